import HanokDrawing
import HanokUnicode
import HanokTerminal
import Testing

/// Texts that are laid out to be edited.
@Suite struct EditedTextTests {
  private func layout(
    _ text: String, _ width: Int, _ direction: TextDirection = .leftToRight, most: Int? = nil
  ) -> TextLayout {
    TextLayout(
      AttributedText(text), width: width, maximumLines: most, purpose: .editing,
      rules: TextLayout.Rules(language: .english, direction: direction))
  }

  @Test(
    arguments: [
      ("", [""], [0..<0]), ("a", ["a"], [0..<1]), ("a  ", ["a  "], [0..<3]),
      ("a\n", ["a", ""], [0..<2, 2..<2]), ("\n\n", ["", "", ""], [0..<1, 1..<2, 2..<2]),
      // Spaces as far as there is room; the others hang.
      ("one two ", ["one ", "two "], [0..<4, 4..<8]),
      ("four two", ["four", "two"], [0..<5, 5..<8]), ("one    x", ["one ", "x"], [0..<7, 7..<8]),
      ("a \nb", ["a ", "b"], [0..<3, 3..<4]),
    ] as [(String, [String], [Range<Int>])])
  func everyTypedCharacterHasAPosition(text: String, lines: [String], ranges: [Range<Int>]) {
    let layout = layout(text, 4)
    #expect(layout.lines.map(\.text) == lines)
    #expect(layout.lines.map(\.range) == ranges)
    #expect(!layout.isTruncated)
  }

  @Test func theCursorGoesOnAfterASpace() {
    #expect(layout("a ", 9).point(of: TextPosition(2)) == Point(x: 2, y: 0))
    #expect(layout("a\n", 9).point(of: TextPosition(2)) == Point(x: 0, y: 1))
    #expect(layout("", 9).point(of: TextPosition(0)) == .zero)
    #expect(layout("אב ", 9, .rightToLeft).point(of: TextPosition(5)) == .zero)
    // A text from right to left ends at the left edge of its line, however short that is.
    #expect(layout("אב\n", 9, .rightToLeft).point(of: TextPosition(5)) == Point(x: 0, y: 1))
    #expect(layout("four ", 4).point(of: TextPosition(5)) == Point(x: 4, y: 0))
  }

  @Test func oneLineHoldsTheSpacesAtItsEnd() {
    #expect(layout("a  ", 9, most: 1).lines.map(\.text) == ["a  "])
    #expect(layout("", 9, most: 1).lines.map(\.range) == [0..<0])
    #expect(layout("a\n", 9, most: 1).isTruncated)
    #expect(layout("abc ", 3, most: 1).isTruncated)
    #expect(layout("abc", 3, most: 1).lines.map(\.text) == ["abc"])
  }

  @Test func anEmptyLastLineCounts() {
    #expect(layout("a\nb\n", 9, most: 3).lines.map(\.text) == ["a", "b", ""])
    let cut = layout("a\nb\n", 9, most: 2)
    #expect(cut.lines.map(\.text) == ["a", "b…"])
    #expect(cut.lines.map(\.range) == [0..<2, 2..<4])
    #expect(cut.isTruncated)
  }

  @Test func aLineGoesOnWithTheSameClustersAsInDisplay() {
    let text = "one two한글 \nx "
    let display = TextLayout(
      AttributedText(text), width: 6, rules: TextLayout.Rules(language: .english))
    #expect(layout(text, 6).lines.map(\.range) == display.lines.map(\.range))
  }
}
