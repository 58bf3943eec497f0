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
    var description: [Substring] = []
    remarks = []
    for line in comment.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop(while: \.isWhitespace)
      if text.first == "@", text.dropFirst().first?.isLetter == true {
        let name = text.dropFirst().prefix { !$0.isWhitespace }
        let rest = text.dropFirst(1 + name.count).drop(while: \.isWhitespace)
        remarks.append(Remark(String(name), String(rest)))
      } else if remarks.isEmpty {
        description.append(line)
      } else {
        remarks[remarks.count - 1].text += "\n" + line
      }
    }
    self.description = description.joined(separator: "\n")
    for index in remarks.indices {
      remarks[index].text = remarks[index].text.replacing(Self.escapedEnd, with: Self.end)
        .replacing(Self.escapedStart, with: Self.start)
    }
  }

  private static let start = "/*"
  private static let escapedStart = "/\\*"
  private static let end = "*/"
  private static let escapedEnd = "*\\/"

  /// Returns the text of the first remark of a name, or nil if there is none.
  package subscript(_ name: String) -> String? {
    get { remarks.first { $0.name == name }?.text }
    set {
      if let index = remarks.firstIndex(where: { $0.name == name }) {
        if let newValue { remarks[index].text = newValue } else { remarks.remove(at: index) }
      } else if let newValue {
        remarks.append(Remark(name, newValue))
      }
    }
  }

  /// The note as a comment with its delimiters, or an empty text for an empty note.
  package var comment: String {
    let lines =
      (description.isEmpty ? [] : [description])
      + remarks.map { remark in
        "@" + remark.name + (remark.text.isEmpty ? "" : " " + remark.text)
      }
    guard !lines.isEmpty else { return "" }
    // A line that opens another comment would end this one.
    let text = lines.joined(separator: "\n").replacing(Self.end, with: Self.escapedEnd)
      .replacing(Self.start, with: Self.escapedStart)
    // A star at the start of a line is read as a margin, but for a second one: `* {{…}}` is a variant.
    let indented = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop(while: \.isWhitespace).first == "*" ? "* " + $0 : String($0) }
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
    /// `@untranslated`: the value is still that of the source language.
    package static let untranslated = "untranslated"
    /// `@width CELLS`: the greatest width that the text may have on the screen.
    package static let width = "width"
    /// `@gone`: the source language doesn't have the message any more.
    package static let gone = "gone"
  }

  /// The recorded source message, or nil if none is recorded.
  package var source: String? { self[Name.source] }
  /// Whether the value is yet to be translated.
  package var isUntranslated: Bool { self[Name.untranslated] != nil }
  /// The greatest width of the text, in cells, or nil without a bound.
  package var width: Int? { self[Name.width].flatMap { Int($0.prefix { !$0.isWhitespace }) } }

  /// Whether the recorded source and a message are the same but for white space.
  package func isSource(_ message: String) -> Bool? {
    source.map { source in
      source.split(whereSeparator: \.isWhitespace)
        .elementsEqual(message.split(whereSeparator: \.isWhitespace))
    }
  }
}

extension StringsEntry {
  /// The description and the remarks of the comment.
  package var note: EntryNote { EntryNote(comment) }
}
