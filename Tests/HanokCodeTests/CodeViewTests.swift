import Hanok
@testable import HanokCode
import HanokTesting
import Testing

/// A screen of one view.
final class CodeScreen: ViewController {
  private let shown: View

  init(_ shown: View) {
    self.shown = shown
    super.init()
  }

  override func loadView() { view = shown }
}

@Suite struct CodeViewTests {
  private let view = CodeView()

  private func pilot(
    _ text: String, in language: String = "en", width: Int = 16, height: Int = 4
  ) throws -> Pilot {
    view.text = text
    return try Pilot(
      CodeScreen(view), in: language, size: Size(width: width, height: height), [])
  }

  private func rows(_ pilot: Pilot) -> [String] {
    pilot.screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func numbered(_ count: Int) -> String {
    (1...count).map { "line \($0)" }.joined(separator: "\n")
  }

  @Test func linesHaveNumbers() throws {
    let pilot = try pilot(Self.numbered(12))
    #expect(
      rows(pilot) == [
        " 1 line 1      ┃", " 2 line 2      ╎", " 3 line 3      ╎", " 4 line 4      ╎",
      ])
    #expect(pilot.screen.cursor == Point(x: 3, y: 0))
    pilot.perform { view.firstLineNumber = 98 }
    #expect(rows(pilot)[0] == " 98 line 1     ┃")
    pilot.perform { view.showsLineNumbers = false }
    #expect(rows(pilot)[0] == "line 1         ┃")
  }

  @Test func numbersAreTheLanguagesOwnAndCodeBeginsAtTheLeft() throws {
    let pilot = try pilot("let a = 1", in: "ar", height: 2)
    #expect(rows(pilot)[0] == "١ let a = 1")
  }

  @Test func theCursorScrollsInBothDirections() throws {
    let pilot = try pilot("short\n0123456789abcdefghij\nx\n\ny\n", width: 12, height: 3)
    #expect(rows(pilot) == ["1 short    ┃", "2 01234567…╎", "3 x        ╎"])
    pilot.press(.down)
    pilot.press(.end)
    #expect(rows(pilot) == ["1 …        ┃", "2 …defghij ╎", "3 …        ╎"])
    #expect(pilot.screen.cursor == Point(x: 10, y: 1))
    for _ in 0..<9 { pilot.press(.left) }
    #expect(rows(pilot)[1] == "2 …bcdefgh…╎")
    #expect(pilot.screen.cursor == Point(x: 3, y: 1))
    pilot.press(.home)
    #expect(rows(pilot)[1] == "2 01234567…╎")
    pilot.press(.end, .control)
    #expect(rows(pilot) == ["4          ╎", "5 y        ╎", "6          ┃"])
    pilot.press(.up)
    pilot.press(.up)
    pilot.press(.up)
    #expect(rows(pilot)[0] == "3 x        ╎")
    pilot.press(.pageUp)
    #expect(rows(pilot)[0] == "1 short    ┃")
    #expect(view.selectedRange.lowerBound == CodePosition(line: 0))
  }

  @Test func theCursorIsNeverBelowASignAtAnEdge() throws {
    let pilot = try pilot("0123456789abcdefghij", width: 12, height: 1)
    for _ in 0..<7 { pilot.press(.right) }
    #expect(rows(pilot) == ["1 01234567…"])
    #expect(pilot.screen.cursor == Point(x: 9, y: 0))
    pilot.press(.right)
    #expect(rows(pilot) == ["1 …2345678…"])
    #expect(pilot.screen.cursor == Point(x: 9, y: 0))
  }

  @Test func anotherTextIsShownFromItsStart() throws {
    let pilot = try pilot(Self.numbered(20), width: 20, height: 2)
    pilot.press(.end, .control)
    pilot.perform { view.text = Self.numbered(9) }
    #expect(rows(pilot)[0].hasPrefix("1 line 1"))
    #expect(pilot.screen.cursor == Point(x: 2, y: 0))
    #expect(view.selectedRange.lowerBound == CodePosition(line: 0))
  }

  @Test func theWheelScrollsInBothDirections() throws {
    let pilot = try pilot(Self.numbered(9) + "\n0123456789abcdefghij", width: 12, height: 3)
    pilot.turnWheel(.down, x: 5, y: 1)
    #expect(rows(pilot)[0] == " 4 line 4  ╎")
    for _ in 0..<3 { pilot.turnWheel(.down, x: 5, y: 1) }
    #expect(rows(pilot)[2] == "10 0123456…┃")
    pilot.turnWheel(.right, x: 5, y: 1)
    #expect(rows(pilot)[2] == "10 …789abc…┃")
    for _ in 0..<9 { pilot.turnWheel(.right, x: 5, y: 1) }
    #expect(rows(pilot)[2] == "10 …efghij ┃")
    pilot.send(MouseEvent(.wheel(.up), at: Point(x: 5, y: 1), .shift))
    #expect(rows(pilot)[2] == "10 …89abcd…┃")
    for _ in 0..<9 { pilot.turnWheel(.left, x: 5, y: 1) }
    #expect(rows(pilot)[2] == "10 0123456…┃")
  }

  @Test func wideCharactersAreWholeAtTheEdges() throws {
    let pilot = try pilot("a한글한글한글", width: 8, height: 1)
    view.showsLineNumbers = false
    pilot.advance(by: .zero)
    #expect(rows(pilot) == ["a한글 …"])
    for column in 0..<8 {
      pilot.perform { view.firstColumn = column }
      let row = pilot.screen.row(0)
      #expect(CellWidth.of(row) == 8, "\(column): \(row)")
      pilot.perform { view.setNeedsDisplay() }
      #expect(pilot.screen == pilot.screenDrawnWhole)
    }
  }

  @Test func linesWrapWithASignAtContinuedRows() throws {
    let pilot = try pilot("let one = two + three\nx\n", width: 14, height: 4)
    pilot.perform { view.wrapsLines = true }
    #expect(rows(pilot) == ["1 let one =", "· two + three", "2 x", "3"])
    pilot.press(.down)
    #expect(pilot.screen.cursor == Point(x: 2, y: 1))
    pilot.press(.down)
    #expect(pilot.screen.cursor == Point(x: 2, y: 2))
    pilot.perform { view.showsLineNumbers = false }
    #expect(rows(pilot) == ["  let one =", "· two + three", "  x", ""])
  }

  @Test func theIdealSizeHasRoomForAllRows() throws {
    let text = "0123456789ab\nx"
    let pilot = try pilot(text, width: 40, height: 9)
    #expect(view.sizeThatFits(.unspecified) == Size(width: 15, height: 2))
    pilot.perform { view.wrapsLines = true }
    #expect(view.sizeThatFits(ProposedSize(width: 15, height: nil)).height == 2)
    #expect(view.sizeThatFits(ProposedSize(width: 14, height: nil)).height == 3)
    pilot.resize(to: Size(width: 14, height: 3))
    #expect(rows(pilot) == ["1 0123456789a", "· b", "2 x"])
  }

  @Test func tabsAdvanceToStops() throws {
    let pilot = try pilot("\ta\tb\n한\tc", width: 16, height: 2)
    #expect(rows(pilot) == ["1     a   b", "2 한  c"])
    pilot.press(.right)
    #expect(pilot.screen.cursor == Point(x: 6, y: 0))
    pilot.press(.right)
    pilot.press(.right)
    #expect(pilot.screen.cursor == Point(x: 10, y: 0))
    pilot.press(.right, .shift)
    #expect(view.selectedText == "b")
  }

  @Test func controlCharactersAreHarmless() throws {
    let pilot = try pilot("a\u{1B}]0;x\u{7}b\u{202E}c\u{85}d\u{2028}e", width: 30, height: 1)
    #expect(rows(pilot) == ["1 a␛]0;x␇b�c�d�e"])
    #expect(!pilot.output.contains { $0 == 0x07 })
  }

  @Test func shiftSelectsAndCtrlCCopies() throws {
    let pilot = try pilot("one two\nthree", width: 20, height: 2)
    pilot.press(.right, [.shift, .control])
    #expect(view.selectedText == "one")
    pilot.press(.down, .shift)
    #expect(view.selectedText == "one two\nthr")
    pilot.press(.character("c"), .control)
    #expect(pilot.application.copiedText == "one two\nthr")
    pilot.press(.character("a"), .alt)
    #expect(view.selectedText == "one two\nthree")
    pilot.press(.left)
    #expect(view.selectedRange.isEmpty)
    #expect(view.selectedRange.lowerBound == CodePosition(line: 0))
  }

  @Test func theMouseSelectsCharactersWordsAndLines() throws {
    let pilot = try pilot("one two\nthree", width: 20, height: 2)
    func send(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int, count: Int = 1) {
      pilot.send(MouseEvent(kind, at: Point(x: x, y: y), clickCount: count))
    }
    send(.press(.left), 3, 0)
    send(.drag(.left), 4, 1)
    send(.release(.left), 4, 1)
    #expect(view.selectedText == "ne two\nth")
    send(.press(.left), 7, 0, count: 2)
    #expect(view.selectedText == "two")
    send(.drag(.left), 3, 0)
    #expect(view.selectedText == "one two")
    send(.release(.left), 3, 0)
    // A click on a number selects its line.
    send(.press(.left), 0, 0)
    #expect(view.selectedText == "one two\n")
    send(.drag(.left), 0, 1)
    #expect(view.selectedText == "one two\nthree")
    send(.release(.left), 0, 1)
  }

  @Test func aSelectionIsMarked() throws {
    let pilot = try pilot("ab\ncd", width: 10, height: 2)
    let plain = pilot.screen[2, 1].style
    pilot.press(.right)
    pilot.press(.down, .shift)
    let selected = (0..<2).map { y in
      (2..<6).filter { pilot.screen[$0, y].style.attributes.contains(.reverse) }
    }
    // The selected line end has a cell, too.
    #expect(selected == [[3, 4], [2]])
    #expect(pilot.screen[3, 1].style == plain)
  }

  @Test func placesOfASearchAreMarkedAndFound() throws {
    let pilot = try pilot("Let let\nx\nÉlet LET", width: 20, height: 3)
    pilot.perform { view.searchText = "let" }
    func marked(_ y: Int) -> [Int] {
      (2..<12).filter { pilot.screen[$0, y].style.attributes.contains(.underline) }
    }
    #expect((0..<3).map(marked) == [[2, 3, 4, 6, 7, 8], [], [3, 4, 5, 7, 8, 9]])
    func found(_ key: Character) -> [Int] {
      pilot.press(.character(key))
      return [view.selectedRange.lowerBound.line, view.selectedRange.lowerBound.offset]
    }
    #expect(
      "nnnnnNN".map(found) == [[0, 0], [0, 4], [2, 2], [2, 6], [0, 0], [2, 6], [2, 2]])
    pilot.perform { view.searchText = "none" }
    #expect(!view.findNext() && !view.findPrevious())
  }

  @Test func onlyVisibleLinesAreLaidOut() throws {
    let pilot = try pilot(Self.numbered(100_000), width: 20, height: 5)
    #expect(view.layoutCount <= 6)
    pilot.press(.end, .control)
    #expect(rows(pilot).last == "100000 line 100000 ┃")
    #expect(view.layoutCount <= 20)
  }

  @Test func colorsFarDownComeInPartsOfAFrame() throws {
    let comment = "/*\n" + Self.numbered(40_000) + "\n*/ let x = 1"
    view.language = .swift
    let pilot = try pilot(comment, width: 24, height: 3)
    let style = pilot.screen[6, 0].style
    pilot.application.handle([.key(KeyEvent(.end, .control))])
    // The scheduler hasn't run: the lines before are read by and by.
    #expect(pilot.screen[6, 1].style != style)
    pilot.advance(by: .zero)
    #expect(pilot.screen[6, 1].style == style)
  }

  @Test func aReplacedLineChangesTheColorsBelow() throws {
    view.language = .swift
    let pilot = try pilot("let a\nlet b\nlet c", width: 20, height: 3)
    let keyword = pilot.screen[2, 2].style
    pilot.perform { view.replaceLines(0..<1, with: ["/* a"]) }
    #expect(rows(pilot)[0] == "1 /* a")
    #expect(pilot.screen[2, 2].style != keyword)
    pilot.perform { view.replaceLines(1..<1, with: ["*/", "x"]) }
    #expect(rows(pilot)[1].hasPrefix("2 */ ") && rows(pilot)[2].hasPrefix("3 x "))
    pilot.press(.down)
    pilot.press(.end, .control)
    #expect(pilot.screen[2, 2].style == keyword)
  }

  @Test func linesAboveTheVisibleOnesKeepThemInPlace() throws {
    let pilot = try pilot(Self.numbered(20), width: 20, height: 2)
    pilot.perform { view.goToLine(10) }
    let former = rows(pilot).map { $0.suffix(10) }
    pilot.perform { view.replaceLines(0..<1, with: ["a", "b", "c"]) }
    #expect(rows(pilot).map { $0.suffix(10) } == former)
    #expect(view.line(at: view.selectedRange.lowerBound.line) == "line 11")
  }

  @Test func eachLineIsAnElement() throws {
    let pilot = try pilot("one\n\n\ttwo", width: 20, height: 3)
    #expect(pilot.elements.map(\.label) == ["one", "", "    two"].map(Message.verbatim))
    pilot.press(.down)
    #expect(view.focusedAccessibilityElementIndex == 1)
    let lines = try LinePilot(CodeScreen(CodeView("one\n\n\ttwo")), in: "en")
    #expect(lines.text == "one\n    two\n")
  }

  @Test func aLineThatIsTooLongIsCut() throws {
    let pilot = try pilot(String(repeating: "x", count: 70_000), width: 20, height: 2)
    #expect(pilot.truncatedTexts.count == 1)
    pilot.press(.end)
    #expect(rows(pilot)[0].contains("…"))
    pilot.press(.character("a"), .alt)
    #expect(view.selectedText.utf8.count == 70_000)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 1), (3, 2), (5, 1), (200, 60)])
  func anySizeIsDrawn(width: Int, height: Int) throws {
    view.language = .swift
    let text = "let a = \"한글\" // \u{5D0}\u{5D1}\n\tx\n" + String(repeating: "e\u{301}😀", count: 90)
    for wraps in [false, true] {
      view.wrapsLines = wraps
      let pilot = try pilot(text, width: width, height: height)
      let keys: [Key] = [.end, .down, .right, .pageDown, .end, .left, .pageUp, .home]
      for key in keys {
        pilot.press(key, .shift)
        #expect(pilot.screen == pilot.screenDrawnWhole)
      }
    }
  }
}
