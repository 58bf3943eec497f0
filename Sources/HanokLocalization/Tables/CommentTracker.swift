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
    let text = Self.text(of: comment)
    current = current.isEmpty ? text : current + "\n" + text
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
    let lines = String(decoding: content, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { line in
      let text = line.trimmingBlanks
      return isBlock && text.first == "*" ? text.dropFirst().trimmingBlanks : text
    }
    .joined(separator: "\n").trimmingBlanks.description
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
