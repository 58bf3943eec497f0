import Testing

@testable import HanokExchange

@Suite struct InlineReaderTests {
  /// Scalars that are one character with the brace before them.
  @Test(arguments: ["\u{200C}", "\u{200D}", "\u{301}", "\u{FE0F}", "\u{E35}", "\u{93F}"])
  func aMarkAfterAPlaceholderIsText(mark: String) throws {
    let fixture = try ExchangeFixture(
      "\"k\" = \"{$n} {#b}x{/b}\";", "\"k\" = \"{#b}z{/b} {$n}\";", in: "hi")
    let target = "{$n}\(mark) {#b}\(mark)y{/b}\(mark)"
    for version in [XLIFF.Version.v21, .v12] {
      // Typed, as people do, instead of inserted.
      let file = fixture.xliff(version).replacing(
        #/<target[^>]*>.*</target>/#, with: "<target>\(target)</target>")
      let merge = try fixture.merge(file)
      #expect(merge.outcome.refused.isEmpty && merge.outcome.changed == 1)
      #expect(merge.result.value("k").map { Array($0.utf8) } == Array(target.utf8))
    }
  }

  @Test(arguments: ["\u{200C}", "\u{301}", "\u{E35}"])
  func aTranslationWithMarksComesBack(mark: String) throws {
    let fixture = try ExchangeFixture(
      "\"k\" = \"{$n}\(mark) {#b}\(mark)x{/b}\(mark)\";", "\"k\" = \"\(mark){$n}\(mark){#b}y{/b}\";"
    )
    for format in ExchangeTestFormat.allCases {
      let merge = try fixture.merge(fixture.text(in: format))
      #expect(merge.outcome.unchanged == 1 && merge.outcome.refused.isEmpty)
    }
  }
}
