import Testing

@testable import HanokTableSyntax

@Suite struct EntryNoteTests {
  private func remarks(_ note: EntryNote) -> [String] {
    note.remarks.map { "\($0.name)=\($0.text)" }
  }

  @Test(arguments: [
    ("For people.", "For people.", [String]()),
    ("Mail a@b.c, @ home.\n@ 5 o'clock\n@1", "Mail a@b.c, @ home.\n@ 5 o'clock\n@1", []),
    ("@untranslated", "", ["untranslated="]),
    (
      "One.\n\nTwo.\n  @width  24 cells \n@allow x  y", "One.\n\nTwo.",
      ["width=24 cells ", "allow=x  y"]
    ),
    ("@source a\n  b\n\n@gone", "", ["source=a\n  b\n", "gone="]),
    ("@über x", "", ["über=x"]), ("@source a *\\/ b\\n", "", ["source=a */ b\\n"]),
  ])
  func aCommentIsADescriptionAndRemarks(comment: String, description: String, found: [String]) {
    let note = EntryNote(comment)
    #expect(note.description == description && remarks(note) == found)
  }

  @Test(arguments: [
    ("a  b", "a b", true), (" a\nb ", "a b", true), ("ab", "a b", false), ("a b", "ab", false),
    ("a", "a b", false), ("a b", "a", false), ("", " ", true), ("a bc", "a bd", false),
    ("a b", "a bc", false), ("é", "é", true),
  ])
  func whiteSpaceDoesNotChangeASource(recorded: String, message: String, isSame: Bool) {
    var note = EntryNote("")
    #expect(note.isSource(message) == nil)
    note[EntryNote.Name.source] = recorded
    #expect(note.isSource(message) == isSame)
  }

  @Test(arguments: [
    ("", true), ("For people.", true), ("Mail a@b.c", true), ("@source A", true),
    ("Below.\n@width 3\n@allow x", true), ("@untranslated", false), ("A\n@gone", false),
    ("@source A\n@untranslated", false), ("@gones", true),
  ])
  func untranslatedAndGoneEntriesAreNotShown(comment: String, isShown: Bool) throws {
    let table = StringsFile("/* \(comment) */\n\"a\" = \"b\";\n")
    #expect(try #require(table.entry("a")).isShown == isShown)
  }

  @Test(arguments: [("24", 24), ("8 cells", 8), ("x", nil), ("", nil)])
  func aWidthIsANumber(text: String, width: Int?) {
    var note = EntryNote("")
    #expect(note.width == nil && !note.isUntranslated && note.source == nil)
    note[EntryNote.Name.width] = text
    #expect(note.width == width)
  }

  /// Texts of signs that have a meaning in comments, in every order.
  private static let texts: [String] = {
    let signs = ["*", " ", "\n", "@", "/", "\\", "a"]
    var texts = [""]
    for _ in 1...4 {
      texts += texts.suffix(texts.count).flatMap { text in signs.map { text + $0 } }
    }
    return Array(Set(texts)).sorted()
  }()

  @Test func aSourceIsReadAsItWasWritten() throws {
    for text in Self.texts {
      var note = EntryNote("Below.")
      note[EntryNote.Name.source] = "x" + text + "x"
      let table = StringsFile("\(note.comment)\n\"a\" = \"b\";\n")
      let read = table.entry("a")?.note
      #expect(table.faults.isEmpty && read?.description == "Below.", "\(text.debugDescription)")
      #expect(read?.isSource("x" + text + "x") == true, "\(text.debugDescription): \(note.comment)")
    }
  }
}
