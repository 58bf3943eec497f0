import Testing

@testable import HanokMarkdown

@Suite struct MarkdownVersionTests {
  @Test func theParserIsGitHubs() { #expect(parserVersion.contains("gfm")) }
}
