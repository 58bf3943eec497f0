import HanokDrawing
import HanokUnicode
import Testing

@Suite struct VisualOrderTests {
  private func layout(
    _ text: AttributedText, _ width: Int, _ direction: TextDirection, most: Int? = nil,
    _ truncation: TextLayout.Truncation = .tail
  ) -> TextLayout {
    let rules = TextLayout.Rules(language: .english, direction: direction)
    return TextLayout(
      text, width: width, maximumLines: most, truncation: truncation, rules: rules)
  }

  @Test(
    arguments: [
      ("abc אבג 12", .leftToRight, "abc 12 גבא"), ("abc אבג 12", .rightToLeft, "12 גבא abc"),
      ("אבג (דה) 12:30", .rightToLeft, "12:30 (הד) גבא"),
      ("سعر ١٢٫٥ ريال", .rightToLeft, "لاير ١٢٫٥ رعس"),
      ("מחיר 12.50 ₪ (ב-3%)", .rightToLeft, "(3%-ב) ₪ 12.50 ריחמ"),
      ("a «ב» c", .leftToRight, "a «ב» c"), ("א «b» ג", .rightToLeft, "ג «b» א"),
      ("שלום!", .rightToLeft, "!םולש"), ("hello!", .rightToLeft, "!hello"),
      ("한글 שלום", .leftToRight, "한글 םולש"), ("שָׁלוֹם 👩‍👩‍👧", .rightToLeft, "👩‍👩‍👧 םוֹלשָׁ"),
    ] as [(String, TextDirection, String)])
  func linesAreDrawnInVisualOrder(text: String, direction: TextDirection, drawn: String) {
    let layout = layout(AttributedText(text), 40, direction)
    #expect(layout.lines.map(\.visualText) == [drawn])
    #expect(layout.lines.map(\.text) == [text])
  }

  @Test func eachLineHasItsOrderInTheWholeParagraph() {
    let layout = layout(AttributedText("אבג abc דהו def זחט"), 8, .rightToLeft)
    #expect(layout.lines.map(\.visualText) == ["abc גבא", "def והד", "טחז"])
  }

  @Test(arguments: [
    (TextLayout.Truncation.tail, "…הדגבא"), (.head, "חזוהד…"), (.middle, "חז…גבא"),
  ])
  func theEllipsisIsWhereReadingStops(truncation: TextLayout.Truncation, drawn: String) {
    let layout = layout(AttributedText("אבגדהוזח"), 6, .rightToLeft, most: 1, truncation)
    #expect(layout.lines.map(\.visualText) == [drawn])
  }

  /// A whole text in an isolate, as a message in another language than the screen's.
  @Test(
    arguments: [
      (40, nil, "Question 3 of 5."), (40, 1, "Question 3 of 5."), (12, nil, "Question 3|of 5."),
      (12, 1, "Question 3…"), (1, 1, "…"),
    ] as [(Int, Int?, String)])
  func anIsolatedTextKeepsItsPunctuation(width: Int, most: Int?, drawn: String) {
    let text = AttributedText("\u{2066}Question 3 of 5.\u{2069}")
    let layout = layout(text, width, .rightToLeft, most: most)
    #expect(layout.lines.map(\.visualText).joined(separator: "|") == drawn)
    #expect(layout.text == text && layout.lines.last?.range.upperBound == 22)
  }

  @Test func aTruncatedTextKeepsItsIsolates() {
    let text = AttributedText("אבג \u{2066}a.\u{2069} דהוזח")
    #expect(layout(text, 9, .rightToLeft, most: 1).lines.map(\.visualText) == ["…ד a. גבא"])
  }

  @Test(arguments: [
    // Marks, isolates and embeddings that end are obeyed, and take no cell.
    ("a\u{200E}b", "ab"), ("\u{2067}אב\u{2069}c", "באc"), ("\u{202B}א-b\u{202C} c", "b-א c"),
    ("1\u{2068}א\u{2069}2", "1א2"),
    // A value of several lines in a message.
    ("1 \u{2068}a\n\u{2068}b\u{2069}c\u{2069} 2", "1 a|bc 2"), ("\u{2068}a\nb", "\u{FFFD}a|b"),
    ("\u{2067}a\n\u{2069}b", "a|b"), ("a\n\u{2069}b", "a|\u{FFFD}b"),
    ("\u{2067}\u{202E}a\n\u{2069}b", "a\u{FFFD}|b"),
    // Others are shown.
    ("a\u{2069}b", "a\u{FFFD}b"), ("\u{2067}abc", "\u{FFFD}abc"), ("\u{202C}a", "\u{FFFD}a"),
    ("x\u{202E}fdp.exe\u{202C}", "x\u{FFFD}fdp.exe\u{FFFD}"),
    ("\u{202D}אב\u{202C}", "\u{FFFD}בא\u{FFFD}"),
    ("\u{202B}a\n\u{202C}b", "\u{FFFD}a|\u{FFFD}b"), ("\u{2067}\u{202B}a\u{2069}", "a\u{FFFD}"),
    ("\u{202B}a\u{2066}b\u{202C}\u{2069}", "\u{FFFD}ab\u{FFFD}"), ("\u{1B}[1m", "␛[1m"),
    ("a\tb", "a␉b"), ("\u{9B}2J", "\u{FFFD}2J"),
  ])
  func strayControlsAreShownAndOthersObeyed(text: String, drawn: String) {
    let layout = layout(AttributedText(text), 40, .leftToRight)
    #expect(layout.lines.map(\.visualText).joined(separator: "|") == drawn)
  }

  @Test func aLineIsInOrderWithoutAnEllipsis() {
    let rules = TextLayout.Rules(language: .english, direction: .rightToLeft, ellipsis: "")
    let layout = TextLayout(AttributedText("אבגדה"), width: 3, maximumLines: 1, rules: rules)
    #expect(layout.lines.map(\.visualText) == ["גבא"])
  }

  @Test func runsOfOneRoleAreOneStretch() {
    var text = AttributedText("a")
    text.runs += [.init("b"), .init("c", role: .key), .init("d", role: .key)]
    let line = layout(text, 20, .leftToRight).lines.first
    #expect(line?.runs == [.init("ab", role: .plain), .init("cd", role: .key)])
  }

  @Test func rolesGoWithTheirText() {
    var text = AttributedText("אב ")
    text.runs += [.init("גד", role: .strong), .init(" הו")]
    let line = layout(text, 20, .rightToLeft).lines.first
    #expect(
      line?.runs == [
        .init("וה ", role: .plain), .init("דג", role: .strong), .init(" בא", role: .plain),
      ])
  }
}
