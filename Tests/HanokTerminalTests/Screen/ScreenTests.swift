import HanokTerminal
import Testing

@Suite struct ScreenTests {
  private func screen(_ width: Int, _ text: String, at x: Int = 0) -> Screen {
    var screen = Screen(size: Size(width: width, height: 1))
    screen.write(text, at: Point(x: x, y: 0), style: .plain, clip: screen.bounds)
    return screen
  }

  @Test func aCellIsSmallPlainData() {
    #expect(MemoryLayout<Cell>.stride == 16)
    // Cells are compared by all their bytes: one that means nothing could make the same ones differ.
    let glyphShapeAndLink = 4 + 1 + 2
    #expect(MemoryLayout<Style>.size + glyphShapeAndLink == MemoryLayout<Cell>.size)
  }

  @Test func aWideClusterTakesTwoCells() {
    let screen = screen(5, "한a")
    #expect(screen[0, 0].width == 2)
    #expect(screen[1, 0].isContinuation)
    #expect(screen.cluster(x: 2, y: 0) == "a")
    #expect(screen.row(0) == "한a  ")
  }

  @Test(arguments: [(0, "x 글"), (1, " x글"), (2, "한x "), (3, "한 x")])
  func halfOfAWideClusterNeverStays(column: Int, expected: String) {
    var screen = screen(4, "한글")
    screen.write("x", at: Point(x: column, y: 0), style: .plain, clip: screen.bounds)
    #expect(screen.row(0) == expected)
  }

  /// What is beside a sheet doesn't take the sheet's ground.
  @Test func theOtherHalfKeepsItsStyle() {
    let (below, above) = (Style(background: .blue), Style(background: .red))
    var screen = Screen(size: Size(width: 6, height: 2))
    for y in 0..<2 {
      screen.write("한글한", at: Point(x: 0, y: y), style: below, clip: screen.bounds)
    }
    screen.fill(Rect(x: 1, y: 0, width: 4, height: 1), style: above)
    screen.write("xxxx", at: Point(x: 1, y: 1), style: above, clip: screen.bounds)
    for y in 0..<2 {
      #expect(screen[0, y].style == below && screen[5, y].style == below)
      #expect((1..<5).allSatisfy { screen[$0, y].style == above })
    }
  }

  @Test func aWideClusterThatDoesNotFitIsABlank() {
    #expect(screen(3, "a한글").row(0) == "a한")
    #expect(screen(3, "한글").row(0) == "한 ")
    #expect(screen(2, "한", at: -1).row(0) == "  ")
    #expect(screen(2, "글한", at: -2).row(0) == "한")
  }

  @Test func nothingIsWrittenBeyondTheClip() {
    var screen = screen(6, "abcdef")
    let advance = screen.write(
      "한글한", at: Point(x: 0, y: 0), style: .plain, clip: Rect(x: 1, y: 0, width: 4, height: 1))
    #expect(screen.row(0) == "a 글 f")
    #expect(advance == 6)
    screen.write("x", at: Point(x: 0, y: 5), style: .plain, clip: screen.bounds)
    #expect(screen.row(0) == "a 글 f")
  }

  @Test(arguments: [
    ("a\tb", "a␉b"), ("\u{1B}[31m", "␛[31m"), ("\u{7F}", "␡"), ("\u{9B}31m", "\u{FFFD}31m"),
    ("a\u{202E}b", "a\u{FFFD}b"), ("\u{2066}x\u{2069}", "\u{FFFD}x\u{FFFD}"), ("\r\n", "␍"),
  ])
  func controlsAreShownAndNeverStored(text: String, shown: String) {
    let screen = screen(12, text)
    #expect(screen.text == shown)
    let stored = screen.text.unicodeScalars
    #expect(stored.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
  }

  @Test(arguments: [("\u{301}", 1), ("\u{93F}", 2), ("\u{20DD}", 1), ("\u{E31}", 1)])
  func aMarkAloneIsDrawnOnABlank(mark: String, width: Int) {
    let screen = screen(4, mark)
    #expect(screen.cluster(x: 0, y: 0) == "\u{A0}" + mark)
    #expect(screen[0, 0].width == width)
  }

  @Test func clustersWithoutACellAreOmitted() {
    #expect(screen(4, "a\u{200B}b\u{FEFF}").row(0) == "ab  ")
  }

  @Test func aNewSizeIsEmpty() {
    var screen = screen(4, "abcd")
    screen.resize(to: Size(width: 2, height: 3))
    #expect(screen.size == Size(width: 2, height: 3))
    #expect(screen.text == "\n\n")
    screen.resize(to: Size(width: -1, height: 3))
    #expect(screen.size == Size(width: 0, height: 3))
  }

  @Test func marksWithoutEndAreCutOff() {
    let screen = screen(3, "e" + String(repeating: "\u{301}", count: 10_000))
    #expect(screen.cluster(x: 0, y: 0).unicodeScalars.count <= 32)
    #expect(screen[0, 0].width == 1)
  }

  @Test func fillingRestyling() {
    var screen = screen(4, "abcd")
    let bold = Style(attributes: .bold)
    screen.restyle(Rect(x: 1, y: 0, width: 2, height: 1)) { $0.applying(bold) }
    #expect(screen.row(0) == "abcd")
    #expect(screen[1, 0].style == bold)
    screen.fill(Rect(x: 2, y: 0, width: 9, height: 9), style: bold)
    #expect(screen.row(0) == "ab  ")
    #expect(screen[3, 0].style == bold)
  }

  @Test func screensAreEqualByWhatTheyShow() {
    // The same clusters in another order have other numbers within, and show the same.
    var one = Screen(size: Size(width: 4, height: 1))
    var other = one
    one.write("👍🏽❤️", at: .zero, style: .plain, clip: one.bounds)
    other.write("❤️", at: Point(x: 2, y: 0), style: .plain, clip: one.bounds)
    other.write("👍🏽", at: .zero, style: .plain, clip: one.bounds)
    #expect(one == other)
    other.cursor = .zero
    #expect(one != other)
  }
}
