import HanokTesting
import HanokTerminal
import Testing

@Suite struct ScreenSnapshotTests {
  @Test func theGridIsBetweenBarsAndStylesAreBelow() {
    var screen = Screen(size: Size(width: 8, height: 2))
    var loud = Style(attributes: [.bold, .underline])
    loud.foreground = .palette(1)
    loud.background = .rgb(1, 2, 3)
    screen.write("한 a", at: Point(x: 1, y: 0), style: loud, clip: screen.bounds)
    screen.cursor = Point(x: 3, y: 1)
    let expected = """
      ┌────────┐
      │ 한 a   │
      │        │
      └────────┘
      row 0: 1–4 bold underline color 1 on rgb 1 2 3
      cursor: 3, 1

      """
    #expect(ScreenSnapshot(screen).text == expected)
  }

  @Test func stylesThatDifferStandApart() {
    var screen = Screen(size: Size(width: 4, height: 1))
    screen.write("ab", at: .zero, style: Style(attributes: .dim), clip: screen.bounds)
    screen.write(
      "cd", at: Point(x: 2, y: 0), style: Style(attributes: .reverse), clip: screen.bounds)
    #expect(ScreenSnapshot(screen).text.hasSuffix("row 0: 0–1 dim, 2–3 reverse\n"))
  }

  @Test func aPlainEmptyScreenIsOnlyItsFrame() {
    #expect(ScreenSnapshot(Screen(size: .zero)).text == "┌┐\n└┘\n")
  }
}
