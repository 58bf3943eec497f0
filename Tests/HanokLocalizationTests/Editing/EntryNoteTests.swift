import Testing

@testable import HanokLocalization

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
  func whiteSpaceIsNoChangeOfASource(recorded: String, message: String, isSame: Bool) {
    var note = EntryNote("")
    #expect(note.isSource(message) == nil)
    note[EntryNote.Name.source] = recorded
    #expect(note.isSource(message) == isSame)
  }
}
