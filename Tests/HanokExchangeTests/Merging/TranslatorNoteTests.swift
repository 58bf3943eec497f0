import HanokExchange
import HanokLocalization
import Testing

@Suite struct TranslatorNoteTests {
  @Test(arguments: ExchangeTestFormat.allCases)
  func aNoteIsHandedOnAndKept(format: ExchangeTestFormat) throws {
    let fixture = try ExchangeFixture(
      "\"a\" = \"Hello\";", "/* Where it is.\n   @note Ask <Ann>. */\n\"a\" = \"Cześć\";")
    let text = fixture.text(in: format)
    #expect(text.contains(format == .po ? "# Ask <Ann>.\n" : "Ask &lt;Ann&gt;.</note>"))
    let merge = try fixture.merge(text.replacing("Cześć", with: "Witaj"))
    let entry = try #require(merge.result.entry("a"))
    #expect(entry.value.value == "Witaj")
    #expect(entry.note.description == "Where it is." && entry.note["note"] == "Ask <Ann>.")
  }
}
