/// Assigns comments to entries while a table is read from top to bottom.
struct CommentTracker {
  /// The text of the comment for an entry read now; empty if there is none.
  private(set) var current = ""
  /// Whether only blanks on the same line are between the reader and the last entry.
  private(set) var isBesideEntry = false

  mutating func passSpace(lineBreaks: Int) {
    if lineBreaks > 0 { isBesideEntry = false }
    if lineBreaks > 1 { current = "" }
  }

  mutating func passComment(_ comment: [UInt8]) {
    if !current.isEmpty { current += "\n" }
    current += Self.text(of: comment)
  }

  mutating func passCommentBesideEntry() { isBesideEntry = false }

  mutating func passEntry() {
    isBesideEntry = true
    current = ""
  }

  /// Returns a comment's text without delimiters, margins and the stars at the start of lines.
  static func text(of comment: [UInt8]) -> String {
    let isBlock = comment.starts(with: [Byte.slash, Byte.star])
    var content = comment.dropFirst(2)
    if isBlock, content.suffix(2) == [Byte.star, Byte.slash] { content = content.dropLast(2) }
    guard content.contains(where: mayBeSpace) else { return text(ofPlain: content, isBlock) }
    let lines = String(decoding: content, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { line in
      let text = line.trimmingBlanks
      return isBlock && text.first == "*" ? text.dropFirst().trimmingBlanks : text
    }
    .joined(separator: "\n").trimmingBlanks.description
  }

  /// Whether a byte begins scalars of which some are white space or line ends.
  private static func mayBeSpace(_ byte: UInt8) -> Bool {
    byte == 0xC2 || (0xE1...0xE3).contains(byte) || byte < 0x20 && byte != Byte.lineFeed
  }

  /// Returns the text of a comment whose white space is spaces and line feeds alone.
  private static func text(ofPlain content: ArraySlice<UInt8>, _ isBlock: Bool) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    for line in content.split(separator: Byte.lineFeed, omittingEmptySubsequences: false) {
      var line = line.trimmingSpaces
      if isBlock, line.first == Byte.star { line = line.dropFirst().trimmingSpaces }
      // Empty lines at the start are no part of the text.
      if text.isEmpty { text += line } else { text += [Byte.lineFeed] + line }
    }
    while text.last == Byte.lineFeed { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without spaces at both ends.
  fileprivate var trimmingSpaces: ArraySlice<UInt8> {
    let start = drop { $0 == 0x20 }
    return start.dropLast(
      start.count - (start.lastIndex { $0 != 0x20 }.map { $0 + 1 - start.startIndex } ?? 0))
  }
}

extension StringProtocol {
  /// The text without white space at both ends.
  var trimmingBlanks: SubSequence {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[first...last]
  }
}
