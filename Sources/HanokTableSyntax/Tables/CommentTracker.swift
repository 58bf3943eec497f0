/// Assigns comments to entries while a table is read from top to bottom.
package struct CommentTracker {
  /// The comments of an entry as one text: the descriptions, and then the remarks.
  struct Joined {
    // A remark goes on to the next one, or to the end, but not into another comment.
    private(set) var description = ""
    private(set) var remarks = ""

    /// The text; empty without comments.
    var text: String {
      description.isEmpty || remarks.isEmpty ? description + remarks : description + "\n" + remarks
    }

    mutating func add(_ comment: [UInt8]) {
      let parts = EntryNote.parts(of: CommentTracker.text(of: comment))
      Self.append(parts.description, to: &description)
      Self.append(parts.remarks, to: &remarks)
    }

    private static func append(_ text: String, to lines: inout String) {
      if text.isEmpty { return }
      if !lines.isEmpty { lines += "\n" }
      lines += text
    }
  }

  private var joined = Joined()
  private var ofLastEntry = Joined()
  /// The text of the comments for an entry read now, descriptions first; empty if there is none.
  var current: String { joined.text }
  /// Whether only blanks on the same line are between the reader and the last entry.
  private(set) var isBesideEntry = false

  mutating func passSpace(lineBreaks: Int) {
    if lineBreaks > 0 { isBesideEntry = false }
    if lineBreaks > 1 { joined = Joined() }
  }

  mutating func passComment(_ comment: [UInt8]) { joined.add(comment) }

  /// Returns the text of the last entry's comments, to which one beside it is added.
  mutating func passCommentBesideEntry(_ comment: [UInt8]) -> String {
    isBesideEntry = false
    ofLastEntry.add(comment)
    return ofLastEntry.text
  }

  mutating func passEntry() {
    isBesideEntry = true
    (ofLastEntry, joined) = (joined, Joined())
  }

  /// Returns a comment's text without delimiters, margins and the stars at the start of lines.
  ///
  /// Only ASCII white space is layout: a recorded source text may end in another one, such as U+00A0.
  package static func text(of comment: [UInt8]) -> String {
    let isBlock = comment.starts(with: [Byte.slash, Byte.star])
    var content = comment.dropFirst(2)
    if isBlock, content.suffix(2) == [Byte.star, Byte.slash] { content = content.dropLast(2) }
    if content.contains(Byte.carriageReturn) { content = content.withLineFeeds[...] }
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
  /// The bytes without white space at both ends.
  fileprivate var trimmingSpaces: ArraySlice<UInt8> {
    let start = drop(while: Byte.isSpace)
    return start[..<(start.lastIndex { !Byte.isSpace($0) }.map { $0 + 1 } ?? start.startIndex)]
  }

  /// The bytes with a line feed for each line end.
  fileprivate var withLineFeeds: [UInt8] {
    indices.compactMap { index -> UInt8? in
      guard self[index] == Byte.carriageReturn else { return self[index] }
      let isHalf = index + 1 < endIndex && self[index + 1] == Byte.lineFeed
      return isHalf ? nil : Byte.lineFeed
    }
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
