import HanokLocalization
import Testing

@testable import HanokCommand

@Suite struct ItemQueryTests {
  private let project: EditedProject

  init() throws { project = try EditSamples.project() }

  private func keys(_ query: ItemQuery, suspects: Set<TranslationItem.ID> = []) -> [String] {
    query.items(of: project, suspects: suspects).map(\.key)
  }

  @Test(
    arguments: [
      (.all, ["title", "score", "greeting", "quit", "leave", "stay"]),
      (.untranslated, ["score", "greeting", "quit", "stay"]),
      (.changed, ["title"]),
      (.findings, ["leave"]),
    ] as [(ItemQuery.Filter, [String])])
  func aFilterShowsItsKind(filter: ItemQuery.Filter, keys: [String]) {
    let suspects: Set = [EditSamples.id("leave", "Shared")]
    #expect(self.keys(ItemQuery(filter: filter), suspects: suspects) == keys)
  }

  @Test(arguments: [
    ("", 6), ("  ", 6), ("QUIT", 2), ("quitter", 1), ("vrai", 1), ("sco", 1), (" true ", 1),
    ("nothing", 0), ("ｑｕｉｔ", 2), ("Stay", 1), ("stays", 0),
    ("shared", 2), ("quiz", 4), ("quiz quit", 1), ("quit SHARED", 1), ("quit leave", 1),
    ("false true", 1), ("quiz stay", 0),
  ])
  func eachWordIsFoundInTableKeySourceOrTranslation(text: String, count: Int) {
    #expect(keys(ItemQuery(text: text)).count == count)
  }

  @Test func filterAndTextAreBothAsked() {
    #expect(keys(ItemQuery(filter: .untranslated, text: "quit")) == ["quit"])
  }

  @Test(arguments: [
    ("Straße", "STRASSE"), ("한글 번역", "글 번"), ("글", "글"), ("ガイド", "ｶﾞｲﾄﾞ"), ("É", "é"), ("aab", "ab"),
    ("abab", "BA"),
  ])
  func lettersOfAnyFormMatch(text: String, typed: String) {
    #expect(TextSearch(typed).matches(text))
  }

  @Test func otherLettersDoNotMatch() {
    #expect(!TextSearch("ab").matches("a b") && !TextSearch("글").matches("ascii"))
    #expect(!TextSearch("abc").matches("ab"))
  }
}
