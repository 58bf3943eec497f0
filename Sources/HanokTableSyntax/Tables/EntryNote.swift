/// A translator's note above an entry: a description, and remarks for tools.
///
/// A remark begins with `@` at the start of a line, and ends before the next one:
///
/// ```
/// /* Under the question. $score: points so far.
///    @width 24
///    @allow much-longer There is room for it.
///    @source Score: {$score :integer} */
/// ```
package struct EntryNote: Sendable, Hashable {
  /// A remark for tools.
  package struct Remark: Sendable, Hashable {
    /// The name, without its `@`.
    package var name: String
    /// The text after the name; line breaks are kept.
    package var text: String

    /// Creates a remark.
    package init(_ name: String, _ text: String = "") {
      self.name = name
      self.text = text
    }

    /// The first word of the text, and the rest.
    package var words: (first: String, rest: String) {
      let parts = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
      return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    }
  }

  /// The description, for people.
  package var description: String
  /// The remarks, in order.
  package var remarks: [Remark]

  /// Reads the comment of an entry, without delimiters.
  package init(_ comment: String) {
    remarks = []
    description = comment
    // Most comments are for people alone.
    guard comment.utf8.contains(UInt8(ascii: "@")) else { return }
    let parts = Self.parts(of: comment)
    description = parts.description
    let lines = parts.remarks.utf8.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
    for line in lines where !remarks.isEmpty || Self.remarkName(in: line) != nil {
      if let name = Self.remarkName(in: line) {
        let rest = line[name.endIndex...].drop(while: Byte.isSpace)
        remarks.append(Remark(Self.text([name]), Self.text([rest])))
      } else {
        remarks[remarks.count - 1].text += "\n" + Self.text([line])
      }
    }
    for index in remarks.indices where remarks[index].text.utf8.contains(Byte.backslash) {
      remarks[index].text = RemarkEscapes.read(remarks[index].text)
    }
  }

  /// Returns the lines of a comment before its first remark, and from it on.
  package static func parts(of comment: String) -> (description: String, remarks: String) {
    guard comment.utf8.contains(UInt8(ascii: "@")) else { return (comment, "") }
    let lines = comment.utf8.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
    let first = lines.firstIndex { remarkName(in: $0) != nil } ?? lines.endIndex
    return (text(lines[..<first]), text(lines[first...]))
  }

  private typealias Line = Substring.UTF8View

  private static func text(_ lines: some Collection<Line>) -> String {
    lines.map { String(Substring($0)) }.joined(separator: "\n")
  }

  /// Returns the name of the remark that a line begins, or nil if it begins none.
  private static func remarkName(in line: Line) -> Line? {
    let text = line.drop(while: Byte.isSpace)
    guard text.first == UInt8(ascii: "@") else { return nil }
    let name = text.dropFirst().prefix { !Byte.isSpace($0) }
    return Substring(name).first?.isLetter == true ? name : nil
  }

  /// Returns the text of the first remark of a name, or nil if there is none; nil removes all of them.
  package subscript(_ name: String) -> String? {
    get { remarks.first { $0.name == name }?.text }
    set {
      // Two comments of an entry may have the same one.
      guard let newValue else { return remarks.removeAll { $0.name == name } }
      if let index = remarks.firstIndex(where: { $0.name == name }) {
        remarks[index].text = newValue
      } else {
        remarks.append(Remark(name, newValue))
      }
    }
  }

  /// The note as a comment with its delimiters, or an empty text for an empty note.
  package var comment: String {
    let lines =
      (description.isEmpty ? [] : [description])
      + remarks.map { remark in
        "@" + remark.name
          + (remark.text.isEmpty ? "" : " " + RemarkEscapes.written(remark.text))
      }
    guard !lines.isEmpty else { return "" }
    // A star at the start of a line is read as a margin, but for a second one: `* {{…}}` is a variant.
    let indented = lines.joined(separator: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.utf8.drop(while: Byte.isSpace).first == Byte.star ? "* " + $0 : String($0) }
      .joined(separator: "\n   ")
    return "/* \(indented) */"
  }
}

extension EntryNote {
  /// The remarks that have a meaning here.
  package enum Name {
    /// `@allow CHECK REASON`: the entry is right in spite of the check.
    package static let allow = "allow"
    /// `@source TEXT`: the source message that the entry translates.
    package static let source = "source"
    /// `@note TEXT`: what a translator tells the next one.
    package static let note = "note"
    /// `@state NAME`: how far a translation tool says the entry is: `needs-review`, `reviewed` or `final`.
    package static let state = "state"
    /// `@untranslated`: the value is still that of the source language, or a draft.
    package static let untranslated = "untranslated"
    /// `@width CELLS`: the greatest width that the text may have on the screen.
    package static let width = "width"
    /// `@gone`: the source language doesn't have the message any more.
    package static let gone = "gone"
    /// `@previous TEXT`: a value that was replaced by a new text of the source language.
    package static let previous = "previous"
  }

  /// The recorded source message, or nil if none is recorded.
  package var source: String? { self[Name.source] }
  /// Whether the value is yet to be translated.
  package var isUntranslated: Bool { self[Name.untranslated] != nil }
  /// The state of a finished translation that somebody has to read again.
  package static let needsReview = "needs-review"
  /// Whether the translation is finished, and somebody has to read it again.
  package var needsReview: Bool { self[Name.state] == Self.needsReview }
  /// The greatest width of the text, in cells, or nil without a bound.
  package var width: Int? { self[Name.width].flatMap { Int($0.prefix { !$0.isWhitespace }) } }

  /// Whether the recorded source and a message are the same but for white space.
  package func isSource(_ message: String) -> Bool? {
    source.map { $0.utf8.hasSameWords(as: message.utf8) }
  }
}

extension Collection<UInt8> {
  /// Whether two texts are the same but for the white space between and around words.
  fileprivate func hasSameWords(as other: some Collection<UInt8>) -> Bool {
    var (rest, others) = (self[...], other[...])
    while true {
      rest = rest.drop(while: Byte.isSpace)
      others = others.drop(while: Byte.isSpace)
      if rest.isEmpty || others.isEmpty { return rest.isEmpty && others.isEmpty }
      while let byte = rest.first, !Byte.isSpace(byte) {
        guard byte == others.first else { return false }
        rest.removeFirst()
        others.removeFirst()
      }
      if let byte = others.first, !Byte.isSpace(byte) { return false }
    }
  }
}

extension StringsEntry {
  /// The description and the remarks of the comment.
  package var note: EntryNote { EntryNote(comment) }

  /// Whether programs show the entry: a message that is yet to be translated falls back to its source
  /// language, whose rules it follows, and one that the source doesn't have any more is only kept.
  package var isShown: Bool {
    guard comment.utf8.contains(UInt8(ascii: "@")) else { return true }
    let note = note
    return !note.isUntranslated && note[EntryNote.Name.gone] == nil
  }
}
