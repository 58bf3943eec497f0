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

  @Test func whatItGivesMoreCellsEndsWithTheRow() throws {
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
}
