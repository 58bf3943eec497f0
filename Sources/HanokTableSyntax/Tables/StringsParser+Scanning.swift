extension StringsParser {
  mutating func take(while holds: (UInt8) -> Bool) -> [UInt8] {
    let start = at
    while at < source.count, holds(source[at]) { at += 1 }
    return Array(source[start..<at])
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard at < source.count, source[at] == byte else { return false }
    at += 1
    return true
  }

  func isCommentStart(_ offset: Int) -> Bool {
    offset + 1 < source.count && source[offset] == Byte.slash
      && (source[offset + 1] == Byte.star || source[offset + 1] == Byte.slash)
  }

  /// Skips white space and comments within an entry.
  mutating func skipTrivia() {
    while at < source.count {
      if Byte.isSpace(source[at]) {
        at += 1
      } else if isCommentStart(at) {
        _ = takeComment()
      } else {
        return
      }
    }
  }

  /// Takes a comment with its delimiters, without the line break after a `//` comment.
  ///
  /// A comment ends with its first line if it is not closed or if a line in it opens another.
  mutating func takeComment() -> [UInt8] {
    let start = at
    let end = source[at + 1] == Byte.star ? endOfBlock(from: at) : nil
    if source[at + 1] == Byte.star, end == nil { report(.unterminatedComment, at: at) }
    at = end ?? endOfLine(from: at)
    return Array(source[start..<at])
  }

  private func endOfBlock(from start: Int) -> Int? {
    guard isCommentClosed(at: start) else { return nil }
    var index = start + 2
    var isAtLineStart = false
    while index + 1 < source.count {
      let byte = source[index]
      if byte == Byte.star, source[index + 1] == Byte.slash { return index + 2 }
      if byte == Byte.slash, source[index + 1] == Byte.star, isAtLineStart { return nil }
      if Byte.isLineBreak(byte) {
        isAtLineStart = true
      } else if !Byte.isSpace(byte) {
        isAtLineStart = false
      }
      index += 1
    }
    return nil
  }

  func endOfLine(from start: Int) -> Int {
    source[start...].firstIndex(where: Byte.isLineBreak) ?? source.count
  }

  /// Returns the offset after the closing quote of the literal at `start`, or nil without one.
  func endOfLiteral(from start: Int, onOneLine: Bool = false) -> Int? {
    var index = start + 1
    while index < source.count {
      if source[index] == Byte.quote { return index + 1 }
      if onOneLine, Byte.isLineBreak(source[index]) { return nil }
      index += source[index] == Byte.backslash ? 2 : 1
    }
    return nil
  }

  /// Takes a literal; without a closing quote, returns nil and moves `at` to where reading resumes.
  mutating func takeLiteral() -> StringsLiteral? {
    let start = at
    if source[at] != Byte.quote {
      let word = take(while: Byte.isOfWord)
      let text = String(decoding: word, as: UTF8.self)
      return StringsLiteral(source: word, value: text, offset: start)
    }
    guard let end = endOfLiteral(from: start) else {
      reportUnterminatedString(at: start)
      at = source.count
      return nil
    }
    if opensNextEntry(end - 1, after: start) {
      reportUnterminatedString(at: start)
      at = end - 1
      return nil
    }
    at = end
    var decoder = LiteralDecoder(
      source[(start + 1)..<(end - 1)], offset: start + 1, allowsEscapedLineBreaks: allowsBareKeys)
    decoder.decode()
    faults += decoder.faults
    return StringsLiteral(
      source: Array(source[start..<end]), value: String(decoding: decoder.value, as: UTF8.self),
      offset: start, isSound: decoder.faults.isEmpty)
  }

  /// Whether the quote at `offset` opens an entry instead of closing the literal from `start`.
  ///
  /// ```
  /// "title" = "Quiz;        ← the closing quote is missing here
  /// "again" = "Again";      ← so the first quote here is taken for it
  /// ```
  private func opensNextEntry(_ offset: Int, after start: Int) -> Bool {
    var index = offset - 1
    while index > start, !Byte.isLineBreak(source[index]) {
      guard Byte.isSpace(source[index]) else { return false }
      index -= 1
    }
    return index > start && looksLikeEntry(at: offset)
  }

  /// Whether a key in quotes and an equals sign are at `start`, all on one line.
  func looksLikeEntry(at start: Int) -> Bool {
    guard source[start] == Byte.quote,
      var index = endOfLiteral(from: start, onOneLine: true), index > start + 2
    else { return false }
    while index < source.count, Byte.isSpace(source[index]), !Byte.isLineBreak(source[index]) {
      index += 1
    }
    return index < source.count && source[index] == Byte.equals
  }

  /// Takes unreadable text: through the next semicolon, or to the next line, comment or entry.
  mutating func takeStray() -> [UInt8] {
    let start = at
    while at < source.count, !Byte.isLineBreak(source[at]) {
      let byte = source[at]
      if at > start, isCommentStart(at) || looksLikeEntry(at: at) { break }
      at += 1
      if byte == Byte.semicolon { break }
    }
    return Array(source[start..<at])
  }

  /// Reports a typographic quotation mark at `offset`, and takes the text that it begins; returns false
  /// for anything else.
  mutating func reportTypographicQuote(at offset: Int) -> Bool {
    // The longest of them have three bytes.
    let text = String(decoding: source[offset...].prefix(3), as: UTF8.self)
    guard let mark = text.unicodeScalars.first, Self.typographicQuotes.contains(mark) else {
      return false
    }
    report(.typographicQuote, at: offset, ["subject": .init(String(mark))])
    _ = takeStray()
    return true
  }

  /// Reports a string without its end, or the typographic mark at the end of its line: `"key" = "value”;`.
  private mutating func reportUnterminatedString(at start: Int) {
    var line = source[start..<endOfLine(from: start)]
    while let last = line.last, Byte.isSpace(last) || last == Byte.semicolon { line.removeLast() }
    for length in 2...3 {
      let text = String(decoding: line.suffix(length), as: UTF8.self)
      if text.unicodeScalars.count == 1, let mark = text.unicodeScalars.first,
        Self.typographicQuotes.contains(mark)
      {
        report(.typographicQuote, at: line.endIndex - length, ["subject": .init(text)])
        return
      }
    }
    report(.unterminatedString, at: start)
  }

  private static let typographicQuotes = Set("“”„‟«»‹›‘’‚「」『』″＂״".unicodeScalars)
}
