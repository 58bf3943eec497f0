import Testing

@testable import HanokMarkdown

@Suite struct MarkdownParsingTests {
  private func blocks(_ text: String) -> [String] { BlockText.lines(of: MarkdownDocument(text)) }

  @Test func theParserIsGitHubs() { #expect(parserVersion.contains("gfm")) }

  @Test(arguments: [
    ("# One\nTwo\n---\n", ["h1 One #one", "h2 Two #two"]),
    ("a\nb  \nc\\\nd", ["p a b⏎c⏎d"]),
    ("> a\n> > b\n\nc", ["> p a", "> > p b", "p c"]),
    ("- a\n- b\n\n3) c\n4) d", ["- p a", "- p b", "3) p c", "4) p d"]),
    ("- a\n\n- b\n  1. c", ["-~ p a", "-~ p b", "-~ 1. p c"]),
    ("- [ ] a\n- [x] b", ["- [ ] p a", "- [x] p b"]),
    ("```swift x\nlet a\n\n  b\n```", ["code swift x", "  let a", "  ", "    b"]),
    ("    a\n\n    b\n", ["code ", "  a", "  ", "  b"]),
    ("***\n<div>\n*a*\n</div>\n", ["rule", "html <div>\n*a*\n</div>"]),
    ("|a|b|c|\n|:-|:-:|-:|\n|1|2|\n", ["| a | b | c | lcr", "| 1 | 2 |  |"]),
  ])
  func blocksAreThoseOfCommonMark(text: String, expected: [String]) {
    #expect(blocks(text) == expected)
  }

  @Test(arguments: [
    ("*a **b** c*", "‹em:a ›‹strong em:b›‹em: c›"),
    ("`a  b` ~~c~~ ~d~", "‹code:a  b› ‹del:c› ~d~"),
    ("[a *b*](/c \"t\")", "‹link /c:a ›‹link /c em:b›"),
    ("![alt](i.png) ![](dir/i.png?x)", "‹link i.png:alt› ‹link dir/i.png?x:i.png›"),
    ("[![CI](badge)](/ci)", "‹link /ci:CI›"),
    ("<b>a</b> &amp; www.a.de", "‹html:<b>›a‹html:</b>› & ‹link http://www.a.de:www.a.de›"),
    ("\\*a\\* a_b_c", "*a* a_b_c"),
    ("[a][b] [c]\n\n[b]: /b\n[c]: </c d>", "‹link /b:a› ‹link /c d:c›"),
  ])
  func inlineTextHasRoles(text: String, expected: String) {
    #expect(blocks(text) == ["p \(expected)"])
  }

  /// CSS Text, Segment Break Transformation Rules.
  @Test(arguments: [
    ("日本\n語", "日本語"), ("中文，\n中文", "中文，中文"), ("한국\n어", "한국 어"), ("日本\nab", "日本 ab"),
    ("ab\n日本", "ab 日本"), ("日本*語*\n*語*", "日本‹em:語語›"),
  ])
  func aLineEndBetweenWideCharactersIsNoSpace(text: String, expected: String) {
    #expect(blocks(text) == ["p \(expected)"])
  }

  @Test func allBytesAreRead() {
    let bytes: [UInt8] = [0x61, 0, 0x62, 0xFF, 0xF0, 0x9F, 0x0D, 0x0A, 0x0D, 0x63]
    let blocks = BlockText.lines(of: MarkdownDocument(bytes: bytes))
    #expect(blocks == ["p a\u{FFFD}b\u{FFFD}\u{FFFD}", "p c"])
    #expect(MarkdownDocument("").blocks.isEmpty)
    #expect(MarkdownDocument("\n \n").blocks.isEmpty)
  }

  @Test func theOutlineHasHeadingsAtAnyDepth() {
    let document = MarkdownDocument("# A\n> ## B\n- ### C\n\nA\n=\n")
    #expect(document.outline.map(\.anchor) == ["a", "b", "c", "a-1"])
    #expect(document.outline.map(\.level) == [1, 2, 3, 1])
  }
}
