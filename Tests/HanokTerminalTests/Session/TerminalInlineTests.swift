import HanokTesting
import HanokTerminal
import Testing

/// What stands in a window while a program draws in a few rows below the prompt, and after it.
@MainActor @Suite struct TerminalInlineTests {
  private let window = Window()

  /// A device in memory, and the window that shows what is written to it.
  @MainActor private final class Window {
    let device = MemoryDevice(size: Size(width: 12, height: 6))
    var emulator = TerminalEmulator(size: Size(width: 12, height: 6))
    private var position = 0

    /// What is seen by now, without the blank rows at the end.
    func seen() throws -> [String] {
      try emulator.take(Array(device.output[position...]))
      position = device.output.count
      let rows = emulator.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      return rows.reversed().drop { $0.isEmpty }.reversed().map { String($0) }
    }

    /// A shell, or another program, writes something.
    func show(_ text: String) throws {
      _ = try seen()
      try emulator.take(Array(text.utf8))
    }

    func resize(to size: Size) throws {
      _ = try seen()
      device.size = size
      emulator.resizeKeepingRows(to: size)
      device.send(.resized)
    }
  }

  private func started(
    rows: Int = 3, isErasedAtEnd: Bool = false, after text: String = "$ run\r\n"
  ) throws -> Terminal {
    try window.show(text)
    let terminal = Terminal(
      device: window.device, scheduler: ManualScheduler(),
      style: .inline(rows: rows, isErasedAtEnd: isErasedAtEnd),
      profile: TerminalProfile(environment: ["TERM": "xterm-direct"]))
    try terminal.start()
    return terminal
  }

  private func screen(_ rows: [String], of terminal: Terminal, cursor: Point? = nil) -> Screen {
    var screen = Screen(size: terminal.size)
    for (y, row) in rows.enumerated() {
      screen.write(row, at: Point(x: 0, y: y), style: .plain, clip: screen.bounds)
    }
    screen.cursor = cursor
    return screen
  }

  private static let frame = ["one", "two", "three"]

  @Test func itDrawsBelowThePromptAndLeavesTheLastFrameAboveTheNext() throws {
    let terminal = try started()
    terminal.present(screen(Self.frame, of: terminal))
    #expect(try window.seen() == ["$ run"] + Self.frame)
    terminal.present(screen(["one", "2", "three"], of: terminal))
    terminal.stop()
    try window.show("$ ")
    #expect(try window.seen() == ["$ run", "one", "2", "three", "$"])
    #expect(window.emulator.modes == [7, 25])
    #expect(window.emulator.screen.cursor == Point(x: 2, y: 4))
  }

  @Test func atTheWindowsEndTheRowsAboveScroll() throws {
    let terminal = try started(after: "1\r\n2\r\n3\r\n4\r\n5\r\n")
    terminal.present(screen(Self.frame, of: terminal))
    #expect(try window.seen() == ["3", "4", "5"] + Self.frame)
    terminal.stop()
    try window.show("$ ")
    #expect(try window.seen() == ["4", "5"] + Self.frame + ["$"])
  }

  @Test(arguments: 0...13)
  func theTextInThePromptsRowStays(width: Int) throws {
    let before = String(repeating: "x", count: width)
    let terminal = try started(after: before)
    terminal.present(screen(Self.frame, of: terminal))
    let rows = [before.prefix(12), before.dropFirst(12)].filter { !$0.isEmpty }
    #expect(try window.seen() == rows.map { String($0) } + Self.frame)
  }

  @Test(arguments: [nil, Point(x: 1, y: 0), Point(x: 3, y: 1), Point(x: 11, y: 2)])
  func thePromptFollowsTheCursor(cursor: Point?) throws {
    let terminal = try started()
    terminal.present(screen(Self.frame, of: terminal, cursor: cursor))
    _ = try window.seen()
    #expect(window.emulator.screen.cursor == cursor.map { Point(x: $0.x, y: $0.y + 1) })
    terminal.stop()
    try window.show("$ ")
    #expect(try window.seen() == ["$ run"] + Self.frame + ["$"])
  }

  @Test(arguments: [nil, Point(x: 3, y: 1)])
  func itIsErasedWhereThatIsAskedFor(cursor: Point?) throws {
    let terminal = try started(isErasedAtEnd: true)
    terminal.present(screen(Self.frame, of: terminal, cursor: cursor))
    terminal.stop()
    try window.show("$ ")
    #expect(try window.seen() == ["$ run", "$"])
  }

  @Test func anEndBeforeTheFirstFrameLeavesNothing() throws {
    try started().stop()
    try window.show("$ ")
    #expect(try window.seen() == ["$ run", "$"])
  }

  @Test(arguments: 0...60)
  func anEndAmidAFrameLeavesThePromptBelowIt(room: Int) throws {
    let terminal = try started()
    terminal.present(screen(["1", "2", "3"], of: terminal))
    window.device.room = room
    terminal.present(screen(Self.frame, of: terminal, cursor: Point(x: 2, y: 1)))
    let isWhole = !window.device.isBusy
    terminal.stop()
    // A sequence that was cut short is ended by the CAN that comes first.
    let text = String(decoding: window.device.output, as: UTF8.self)
    window.device.clearOutput()
    let end = try #require(text.firstRange(of: "\u{18}"))
    #expect(text[end.lowerBound...].contains("\u{1B}[9999B\r\n") == !isWhole)
  }

  @Test func aFrameThatIsTakenLaterIsWholeThen() throws {
    let terminal = try started()
    window.device.room = 5
    terminal.present(screen(["1", "2", "3"], of: terminal, cursor: Point(x: 1, y: 2)))
    terminal.present(screen(Self.frame, of: terminal, cursor: Point(x: 1, y: 1)))
    window.device.drain()
    terminal.stop()
    try window.show("$ ")
    #expect(try window.seen() == ["$ run"] + Self.frame + ["$"])
  }

  @Test func stoppedItIsErasedAndDrawnAgainBelowTheOutputOfTheShell() throws {
    let terminal = try started()
    terminal.present(screen(Self.frame, of: terminal))
    var seen: [String] = []
    window.device.onStop = { [window] in
      seen = (try? window.seen()) ?? []
      try? window.show("stopped\r\n")
    }
    terminal.suspend()
    #expect(seen == ["$ run"])
    #expect(try window.seen() == ["$ run", "stopped"] + Self.frame)
  }

  @Test func goingOnUnaskedItIsDrawnWhereTheCursorIs() throws {
    let terminal = try started(rows: 2)
    terminal.present(screen(["one", "two"], of: terminal))
    try window.show("\r\n\nx")
    window.device.send(.continued)
    #expect(try window.seen() == ["$ run", "one", "two", "x", "one", "two"])
  }

  @Test(arguments: [(4, 3), (7, 6), (20, 10)], [nil, Point(x: 1, y: 1)])
  func anotherSizeIsPaintedInTheSamePlace(size: (width: Int, height: Int), cursor: Point?) throws {
    let terminal = try started(after: "$ r\r\n")
    terminal.present(screen(Self.frame, of: terminal, cursor: cursor))
    try window.resize(to: Size(width: size.width, height: size.height))
    #expect(terminal.size == Size(width: size.width, height: 3))
    let frame = ["one", "2", "3"]
    terminal.present(screen(frame, of: terminal, cursor: cursor))
    #expect(try window.seen().suffix(4) == (size.height > 3 ? ["$ r"] : []) + frame)
    terminal.stop()
    try window.show("$ ")
    #expect(try window.seen().suffix(4) == (frame + ["$"]).suffix(size.height))
  }

  @Test func aWindowOfFewerRowsGivesAllOfThem() throws {
    let terminal = try started(rows: 100)
    #expect(terminal.size == Size(width: 12, height: 6))
    terminal.present(screen(["1", "2", "3", "4", "5", "6"], of: terminal))
    #expect(try window.seen() == ["1", "2", "3", "4", "5", "6"])
    terminal.stop()
    try window.show("$ ")
    #expect(try window.seen() == ["2", "3", "4", "5", "6", "$"])
  }

  @Test func anEventReportsTheAvailableSize() throws {
    let terminal = try started()
    var events: [InputEvent] = []
    terminal.onEvents = { events += $0 }
    try window.resize(to: Size(width: 9, height: 2))
    try window.resize(to: Size(width: 9, height: 8))
    #expect(
      events == [.resize(Size(width: 9, height: 2)), .resize(Size(width: 9, height: 3))])
  }

  @Test func noPlaceInTheWindowIsNamedAndNoOtherScreenNorTheMouseTaken() throws {
    let terminal = try started()
    for step in 0..<40 {
      let cursor = step % 3 == 0 ? nil : Point(x: step % 12, y: step % 3)
      let rows = (0..<3).map { String(repeating: "x", count: (step * 7 + $0 * 5) % 12) }
      let frame = screen(rows, of: terminal, cursor: cursor)
      terminal.present(frame)
      #expect(try window.seen() == ["$ run"] + rows.reversed().drop { $0.isEmpty }.reversed())
    }
    terminal.suspend()
    terminal.stop()
    let text = String(decoding: window.device.output, as: UTF8.self)
    #expect(!text.contains(#/\u{1B}\[[0-9;]*[Hfrd]/#))
    #expect(!text.contains("1049"))
    #expect(!text.contains(#/\u{1B}\[\?[0-9;]*100[0-3][0-9;]*h/#))
  }
}
