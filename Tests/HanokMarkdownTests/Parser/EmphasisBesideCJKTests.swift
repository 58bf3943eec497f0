import Testing

@testable import HanokMarkdown

@Suite struct EmphasisBesideCJKTests {
  private func text(_ text: String) -> String {
    BlockText.lines(of: MarkdownDocument(text)).joined(separator: "\n")
  }

  @Test(arguments: [
    ("**“강조”**는", "‹strong:“강조”›는"),
    ("**안녕(hi)**는", "‹strong:안녕(hi)›는"),
    ("이것은**“강조”**", "이것은‹strong:“강조”›"),
    ("이것은**(강조)**다", "이것은‹strong:(강조)›다"),
    ("*\"강조\"*는", "‹em:\"강조\"›는"),
    ("**「強調」**です", "‹strong:「強調」›です"),
    ("これは**「強調」**です。", "これは‹strong:「強調」›です。"),
    ("**強調。**次", "‹strong:強調。›次"),
    ("**《书》**是", "‹strong:《书》›是"),
    ("他说**“好”**吗", "他说‹strong:“好”›吗"),
    ("~~(취소)~~는", "‹del:(취소)›는"),
    ("**`a`**는", "‹strong code:a›는"),
    ("**[집](/a)**에서", "‹strong link›"),
    ("***(강조)***는", "‹strong em:(강조)›는"),
    ("**90%**를", "‹strong:90%›를"),
    (
      "**NFD (\u{1100}\u{1161})**\u{1100}\u{1161}",
      "‹strong:NFD (\u{1100}\u{1161})›\u{1100}\u{1161}"
    ),
  ])
  func emphasisEndsAndBeginsBesideLetters(source: String, expected: String) {
    let shown = expected == "‹strong link›" ? "‹link /a strong:집›에서" : expected
    #expect(text(source) == "p \(shown)")
  }

  @Test(arguments: [
    "2 * 3 * 4", "(*가*)", "가 * (나) * 다", "“**가", "**“ 강조 ”** 는", "a**\"b\"**c", "가**.나", "\\**가",
    "`**“강조”**는`", "_“강조”_는", "가**) 나**다", "# * 가", "**가", "1*(2)*3",
    "**가 \"**나**\"", "가**\" 나**",
  ])
  func otherTextIsThatOfCommonMark(source: String) {
    let bytes = Array(source.utf8)
    let marked = MarkedSource(bytes)
    let kept = String(decoding: marked.bytes, as: UTF8.self)
    #expect(marked.marks?.removed(from: kept) ?? kept == source)
    let latin = source.replacing("가", with: "ga").replacing("나", with: "na")
    let expected = text(latin).replacing("ga", with: "가").replacing("na", with: "나")
    #expect(text(source) == expected)
  }

  @Test(arguments: ["```\n**“강조”**는\n```", "    **“강조”**는", "<p>\n**“강조”**는\n</p>"])
  func codeAndHTMLAreUnchanged(source: String) {
    #expect(text(source).contains("**“강조”**는"))
  }

  @Test func addressesAreUnchanged() {
    #expect(text("[a](/x(1)**가)") == "p ‹link /x(1)**가:a›")
    #expect(text("www.a.de/(b)**가").contains("www.a.de/(b)**가"))
  }

  @Test func aTextWithAllMarksIsRead() {
    let marks = String(
      String.UnicodeScalarView((0x10A50...0x10A58).compactMap(Unicode.Scalar.init)))
    let rest = String(marks.unicodeScalars.dropFirst(2))
    #expect(text("\(rest) **“강조”**는") == "p \(rest) ‹strong:“강조”›는")
    let replaced = "\u{FFFD}\u{FFFD}\(rest)"
    #expect(text("\(marks) **“강조”**는") == "p \(replaced) ‹strong:“강조”›는")
  }
}
