import HanokLocalization
import Testing

@testable import HanokCommand

@Suite struct TranslationItemTests {
  private func item(
    _ value: String?, _ comment: String = "", source: String = "Quit"
  ) -> TranslationItem {
    TranslationItem(
      id: EditSamples.id("quit"), source: source, sourceComment: "Ends it.\n@width 9\n@allow x y",
      content: value.map { .init(value: $0, note: EntryNote(comment)) })
  }

  @Test(
    arguments: [
      (nil, "", .missing, ""),
      ("", "", .untranslated, ""),
      ("Quit", "@untranslated", .untranslated, ""),
      ("Quitter", "@source Quit", .translated, "Quitter"),
      ("Quitter", "@source  Quit\n", .translated, "Quitter"),
      ("Quitter", "@source Leave", .changed, "Quitter"),
      ("Quitter", "", .translated, "Quitter"),
      ("Quitter", "@source Quit\n@state needs-review", .review, "Quitter"),
      ("Quitter", "@source Leave\n@state needs-review", .changed, "Quitter"),
      ("Quitter", "@state reviewed", .translated, "Quitter"),
    ] as [(String?, String, TranslationItem.State, String)])
  func aStateIsThatOfTheEntry(
    value: String?, comment: String, state: TranslationItem.State, translation: String
  ) {
    let item = item(value, comment)
    #expect(item.state == state && item.translation == translation)
    #expect(item.isOpen == (state != .translated))
    #expect(item.formerSource == (state == .changed ? "Leave" : nil))
  }

  @Test func aTranslationRecordsItsSource() {
    let content = item("Quit", "Ends it.\n@untranslated").content(translated: "Quitter")
    #expect(content?.value == "Quitter")
    #expect(content?.note == EntryNote("Ends it.\n@source Quit"))
  }

  @Test(arguments: ["needs-review", "reviewed", "final"])
  func anotherTextLosesTheState(state: String) {
    let item = item("Quitter", "@note Court.\n@state \(state)")
    #expect(item.content(translated: "Sortir")?.note == EntryNote("@note Court.\n@source Quit"))
  }

  @Test func aNoteIsKeptBesideTheTranslation() {
    let noted = item("Quitter", "@state reviewed").content(noting: "Court.")
    #expect(noted.value == "Quitter")
    #expect(noted.note == EntryNote("@state reviewed\n@note Court."))
    let first = item(nil).content(noting: "Court.")
    #expect(first.value == "Quit")
    #expect(first.note == EntryNote("Ends it.\n@width 9\n@untranslated\n@note Court."))
    #expect(item("Quitter", "@note Court.").content(noting: "").note == EntryNote(""))
  }

  @Test func anEmptyTextIsYetToBeTranslated() {
    let content = item("Quitter", "@source Quit").content(translated: "")
    #expect(content?.value == "Quit" && content?.note == EntryNote("@untranslated"))
    #expect(item(nil).content(translated: "") == nil)
  }

  @Test func aNewEntryHasTheDescriptionAndTheWidthOfTheSource() {
    let content = item(nil).content(translated: "Quitter")
    #expect(content?.note == EntryNote("Ends it.\n@width 9\n@source Quit"))
  }

  @Test func theOwnNoteComesFirst() {
    #expect(item("Quitter", "Finit.\n@width 7").width == 7)
    #expect(item("Quitter", "Finit.").description == "Finit.")
    #expect(item("Quitter").width == 9 && item("Quitter").description == "Ends it.")
  }
}
