import HanokSystem
import HanokTerminal
import Testing

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("a\nb\tc\r\nd", "a\nb\tc\nd"), ("a\rb\r", "a␍b␍"), ("\r\r\n", "␍\n"),
    ("\u{1B}]52;c;UFdO\u{7}", "␛]52;c;UFdO␇"), ("\0\u{8}\u{7F}", "␀␈␡"),
    ("\u{9B}31m\u{85}", "\u{FFFD}31m\u{FFFD}"), ("a\u{202E}b\u{202C}", "a\u{FFFD}b\u{FFFD}"),
    ("\u{2028}\u{2029}", "\u{FFFD}\u{FFFD}"), ("\u{2067}가\n나\u{2069}", "가\n나"),
    ("\u{2066}a\n", "\u{FFFD}a\n"), ("a\u{2069}", "a\u{FFFD}"), ("١\u{200F}٢\u{200E}\u{61C}", "١٢"),
    ("한글 日本 👩‍👩‍👧 é", "한글 日本 👩‍👩‍👧 é"), ("", ""),
  ])
  func textInLinesIsVisible(text: String, shown: String) {
    #expect(Array(VisibleText.lines(text).unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test(arguments: [("a\nb\tc\r\n", "a␊b␉c␍␊"), ("\u{1B}[2J", "␛[2J")])
  func aLineHasNoLineBreaks(text: String, shown: String) {
    #expect(Array(VisibleText.line(text).unicodeScalars) == Array(shown.unicodeScalars))
  }

  /// Of all scalars, between others and alone, none that a terminal obeys is left.
  @Test func noControlIsLeft() {
    let scalars =
      (UInt32(0)...0x2FFFF).compactMap(Unicode.Scalar.init) + ["\u{E0001}", "\u{10FFFF}"]
    for scalar in scalars {
      let text = "a\(Character(scalar))b"
      let shown = VisibleText.lines(text).unicodeScalars
      let isObeyed = shown.contains { scalar in
        scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
          || scalar.properties.isBidiControl || ["\u{2028}", "\u{2029}"].contains(scalar)
      }
      #expect(!isObeyed, "U+\(String(scalar.value, radix: 16))")
      if !VisibleControls.contains(scalar) { #expect(shown.elementsEqual(text.unicodeScalars)) }
    }
  }

  @Test func visibleTextStaysTheSame() {
    let shown = VisibleText.lines("\u{1B}a\r\n\u{9B}\u{202E}\u{2066}\u{2069}\u{2067}")
    #expect(VisibleText.lines(shown) == shown)
  }

  /// The cells of a screen have the same replacements.
  @Test(arguments: ["\u{1B}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2028}", "\r"])
  func aCellHasTheSameReplacement(control: String) {
    #expect(VisibleCluster(control).text == VisibleText.line(control))
  }
}
