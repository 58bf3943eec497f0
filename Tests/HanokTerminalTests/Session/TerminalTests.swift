import HanokSystem
import HanokTerminal
import HanokTesting
import Testing

@MainActor @Suite struct TerminalTests {
  private let device = MemoryDevice(size: Size(width: 20, height: 4))
  private let scheduler = ManualScheduler()

  private func started() throws -> (Terminal, Events) {
    let terminal = Terminal(device: device, scheduler: scheduler)
    let events = Events()
    terminal.onEvents = { events.all += $0 }
    events.terminal = terminal
    try terminal.start()
    return (terminal, events)
  }

  private final class Events {
    var all: [InputEvent] = []
    /// Keeps the terminal alive as long as somebody listens.
    var terminal: Terminal?
  }

  private var output: String { String(decoding: device.output, as: UTF8.self) }

  private func screen(_ text: String) -> Screen {
    var screen = Screen(size: device.size)
    screen.write(text, at: .zero, style: .plain, clip: screen.bounds)
    return screen
  }

  @Test func theTerminalIsSetUpAndRestoredOnce() throws {
    let (terminal, _) = try started()
    #expect(output.hasPrefix("\u{1B}[?1049h"))
    #expect(device.isEntered)
    device.clearOutput()
    terminal.stop()
    terminal.stop()
    #expect(!device.isEntered)
    #expect(output.ranges(of: "\u{1B}[?1049l").count == 1)
    #expect(output.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
  }

  @Test func aFrameIsOneWriteAndNoneWhereNothingChanged() throws {
    let (terminal, _) = try started()
    device.clearOutput()
    terminal.present(screen("one"))
    #expect(device.writeCount == 1)
    terminal.present(screen("one"))
    #expect(device.writeCount == 1)
    terminal.present(screen("two"))
    #expect(device.writeCount == 2)
  }

  @Test func aLoneEscapeComesWithTheClock() throws {
    let (_, events) = try started()
    device.send(.bytes([0x1B]))
    scheduler.advance(by: .milliseconds(49))
    #expect(events.all == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(events.all == [.key(KeyEvent(.escape))])
  }

  @Test func bytesThatComeInTimeCallTheEscapeOff() throws {
    let (_, events) = try started()
    device.send(.bytes([0x1B]))
    scheduler.advance(by: .milliseconds(40))
    device.send(.bytes(Array("[A".utf8)))
    scheduler.advance(by: .seconds(5))
    #expect(events.all == [.key(KeyEvent(.up))])
  }

  @Test func bytesThatComeInTimeBeginAnotherWait() throws {
    let (_, events) = try started()
    device.send(.bytes([0x1B]))
    scheduler.advance(by: .milliseconds(40))
    device.send(.bytes(Array("[".utf8)))
    scheduler.advance(by: .milliseconds(40))
    #expect(events.all == [])
    device.send(.bytes(Array("A".utf8)))
    #expect(events.all == [.key(KeyEvent(.up))])
  }

  @Test func aScreenOfAnotherSizeIsNotPaintedAfterAStop() throws {
    let (terminal, events) = try started()
    terminal.present(screen("hello"))
    device.clearOutput()
    device.onStop = { [device] in device.size = Size(width: 9, height: 2) }
    device.send(.stopRequested)
    #expect(!output.contains("hello"))
    #expect(events.all == [.resize(Size(width: 9, height: 2))])
  }

  @Test(arguments: [DeviceEvent.stopRequested, .bytes([0x1A])])
  func stoppingGivesTheTerminalBackAndPaintsItAgain(event: DeviceEvent) throws {
    let (terminal, events) = try started()
    terminal.present(screen("hello"))
    device.clearOutput()
    device.send(event)
    #expect(device.stopCount == 1)
    #expect(device.isEntered)
    let parts = output.split(separator: "\u{1B}[?1049l")
    #expect(parts.count == 2)
    #expect(parts.last?.contains("hello") == true)
    #expect(events.all == [.resize(device.size)])
  }

  @Test func aNewSizeIsReportedAndPaintedAgain() throws {
    let (terminal, events) = try started()
    terminal.present(screen("hello"))
    device.size = Size(width: 10, height: 2)
    device.send(.resized)
    #expect(events.all == [.resize(Size(width: 10, height: 2))])
    device.clearOutput()
    terminal.present(screen("hello"))
    #expect(output.contains("hello"))
  }

  @Test func aSequenceThatWasBegunEndsWithTheSession() throws {
    let (_, events) = try started()
    device.send(.bytes([0x1A, 0x1B]))
    device.send(.bytes(Array("x".utf8)))
    scheduler.advance(by: .seconds(5))
    #expect(events.all == [.resize(device.size), .key(KeyEvent(.character("x")))])
    device.send(.bytes(Array("\u{1B}[1".utf8)))
    device.send(.stopRequested)
    device.send(.bytes(Array("A".utf8)))
    #expect(events.all.last == .key(KeyEvent(.character("A"))))
  }

  @Test func afterTheEndNothingIsWrittenOrReported() throws {
    let (terminal, events) = try started()
    terminal.onEvents = { [weak terminal] new in
      events.all += new
      terminal?.stop()
    }
    device.send(.bytes(Array("q\u{1B}".utf8)))
    device.send(.bytes(Array("r".utf8)))
    device.clearOutput()
    scheduler.advance(by: .seconds(5))
    terminal.present(screen("late"))
    device.send(.resized)
    #expect(device.output == [])
    #expect(events.all == [.key(KeyEvent(.character("q")))])
  }

  @Test func continuingWithoutAStopPaintsAgain() throws {
    let (terminal, events) = try started()
    terminal.present(screen("hello"))
    device.clearOutput()
    device.send(.continued)
    #expect(output.contains("\u{1B}[?1049h"))
    #expect(output.contains("hello"))
    #expect(device.stopCount == 0)
    #expect(events.all == [.resize(device.size)])
  }

  @Test(arguments: [(DeviceEvent.bytes([0x1A]), 1), (.stopRequested, 0)])
  func theKeyStopsTheProcessGroupAndASignalItsProcessAlone(event: DeviceEvent, groups: Int)
    throws
  {
    let (_, _) = try started()
    device.send(event)
    #expect(device.groupStopCount == groups)
  }

  @Test func aSlowReaderGetsTheNewestFrameOnly() throws {
    let (terminal, _) = try started()
    device.clearOutput()
    device.isBusy = true
    for text in ["one", "two", "three"] { terminal.present(screen(text)) }
    #expect(device.writeCount == 0)
    device.isBusy = false
    device.send(.drained)
    #expect(device.writeCount == 1)
    #expect(output.contains("three") && !output.contains("two"))
  }

  @Test func aProgramGetsTheTerminalUntilItEnds() throws {
    let (terminal, events) = try started()
    terminal.present(screen("hello"))
    device.clearOutput()
    device.commandStatus = 3
    #expect(try terminal.run(["vi", "file"]) == 3)
    #expect(device.commands == [["vi", "file"]])
    let parts = output.split(separator: "\u{1B}[?1049l")
    #expect(parts.count == 2)
    #expect(parts.last?.contains("hello") == true)
    #expect(events.all == [.resize(device.size)])
    #expect(device.isEntered)
  }

  @Test func theEndOfInputIsReported() throws {
    let (_, events) = try started()
    device.send(.closed)
    #expect(events.all == [.endOfInput])
  }

  @Test func aLostTerminalEndsTheProgramByItsHangUp() throws {
    let (terminal, events) = try started()
    terminal.onEvents = { [device] new in
      #expect(device.hangUpCount == 1 && !device.isEntered)
      events.all += new
    }
    device.send(.hungUp)
    #expect(device.hangUpCount == 1)
    // In a double, as where the program has an action of its own.
    #expect(events.all == [.endOfInput])
  }

  @Test(arguments: [(EIO, 1), (EBADF, 0)])
  func aTerminalThatIsLostDuringAStopEndsSoToo(code: Int32, hangUps: Int) throws {
    let (_, events) = try started()
    device.error = DeviceError(code: code)
    device.send(.stopRequested)
    #expect(device.hangUpCount == hangUps)
    #expect(events.all == [.endOfInput])
  }

  @Test(
    arguments: [
      ([:], 80, 24), (["COLUMNS": "100", "LINES": "50"], 100, 50), (["COLUMNS": "100"], 100, 24),
      (["COLUMNS": "0", "LINES": "-3"], 80, 24), (["COLUMNS": "wide", "LINES": "99999"], 80, 24),
    ] as [([String: String], Int, Int)])
  func theEnvironmentDefinesTheSizeOfATerminalWithoutOne(
    environment: [String: String], width: Int, height: Int
  ) {
    let profile = TerminalProfile(environment: environment)
    #expect(profile.defaultSize == Size(width: width, height: height))
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], true, ColorDepth.palette), (["TERM": "dumb"], false, .sixteen),
    ([:], false, .sixteen), (["TERM": "xterm", "COLORTERM": "truecolor"], true, .full),
    (["TERM": "xterm", "NO_COLOR": "1"], true, .none),
    (["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, .sixteen),
    (["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "0"], true, .none),
    (["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": ""], true, .none),
    (["TERM": "xterm", "NO_COLOR": ""], true, .sixteen),
    (["TERM": "xterm-direct"], true, .full),
    (["TERM": "vt100"], true, .none),
  ])
  func theEnvironmentDeterminesTheCapabilities(
    environment: [String: String], canDraw: Bool, depth: ColorDepth
  ) {
    let profile = TerminalProfile(environment: environment)
    #expect(profile.canDraw == canDraw)
    #expect(profile.colorDepth == depth)
  }

  @Test(arguments: [
    ("xterm-256color", true), ("tmux", true), ("linux", false), ("dumb", false), ("", false),
  ])
  func onlyTerminalsThatAnswerAreQueried(name: String, answers: Bool) {
    #expect(TerminalProfile(environment: ["TERM": name]).answersQuestions == answers)
  }
}
