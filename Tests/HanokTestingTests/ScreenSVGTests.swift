import Hanok
import Testing

@testable import HanokScenes

/// Pictures of screens show what a terminal shows.
@Suite struct ScreenSVGTests {
  /// Returns the elements of a picture of one row, after those around the screen.
  private func elements(
    _ width: Int, write: (inout Screen) -> Void
  ) -> [Substring] {
    var screen = Screen(size: Size(width: width, height: 1))
    write(&screen)
    let picture = ScreenSVG([[ScreenSVG.Shot(id: "a", caption: "a", screen: screen)]])
    let lines = picture.text.split(separator: "\n")
    return Array(lines.drop { !$0.hasPrefix("<g ") }.dropFirst(2).prefix { $0 != "</g>" })
  }

  private func elements(_ text: String, _ style: Style = .plain) -> [Substring] {
    elements(8) { screen in screen.write(text, at: .zero, style: style, clip: screen.bounds) }
  }

  @Test func plainBlanksAreNothing() {
    #expect(elements("") == [])
    #expect(elements("        ", Style(foreground: .red, attributes: .bold)) == [])
  }

  @Test func anEmptyFieldHasALine() throws {
    let lines = elements("        ", Style(attributes: .underline))
    try #require(lines.count == 1)
    #expect(lines[0].hasPrefix("<rect x=\"15.0\" y=\"45.0\" width=\"67.2\" height=\"1.0\""))
    #expect(lines[0].contains("fill=\"#dcdcdc\""))
  }

  @Test func linesAreAsWideAsTheirCells() throws {
    // A screen has letters from right to left in visual order.
    for (cells, text) in [("ab", "ab"), ("한", "한"), ("فص", "صف")] {
      let lines = elements(cells, Style(attributes: [.underline, .strikethrough]))
      let rects = lines.filter { $0.hasPrefix("<rect ") }
      let tops = rects.filter { $0.contains("width=\"16.8\" height=\"1.0\"") }
      try #require(rects.count == 2 && tops.count == 2, "\(text): \(lines)")
      #expect(rects[0].contains("y=\"45.0\"") && rects[1].contains("y=\"39.0\""))
      #expect(lines[1].contains("textLength=\"16.8\"") && lines[1].contains(">\(text)</text>"))
      #expect(!lines.contains { $0.contains("text-decoration") })
    }
  }

  @Test func aGroundIsBelowBlanksAndText() throws {
    let style = Style(foreground: .rgb(1, 2, 3), background: .rgb(4, 5, 6), attributes: .bold)
    let lines = elements("a b", style)
    try #require(lines.count == 2)
    #expect(lines[0].contains("width=\"25.2\" height=\"17.0\" fill=\"#040506\""))
    #expect(lines[0].contains("crispEdges"))
    #expect(lines[1].contains("fill=\"#010203\"") && lines[1].contains("font-weight=\"bold\""))
    #expect(elements("  ", Style(attributes: .reverse)).count == 1)
  }

  @Test func faintLinesAreTranslucentAndGroundsAreNot() {
    let style = Style(background: .rgb(4, 5, 6), attributes: [.dim, .underline])
    let lines = elements("a", style)
    #expect(lines.map { $0.contains("opacity=\"0.65\"") } == [false, true, true])
  }

  @Test func arabicIsInTheMiddleOfItsCells() {
    let lines = elements("فص")
    #expect(lines.count == 1 && lines[0].contains("x=\"23.4\""))
    #expect(lines[0].contains("text-anchor=\"middle\" direction=\"rtl\""))
  }

  @Test func aBorderIsALine() {
    let lines = elements("──────")
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("<rect x=\"15.0\" y=\"38.0\" width=\"50.4\" height=\"1.0\""))
    #expect(elements("━━")[0].contains("y=\"37.5\" width=\"16.8\" height=\"2.0\""))
    #expect(elements("│")[0].contains("width=\"1.0\" height=\"17.0\""))
    #expect(elements("╭")[0].hasPrefix("<path d=\"M23.4 38.5Q19.2 38.5 19.2 47.0\""))
    #expect(elements("┼").count == 2)
  }

  @Test func blocksFillTheirPartsOfACell() {
    #expect(elements("██")[0].contains("width=\"16.8\" height=\"17.0\""))
    #expect(elements("▄")[0].contains("y=\"38.5\" width=\"8.4\" height=\"8.5\""))
    #expect(elements("▀")[0].contains("y=\"30.0\" width=\"8.4\" height=\"8.5\""))
    #expect(elements("▌")[0].contains("width=\"4.2\" height=\"17.0\""))
    #expect(elements("▁")[0].contains("y=\"44.8\" width=\"8.4\" height=\"2.2\""))
    #expect(elements("▒")[0].contains("opacity=\"0.5\""))
    #expect(elements("▞").count == 2 && elements("▟").count == 3)
    // A part of a cell isn't joined with the next.
    #expect(elements("▌▌").count == 2)
  }
}
