import HanokCode
import Testing

@Suite struct CodeLanguageTests {
  @Test func fiveLanguagesAreShipped() { #expect(CodeLanguage.allCases.count == 5) }
}
