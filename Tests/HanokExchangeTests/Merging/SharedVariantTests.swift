import HanokLocalization
import Testing

@testable import HanokExchange

/// One variant that a file has two texts for.
@Suite struct SharedVariantTests {
  private static let source = #"""
    "score" = ".input {$n :integer} .match $n one {{{$n} point}} * {{{$n} points}}";
    "d" = "Plain";
    """#

  private func po(_ variant: String, _ text: String, flag: String = "") -> String {
    """
    msgid ""
    msgstr "Language: de\\nX-Hanok-Table: T\\nPlural-Forms: nplurals=2; plural=n != 1;\\n"

    msgctxt "score"
    msgid "{$n} point"
    msgid_plural "{$n} points"
    msgstr[0] "{$n} Punkt"
    msgstr[1] "{$n} Punkte"

    \(flag)msgctxt "score|\(variant)"
    msgid "{$n} points"
    msgstr "\(text)"

    """
  }

  @Test(arguments: ["one", "other"])
  func aFormAndAUnitWithTwoTextsAreAConflict(variant: String) throws {
    let fixture = try ExchangeFixture(Self.source, in: "de")
    let merge = try fixture.merge(po(variant, "{$n} X"))
    let conflict = try #require(merge.outcome.conflicts.first)
    #expect(conflict.kind == .duplicateUnit && merge.outcome.conflicts.count == 1)
    #expect(conflict.place?.line == 12)
    #expect(conflict.arguments["line"] == .init(variant == "one" ? 7 : 8))
    #expect(merge.outcome.added == 1 && merge.outcome.left == 2 && merge.outcome.texts == 3)
    #expect(merge.result.value("score")?.contains("X") == false)
    #expect(merge.result.entry("score")?.note.isUntranslated == true)
  }

  @Test func anEqualTextOrADraftIsNotAConflict() throws {
    let fixture = try ExchangeFixture(Self.source, in: "de")
    let same = try fixture.merge(po("one", "{$n} Punkt"))
    #expect(same.outcome.added == 2 && same.outcome.unchanged == 1 && same.outcome.texts == 3)
    let draft = try fixture.merge(po("one", "{$n} X", flag: "#, fuzzy\n"))
    #expect(draft.outcome.added == 2 && draft.outcome.unfinished == 1 && draft.outcome.texts == 3)
    #expect(draft.result.value("score") == same.result.value("score"))
  }

  /// The finished one of two equal texts counts, wherever it is.
  @Test(arguments: [true, false])
  func ofEqualTextsTheFinishedOneCounts(isDraftFirst: Bool) throws {
    let draft = "#, fuzzy\nmsgctxt \"d\"\nmsgid \"Plain\"\nmsgstr \"Schlicht\"\n"
    let done = draft.replacing("#, fuzzy\n", with: "")
    let text =
      "msgid \"\"\nmsgstr \"Language: de\\nX-Hanok-Table: T\\n\"\n\n"
      + (isDraftFirst ? draft + "\n" + done : done + "\n" + draft)
    let merge = try ExchangeFixture(Self.source, in: "de").merge(text)
    #expect(merge.outcome.added == 1 && merge.outcome.unchanged == 1)
    #expect(merge.result.entry("d")?.note.isUntranslated == false)
  }
}
