import HanokTesting
import HanokTerminal
import Testing

/// The rows that an inline program leaves above its own.
@MainActor @Suite struct TerminalScrollbackTests {
  private let device: MemoryDevice
  private let terminal: Terminal
  private var emulator: TerminalEmulator
  private var position = 0

  private init() throws {
    try self.init(size: Size(width: 12, height: 6), rows: 2)
  }

  private init(size: Size, rows: Int, isErasedAtEnd: Bool = false) throws {
    device = MemoryDevice(size: size)
    emulator = TerminalEmulator(size: size)
    try emulator.take(Array("$ run\r\n".utf8))
    terminal = Terminal(
      device: device, scheduler: ManualScheduler(),
      style: .inline(rows: rows, isErasedAtEnd: isErasedAtEnd),
      profile: TerminalProfile(environment: ["TERM": "xterm-direct"]))
    try terminal.start()
  }

  private func screen(_ rows: [String], height: Int? = nil) -> Screen {
    var screen = Screen(size: Size(width: terminal.size.width, height: height ?? rows.count))
    for (y, row) in rows.enumerated() {
      screen.write(row, at: Point(x: 0, y: y), style: .plain, clip: screen.bounds)
    }
    return screen
  }

  private func present(_ rows: [String], cursor: Point? = nil) {
    var screen = screen(rows, height: terminal.size.height)
    screen.cursor = cursor
    terminal.present(screen)
  }

  /// All rows that the terminal has, those above the window first, without blank ones at the end.
  private mutating func allRows() throws -> [String] {
    try emulator.take(Array(device.output[position...]))
    position = device.output.count
    let rows = emulator.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    return emulator.scrolledRows + rows.reversed().drop { $0.isEmpty }.reversed().map(String.init)
  }

  private mutating func resize(to size: Size) throws {
    _ = try allRows()
    device.size = size
    emulator.resizeKeepingRows(to: size)
    device.send(.resized)
  }

  @Test(arguments: [nil, Point(x: 1, y: 0), Point(x: 3, y: 1)])
  mutating func rowsAreLeftAboveTheProgram(cursor: Point?) throws {
    present(["one", "two"], cursor: cursor)
    #expect(terminal.insertAbove(screen(["left"])))
    present(["one", "2"], cursor: cursor)
    #expect(try allRows() == ["$ run", "left", "one", "2"])
    #expect(emulator.screen.cursor == cursor.map { Point(x: $0.x, y: $0.y + 2) })
    terminal.stop()
    #expect(try allRows() == ["$ run", "left", "one", "2"])
  }

  @Test mutating func moreRowsThanTheWindowHasScrollAway() throws {
    present(["one", "two"])
    let left = (1...20).map { "left \($0)" }
    terminal.insertAbove(screen(left))
    present(["one", "two"])
    #expect(try allRows() == ["$ run"] + left + ["one", "two"])
  }

  @Test mutating func beforeTheFirstFrameTheyAreBelowThePrompt() throws {
    terminal.insertAbove(screen(["left"]))
    present(["one", "two"])
    #expect(try allRows() == ["$ run", "left", "one", "two"])
  }

  @Test mutating func aProgramOfTheWholeScreenHasNothingAbove() throws {
    let terminal = Terminal(device: MemoryDevice(size: device.size), scheduler: ManualScheduler())
    try terminal.start()
    #expect(!terminal.insertAbove(screen(["left"])))
  }

  @Test mutating func theyAreErasedWithNothingOfTheProgram() throws {
    var other = try Self(size: device.size, rows: 2, isErasedAtEnd: true)
    other.present(["one", "two"])
    other.terminal.insertAbove(screen(["left"]))
    other.terminal.stop()
    #expect(try other.allRows() == ["$ run", "left"])
  }

  @Test(arguments: 0...80) mutating func theEndWaitsForASlowTerminal(room: Int) throws {
    present(["one", "two"])
    device.room = room
    terminal.insertAbove(screen(["left 1"]))
    present(["1", "2"])
    terminal.insertAbove(screen(["left 2"]))
    present(["3", "4"])
    terminal.stop()
    #expect(try allRows() == ["$ run", "left 1", "left 2", "3", "4"])
  }

  @Test mutating func theEndDoesNotWaitForATerminalThatTakesNothing() throws {
    present(["one", "two"])
    (device.room, device.isStuck) = (0, true)
    terminal.insertAbove(screen(["left"]))
    present(["1", "2"])
    terminal.stop()
    #expect(!device.isEntered)
  }

  @Test mutating func whatIsLeftDuringAStopFollowsAfterIt() throws {
    present(["one", "two"])
    let terminal = terminal
    let rows = screen(["left"])
    device.onStop = { terminal.insertAbove(rows) }
    terminal.suspend()
    present(["one", "two"])
    #expect(try allRows() == ["$ run", "left", "one", "two"])
  }

  /// Each row is left once, in order, and no row of the program stays above.
  @Test(arguments: 0..<1_000 as Range<UInt64>)
  func nothingIsLostOrRepeatedInRandomStreams(seed: UInt64) throws {
    var stream = try RandomStream(seed: seed)
    for step in 0..<30 { try stream.takeStep(step) }
    stream.terminals.device.drain()
    let rows = try stream.terminals.allRows()
    #expect(rows.filter { $0.hasPrefix("left") } == stream.left)
    #expect(stream.ownRowsAbove == stream.pushedRows, "\(rows)")
    stream.terminals.terminal.stop()
    #expect(try stream.terminals.allRows().filter { $0.hasPrefix("left") } == stream.left)
  }

  /// Rows that are left above, frames, new sizes and a slow terminal, in random order.
  @MainActor private struct RandomStream {
    var terminals: TerminalScrollbackTests
    private(set) var left: [String] = []
    /// The rows of the program that a lower window has pushed above.
    private(set) var pushedRows = 0
    private var random: SeededGenerator

    init(seed: UInt64) throws {
      random = SeededGenerator(seed)
      let size = Size(width: 12, height: Int.random(in: 1...8, using: &random))
      terminals = try TerminalScrollbackTests(size: size, rows: .random(in: 1...4, using: &random))
    }

    var ownRowsAbove: Int { terminals.emulator.scrolledRows.count { $0.hasPrefix("own") } }

    mutating func takeStep(_ step: Int) throws {
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<4:
        let rows = (0..<Int.random(in: 1...5, using: &random)).map { "left \(left.count + $0)" }
        terminals.terminal.insertAbove(terminals.screen(rows))
        left += rows
      // While bytes wait, the emulator would be resized amid a frame.
      case 4 where !terminals.device.isBusy: try resize()
      case 5: terminals.device.room = Int.random(in: 0...60, using: &random)
      case 6: terminals.device.drain()
      default: break
      }
      let height = terminals.terminal.size.height
      let cursor = Point(
        x: Int.random(in: 0..<9, using: &random), y: Int.random(in: 0..<height, using: &random))
      terminals.present(
        (0..<height).map { "own \(step) \($0)" },
        cursor: Bool.random(using: &random) ? cursor : nil)
    }

    private mutating func resize() throws {
      _ = try terminals.allRows()
      let before = ownRowsAbove
      try terminals.resize(
        to: Size(
          width: .random(in: 9...20, using: &random), height: .random(in: 1...8, using: &random)))
      pushedRows += ownRowsAbove - before
    }
  }
}
