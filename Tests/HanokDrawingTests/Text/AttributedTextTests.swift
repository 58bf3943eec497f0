import HanokDrawing
import HanokUnicode
import MessageFormat
import Testing

@Suite struct AttributedTextTests {
  private func text(_ source: String, isolation: BidiIsolation = .none) throws -> AttributedText {
    AttributedText(
      MessageFormatter(.english, bidiIsolation: isolation)
        .marked(try ParsedMessage(source), ["n": 3, "name": "אב"]))
  }

  @Test func markupGivesRoles() throws {
    let text = try text("a {#strong}b {$n}{/strong} {#link href=|x.org|}c{/link} {#other}d{/other}")
    #expect(text.text == "a b 3 c d")
    #expect(
      text.runs.map(\.role) == [
        .plain, .strong, .plain, .link("x.org"), .plain, .plain,
      ])
  }

  @Test func theInnermostMarkupCounts() throws {
    let text = try text("{#strong}a{#key}b{/key}c{/strong}{#emphasis}d{/emphasis}")
    #expect(text.runs.map(\.role) == [.strong, .key, .strong, .emphasis])
  }

  @Test func isolatesAroundValuesAreKeptForTheLayout() throws {
    let isolated = try text("{$name}: 12", isolation: .default)
    #expect(isolated.text == "\u{2068}אב\u{2069}: 12")
    let rules = TextLayout.Rules(language: .english)
    let line = TextLayout(isolated, width: 20, rules: rules).lines.first
    #expect(line?.visualText == "בא: 12")
    let other = TextLayout(try text("{$name}: 12"), width: 20, rules: rules).lines.first
    #expect(other?.visualText == "12 :בא")
  }
}
