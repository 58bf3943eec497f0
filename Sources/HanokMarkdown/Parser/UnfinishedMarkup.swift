/// Markup that has begun at the end of a text that arrives, but hasn't ended.
///
/// Until its end arrives, it is shown as it will probably look, so that signs don't appear and vanish:
///
/// ```
/// Some **bo      Some bo, which is strong
/// [text](htt     a link
/// | a | b |      nothing, until the line below makes it a table
/// ---            nothing: it may belong to the line above
/// ```
nonisolated struct UnfinishedMarkup {
  /// The text to parse.
  private(set) var text: [UInt8]
  /// The ends of the markup that was open.
  private(set) var ends = ""

  private static let lineFeed: UInt8 = 0x0A

  /// Completes a text.
  ///
  /// - Parameter isCode: Whether it ends in source code, in which nothing but a fence is markup.
  init(_ text: [UInt8], isCode: Bool) {
    self.text = text
    if isLineIncomplete, isFence(lastLine) || !isCode && isSigns(lastLine) {
      self.text.removeSubrange(lastLine.startIndex...)
    }
    if isCode { return }
    let block = lastBlock
    if isTableBegin(block) {
      self.text.removeSubrange(block.startIndex...)
    } else {
      complete(from: Self.content(of: block).startIndex)
    }
  }

  /// Whether signs are left that the parser didn't take for ends.
  func isRefused(_ shown: String) -> Bool {
    !ends.isEmpty
      && (shown.last.map { "*~`".contains($0) } == true
        || ends.contains("()") && shown.hasSuffix("()"))
  }

  // Lines.

  private var isLineIncomplete: Bool { text.last != Self.lineFeed }

  private var lastLine: ArraySlice<UInt8> {
    text[(text.lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? 0)...]
  }

  /// The lines of the last paragraph, heading or item.
  private var lastBlock: ArraySlice<UInt8> {
    var start = text.endIndex
    var end = isLineIncomplete ? start : start - 1
    while end > 0 {
      let begin = text[..<end].lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? 0
      let line = text[begin..<end]
      if line.allSatisfy(Self.isSpace) { break }
      start = begin
      if Self.content(of: line).startIndex != Self.withoutIndent(line).startIndex { break }
      end = begin - 1
    }
    return text[start...]
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func withoutIndent(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.drop(while: isSpace)
  }

  /// Returns a line after the signs of quotes, items and headings.
  private static func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = withoutIndent(line)
    while let first = rest.first {
      var next = rest.dropFirst()
      switch first {
      case UInt8(ascii: ">"): break
      case UInt8(ascii: "#"): next = next.drop { $0 == first }
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
        guard next.first.map(isSpace) == true else { return rest }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        next = next.drop { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        guard next.first == UInt8(ascii: ".") || next.first == UInt8(ascii: ")"),
          next.dropFirst().first.map(isSpace) == true
        else { return rest }
        next = next.dropFirst()
      default: return rest
      }
      rest = withoutIndent(next)
    }
    return rest
  }

  private func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    let signs = Self.withoutIndent(line)
    guard let first = signs.first, "`~".utf8.contains(first) else { return false }
    return signs.allSatisfy { $0 == first }
  }

  /// Whether a line may become another kind of block, or belong to the line above.
  private func isSigns(_ line: ArraySlice<UInt8>) -> Bool {
    let content = Self.content(of: line)
    // The start of a task's box.
    if content.first == UInt8(ascii: "["), content.count < 3 { return true }
    let rest = content.drop { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    let isNumber = rest.startIndex > content.startIndex
    if isNumber { return rest.count == 1 && ".)".utf8.contains(rest[rest.startIndex]) }
    return content.allSatisfy { Self.isSpace($0) || "-=*_~`#>+|:![".utf8.contains($0) }
  }

  /// Whether lines begin a table whose second line hasn't arrived.
  private func isTableBegin(_ block: ArraySlice<UInt8>) -> Bool {
    guard Self.content(of: block).first == UInt8(ascii: "|") else { return false }
    let lines = block.split(separator: Self.lineFeed)
    if lines.count == 1 { return true }
    return lines.count == 2 && isLineIncomplete
      && lines[1].allSatisfy { Self.isSpace($0) || "|:->".utf8.contains($0) }
  }

  // Inline markup.

  /// Removes signs at the end, and adds the ends of what is open.
  private mutating func complete(from start: Int) {
    while isLineIncomplete, text.count > start, let last = text.last, "*~`[".utf8.contains(last) {
      text.removeLast()
      if last == UInt8(ascii: "["), text.last == UInt8(ascii: "!") { text.removeLast() }
    }
    var scanner = MarkupScanner()
    scanner.scan(text[start...])
    if scanner.ends.isEmpty { return }
    ends = scanner.ends
    // A sign after a space ends nothing.
    while let last = text.last, last == Self.lineFeed || Self.isSpace(last) { text.removeLast() }
    text += ends.utf8
  }
}

/// Finds the markup that is open at the end of a text.
private nonisolated struct MarkupScanner {
  /// The ends of what is open, from the outermost.
  private var open: [String] = []
  private var codeEnd: String?
  private var isEscaped = false

  /// The ends of what is open, from the innermost.
  var ends: String { (codeEnd ?? "") + open.reversed().joined() }

  mutating func scan(_ text: ArraySlice<UInt8>) {
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      let run = text[index...].prefix { $0 == byte }
      defer { isEscaped = byte == UInt8(ascii: "\\") && !isEscaped }
      switch byte {
      case UInt8(ascii: "`") where !isEscaped:
        let sign = String(decoding: run, as: UTF8.self)
        if codeEnd == nil { codeEnd = sign } else if codeEnd == sign { codeEnd = nil }
        index = run.endIndex
      case UInt8(ascii: "*"), UInt8(ascii: "~"):
        if codeEnd == nil, !isEscaped { scanRun(run, in: text) }
        index = run.endIndex
      default:
        if codeEnd == nil, !isEscaped { scanBracket(at: index, in: text) }
        index += 1
      }
    }
  }

  private mutating func scanRun(_ run: ArraySlice<UInt8>, in text: ArraySlice<UInt8>) {
    let before = run.startIndex > text.startIndex ? text[run.startIndex - 1] : nil
    let isEnd = before.map { !Self.isSpace($0) } == true
    let isBegin = run.endIndex < text.endIndex && !Self.isSpace(text[run.endIndex])
    var rest = String(decoding: run, as: UTF8.self)
    while isEnd, let last = open.last, rest.hasPrefix(last) {
      open.removeLast()
      rest.removeFirst(last.count)
    }
    // Of “***”, either may end first.
    if isEnd, rest == "*", open.suffix(2) == ["*", "**"] {
      open.remove(at: open.count - 2)
      return
    }
    guard isBegin, rest.count < 4, before.map(Self.isOfWord) != true else { return }
    switch rest {
    case "*", "**", "~~": open.append(rest)
    case "***": open += ["*", "**"]
    default: break
    }
  }

  private mutating func scanBracket(at index: Int, in text: ArraySlice<UInt8>) {
    let next = text[(index + 1)...].first
    switch text[index] {
    case UInt8(ascii: "["):
      let isWithinWord = index > text.startIndex && Self.isOfWord(text[index - 1])
      if !isWithinWord { open.append("]()") }
    case UInt8(ascii: "]"):
      guard let place = open.lastIndex(of: "]()") else { return }
      open.removeSubrange(place...)
      if next == UInt8(ascii: "(") { open.append(")") }
      if next == nil { open.append("()") }
    case UInt8(ascii: ")"): if open.last == ")" { open.removeLast() }
    default: break
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A
  }

  /// Whether a byte is a letter or a digit in ASCII, after which signs rarely begin markup.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
