import HanokTesting
import HanokTerminal
import Testing

/// What becomes of the mouse's reports: presses are counted, and of moves the last one stays.
@MainActor @Suite struct MouseTrackingTests {
  private let device = MemoryDevice(size: Size(width: 20, height: 4))
  private let scheduler = ManualScheduler()
  private let log = Log()

  private final class Log {
    var events: [MouseEvent] = []
    /// Keeps the terminal alive.
    var terminal: Terminal?
    var clicks: [Int] { events.map(\.clickCount) }
  }

  private func start() throws {
    let terminal = Terminal(device: device, scheduler: scheduler)
    terminal.onEvents = { [log] events in
      log.events += events.compactMap { if case .mouse(let event) = $0 { event } else { nil } }
    }
    log.terminal = terminal
    try terminal.start()
  }

  private func report(_ reports: String...) {
    device.send(.bytes(Array(reports.map { "\u{1B}[<\($0)" }.joined().utf8)))
  }

  @Test func pressesInOnePlaceAreCountedWithTheirReleases() throws {
    try start()
    for _ in 1...3 {
      report("0;3;2M", "0;3;2m")
      scheduler.advance(by: .milliseconds(400))
    }
    #expect(log.clicks == [1, 1, 2, 2, 3, 3])
  }

  @Test(arguments: [
    ("0;3;2M", 401), ("0;4;2M", 0), ("0;3;1M", 0), ("2;3;2M", 0), ("128;3;2M", 0),
  ])
  func aPressLaterElsewhereOrOfAnotherButtonIsAFirstPress(next: String, delay: Int) throws {
    try start()
    report("0;3;2M", "0;3;2m")
    scheduler.advance(by: .milliseconds(delay))
    report(next)
    #expect(log.clicks == [1, 1, 1])
  }

  @Test func theTimeIsThatBetweenTwoPressesAndNotOfAll() throws {
    try start()
    report("0;3;2M", "0;3;2m")
    scheduler.advance(by: .milliseconds(401))
    report("0;3;2M", "0;3;2m")
    scheduler.advance(by: .milliseconds(399))
    report("0;3;2M", "2;3;2m")
    #expect(log.clicks == [1, 1, 1, 1, 2, 1])
  }

  @Test func movesAndWheelsAreNotClicks() throws {
    try start()
    report("0;3;2M", "0;3;2m", "0;3;2M", "32;3;2M", "35;3;2M", "64;3;2M")
    #expect(log.clicks == [1, 1, 2, 1, 1, 1])
  }

  @Test func aSessionBeginsWithoutAPress() throws {
    try start()
    report("0;3;2M")
    log.terminal?.suspend()
    report("0;3;2M")
    #expect(log.clicks == [1, 1])
  }

  @Test func onlyTheLastOfConsecutiveMovesIsKept() throws {
    try start()
    report("35;1;1M", "35;2;1M", "35;3;1M", "0;3;1M", "32;4;1M", "32;5;1M", "34;6;1M", "0;5;1m")
    let kinds: [MouseEvent.Kind] = [
      .move, .press(.left), .drag(.left), .drag(.right), .release(.left),
    ]
    #expect(log.events.map(\.kind) == kinds)
    #expect(log.events.map(\.position.x) == [2, 2, 4, 5, 4])
    // Not across reads.
    report("35;1;1M")
    report("35;2;1M")
    #expect(log.events.count == 7)
  }

  @Test func noWheelNorPressIsLost() throws {
    try start()
    report("64;1;1M", "64;1;1M", "65;1;1M", "0;1;1M", "0;1;1M", "0;1;1m", "0;1;1m")
    #expect(log.events.count == 7)
    device.send(.bytes(Array("\u{1B}[<35;1;1Mx\u{1B}[<35;2;1M".utf8)))
    #expect(log.events.count == 9)
  }
}
