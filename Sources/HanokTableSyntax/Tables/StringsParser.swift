/// A parser of `.strings` tables into pieces; text that it can't read becomes stray.
///
/// Offsets in faults are in UTF-8 bytes.
struct StringsParser {
  let source: [UInt8]
  var at = 0
  var pieces: [StringsPiece] = []
  var faults: [SourceFault] = []

  /// Whether keys of letters and digits need no quotes, as in Apple's tables.
  let allowsBareKeys: Bool
  private var comments = CommentTracker()
  private var offsetsOfKeys: [String: Int] = [:]
  /// The offset after which no comment is closed.
  private let lastCommentEnd: Int

  init(_ source: [UInt8], allowsBareKeys: Bool = false) {
    self.source = source
    self.allowsBareKeys = allowsBareKeys
    // Most entries are longer, with their comments and spaces.
    offsetsOfKeys.reserveCapacity(source.count / 64)
    lastCommentEnd =
      source.indices.dropLast().last { source[$0] == Byte.star && source[$0 + 1] == Byte.slash }
      ?? -1
  }

  mutating func parse() {
    while at < source.count {
      if Byte.isSpace(source[at]) {
        parseSpace()
      } else if isCommentStart(at) {
        parseComment()
      } else if startsKey {
        parseEntry()
      } else {
        parseStray()
      }
    }
  }

  private mutating func parseSpace() {
    let space = take(while: Byte.isSpace)
    comments.passSpace(lineBreaks: SourceLines(space).count - 1)
    pieces.append(.space(space))
  }

  private mutating func parseComment() {
    let comment = takeComment()
    if comments.isBesideEntry, case .entry(var entry)? = pieces.lastEntry {
      entry.comment = comments.passCommentBesideEntry(comment)
      pieces.replaceLastEntry(with: entry)
    } else {
      comments.passComment(comment)
    }
    pieces.append(.comment(comment))
  }

  private mutating func parseStray() {
    let start = at
    reportStray(from: start)
    keepStray(from: start)
  }

  private mutating func reportStray(from start: Int) {
    if reportTypographicQuote(at: start) { return }
    let stray = takeStray().prefix(40)
    let text = String(decoding: stray, as: UTF8.self).trimmingBlanks
    report(.strayText, at: start, ["text": .init(String(text))])
  }

  // MARK: Entries

  private mutating func parseEntry() {
    let start = at
    guard let key = takeLiteral() else { return keepStray(from: start) }
    let keyEnd = at
    skipTrivia()
    let hasEquals = take(Byte.equals)
    if hasEquals { skipTrivia() }
    guard at < source.count, source[at] == Byte.quote else {
      return dropEntry(key, hasEquals: hasEquals, keyEnd: keyEnd)
    }
    let valueStart = at
    let faultsToKey = faults.count
    guard let value = takeLiteral() else { return keepStray(from: start) }
    let valueEnd = at
    let faultsToValue = faults.count
    skipTrivia()
    if at < source.count, source[at] == Byte.equals {
      // The supposed value is the key of the next entry.
      rewind(to: valueStart, faults: faultsToKey)
      report(.missingValue, at: keyEnd, ["key": .init(key.value)])
      return keepStray(from: start)
    }
    if isStrayText(at, after: valueEnd) {
      // Most often this is an unescaped quote in the value: the text before it is unreliable.
      reportStray(from: at)
      return keepStray(from: start)
    }
    if !hasEquals { report(.missingEquals, at: keyEnd, ["key": .init(key.value)]) }
    if !take(Byte.semicolon) {
      rewind(to: valueEnd, faults: faultsToValue)
      report(.missingSemicolon, at: valueEnd, ["key": .init(key.value)])
    }
    append(key, joint: keyEnd..<valueStart, value, ending: valueEnd..<at)
  }

  /// Moves back to read the text after a lookahead again, and removes its faults.
  private mutating func rewind(to offset: Int, faults count: Int) {
    at = offset
    faults.removeLast(faults.count - count)
  }

  /// Whether text outside of entries is at `offset`, on the line that ends at `end`.
  private func isStrayText(_ offset: Int, after end: Int) -> Bool {
    guard offset < source.count, source[offset] != Byte.semicolon, !looksLikeEntry(at: offset)
    else { return false }
    return !source[end..<offset].contains(where: Byte.isLineBreak)
  }

  private mutating func append(
    _ key: StringsLiteral, joint: Range<Int>, _ value: StringsLiteral, ending: Range<Int>
  ) {
    let isNew = note(key)
    let comment = comments.current
    comments.passEntry()
    pieces.append(
      .entry(
        StringsEntry(
          key: key, joint: Array(source[joint]), value: value, ending: Array(source[ending]),
          comment: comment,
          isSound: isNew && key.isSound && value.isSound)))
  }

  /// Records `key`, and returns whether it is valid: not empty and not in an earlier entry.
  private mutating func note(_ key: StringsLiteral) -> Bool {
    if key.value.isEmpty {
      report(.emptyKey, at: key.offset)
      return false
    }
    if let first = offsetsOfKeys[key.value] {
      report(.duplicateKey, at: key.offset, ["key": .init(key.value)], reference: first)
      return false
    }
    offsetsOfKeys[key.value] = key.offset
    return true
  }

  /// Drops an entry whose key isn't followed by a value.
  private mutating func dropEntry(_ key: StringsLiteral, hasEquals: Bool, keyEnd: Int) {
    if at < source.count, reportTypographicQuote(at: at) { return keepStray(from: key.offset) }
    let isBare = at < source.count && source[at] != Byte.semicolon && !hasEquals
    if isBare, key.source.contains(Byte.equals) {
      // `"key = "value";`: the key includes the value's opening quote.
      report(.unterminatedString, at: key.offset)
    } else {
      report(isBare ? .missingEquals : .missingValue, at: keyEnd, ["key": .init(key.value)])
    }
    if at < source.count { _ = takeStray() }
    keepStray(from: key.offset)
  }

  private mutating func keepStray(from start: Int) {
    pieces.append(.stray(Array(source[start..<at])))
  }

  /// Whether a key is next: in quotes, or a word where it needs none.
  private var startsKey: Bool {
    source[at] == Byte.quote || allowsBareKeys && Byte.isOfWord(source[at])
  }

  mutating func report(
    _ kind: ProblemKind, at offset: Int, _ arguments: [String: TableProblem.Argument] = [:],
    reference: Int? = nil
  ) {
    faults.append(SourceFault(kind, at: offset, arguments: arguments, reference: reference))
  }

  /// Whether a comment that opens at `offset` is closed.
  func isCommentClosed(at offset: Int) -> Bool { offset + 2 <= lastCommentEnd }
}

extension [StringsPiece] {
  /// The last entry, even if other pieces follow it.
  fileprivate var lastEntry: StringsPiece? { last(where: \.isEntry) }

  fileprivate mutating func replaceLastEntry(with entry: StringsEntry) {
    guard let index = lastIndex(where: \.isEntry) else { return }
    self[index] = .entry(entry)
  }
}

extension StringsPiece {
  fileprivate var isEntry: Bool { if case .entry = self { true } else { false } }
}
