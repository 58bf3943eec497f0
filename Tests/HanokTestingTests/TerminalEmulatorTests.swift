import HanokTesting
import Testing

@Suite struct TerminalEmulatorTests {
  private func emulator(_ width: Int, _ cells: Int) throws -> TerminalEmulator {
    var emulator = TerminalEmulator(size: Size(width: width, height: 2)) {
      $0 == "👩‍👩‍👧" ? cells : nil
    }
    try emulator.take(Array("\u{1B}[?7l".utf8))
    return emulator
  }

  @Test(arguments: [(6, "＃＃＃x "), (1, "#x      "), (0, "x       "), (2, "👩‍👩‍👧x     ")])
  func aTerminalMayHaveWidthsOfItsOwn(cells: Int, row: String) throws {
    var emulator = try emulator(8, cells)
    try emulator.take(Array("👩‍👩‍👧x".utf8))
    #expect(emulator.screen.row(0) == row)
  }

  @Test func aClusterOfMoreCellsEndsWithTheRow() throws {
    var emulator = try emulator(4, 6)
    try emulator.take(Array("ab👩‍👩‍👧".utf8))
    #expect(emulator.screen.text == "ab＃\n")
  }

  @Test func aClusterOfOtherCellsCountsOnlyByTheCellThatItLeaves() throws {
    var wanted = Screen(size: Size(width: 4, height: 2))
    wanted.cursor = Point(x: 2, y: 0)
    wanted.write("👩‍👩‍👧", at: .zero, style: .plain, clip: wanted.bounds)
    var narrow = try emulator(4, 1)
    try narrow.take(Array("👩‍👩‍👧\u{1B}[3G".utf8))
    #expect(narrow.difference(from: wanted) == nil)
    try narrow.take(Array("\u{8}x".utf8))
    #expect(narrow.difference(from: wanted)?.hasPrefix("column 1, row 0") == true)
    var wide = try emulator(4, 3)
    try wide.take(Array("👩‍👩‍👧\u{8}".utf8))
    #expect(wide.difference(from: wanted)?.hasPrefix("column 2, row 0") == true)
    try wide.take(Array(" \u{8}".utf8))
    #expect(wide.difference(from: wanted) == nil)
  }

  @Test(
    arguments: [
      ("b한", Style.plain, nil, 0), ("a글", .plain, nil, 1), ("ab", .plain, nil, 1),
      ("a한", Style(foreground: .red), nil, 0), ("a한", Style(attributes: .bold), nil, 0),
      ("a한", .plain, "https://b.example", 0), ("a한x", .plain, nil, 3),
      ("a한 ", Style(background: .red), nil, 0),
    ] as [(String, Style, String?, Int)])
  func theFirstCellThatDiffersIsNamed(text: String, style: Style, link: String?, column: Int) throws
  {
    var emulator = TerminalEmulator(size: Size(width: 4, height: 1))
    try emulator.take(Array("a한\r".utf8))
    var wanted = Screen(size: Size(width: 4, height: 1))
    wanted.cursor = .zero
    wanted.write("a한", at: .zero, style: .plain, clip: wanted.bounds)
    #expect(emulator.difference(from: wanted) == nil)
    wanted.write(text, at: .zero, style: style, link: link, clip: wanted.bounds)
    let difference = try #require(emulator.difference(from: wanted))
    #expect(difference.hasPrefix("column \(column), row 0: "), "\(difference)")
  }

  @Test func stylesThatAreInvisibleOnABlankDoNotDiffer() throws {
    var emulator = TerminalEmulator(size: Size(width: 4, height: 1))
    try emulator.take(Array("\r".utf8))
    var wanted = Screen(size: Size(width: 4, height: 1))
    wanted.cursor = .zero
    let bold = Style(foreground: .red, attributes: .bold)
    wanted.write("  ", at: .zero, style: bold, clip: wanted.bounds)
    #expect(emulator.difference(from: wanted) == nil)
    let underlined = Style(attributes: .underline)
    wanted.write(" ", at: Point(x: 1, y: 0), style: underlined, clip: wanted.bounds)
    #expect(emulator.difference(from: wanted)?.hasPrefix("column 1, row 0: ") == true)
  }

  private func taken(_ text: String, size: Size = Size(width: 6, height: 3)) throws
    -> TerminalEmulator
  {
    var emulator = TerminalEmulator(size: size)
    try emulator.take(Array(text.utf8))
    return emulator
  }

  @Test func aSmallerTerminalKeepsTheCursorWithin() throws {
    var emulator = try taken("\u{1B}[2;3r\u{1B}[3;6H")
    emulator.resize(to: Size(width: 4, height: 2))
    try emulator.take(Array("x\u{1B}[1;1H\u{1B}[2L".utf8))
    #expect(emulator.screen.text == "\n", "The margins are those of the new size.")
    #expect(emulator.screen.cursor == .zero)
    emulator = try taken("\u{1B}[3;6H")
    emulator.resize(to: Size(width: 4, height: 2))
    try emulator.take(Array("\u{8}y".utf8))
    #expect(emulator.screen.cluster(x: 2, y: 1) == "y")
  }

  @Test func onlyAShownCursorIsOnTheScreen() throws {
    #expect(try taken("ab").screen.cursor == Point(x: 2, y: 0))
    #expect(try taken("ab\u{1B}[?25l").screen.cursor == nil)
    #expect(try taken("ab\u{1B}[?25l\u{1B}[?25h").screen.cursor == Point(x: 2, y: 0))
    #expect(try taken("ab\u{1B}[?7l").screen.cursor == Point(x: 2, y: 0))
  }

  @Test func aTerminalThatKeepsItsRowsKeepsTheCursorInItsText() throws {
    var emulator = try taken("a\r\nb\r\nc")
    emulator.resizeKeepingRows(to: Size(width: 6, height: 2))
    #expect(emulator.screen.text == "b\nc" && emulator.screen.cursor == Point(x: 1, y: 1))
    emulator = try taken("a\u{1B}[?25l")
    emulator.resizeKeepingRows(to: Size(width: 6, height: 2))
    #expect(emulator.screen.cursor == nil)
  }

  @Test func theAlternateScreenIsEmpty() throws {
    #expect(try taken("ab\u{1B}[?1049h").screen.text == "\n\n")
    #expect(try taken("ab\u{1B}[?2004h").screen.text == "ab\n\n")
  }

  @Test func rowsThatMoveLeaveTheCursorInTheFirstColumn() throws {
    let emulator = try taken("ab\r\ncd\u{1B}[1L")
    #expect(emulator.screen.text == "ab\n\ncd")
    #expect(emulator.screen.cursor == Point(x: 0, y: 1))
  }

  @Test(
    arguments: [
      "\u{1B}[2;2r", "\u{1B}[0;2r", "\u{1B}[1;4r", "\u{1B}[?9h", "\u{1B}[1;2;3H", "a\u{202E}b",
      "\u{85}", "\u{1}", "\u{1B}[>1x",
    ])
  func sequencesThatTheToolkitNeverWritesAreUnsupported(text: String) {
    #expect(throws: TerminalEmulator.UnknownSequence.self) { try taken(text) }
  }

  @Test(arguments: ["\u{1B}[1;2r", "\u{1B}[?2026$p", "\u{1B}[>0q", "\u{1B}[?u", "\u{1B}[<1u"])
  func sequencesWithoutVisibleEffectAreAccepted(text: String) throws {
    #expect(try taken("a\r" + text).screen.text == "a\n\n")
  }
}
