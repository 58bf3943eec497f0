import HanokTesting
import TerminalIO
import Testing

@MainActor @Suite struct TerminalTests {
  private let device = MemoryDevice(size: Size(width: 20, height: 4))
  private let scheduler = ManualScheduler()

  private func started() throws -> (Terminal, Events) {
    let terminal = Terminal(device: device, scheduler: scheduler)
    let events = Events()
    terminal.onEvent = { events.all.append($0) }
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

  @Test func theTerminalIsTakenAndGivenBackOnce() throws {
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

  @Test func aNewSizeIsToldAndPaintedAnew() throws {
    let (terminal, events) = try started()
    terminal.present(screen("hello"))
    device.size = Size(width: 10, height: 2)
    device.send(.resized)
    #expect(events.all == [.resize(Size(width: 10, height: 2))])
    device.clearOutput()
    terminal.present(screen("hello"))
    #expect(output.contains("hello"))
  }

  @Test func theEndOfInputIsTold() throws {
    let (_, events) = try started()
    device.send(.closed)
    #expect(events.all == [.endOfInput])
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], true, ColorDepth.palette), (["TERM": "dumb"], false, .sixteen),
    ([:], false, .sixteen), (["TERM": "xterm", "COLORTERM": "truecolor"], true, .full),
    (["TERM": "xterm", "NO_COLOR": "1"], true, .none),
    (["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, .sixteen),
    (["TERM": "vt100"], true, .none),
  ])
  func theEnvironmentTellsWhatATerminalCan(
    environment: [String: String], canDraw: Bool, depth: ColorDepth
  ) {
    let kind = TerminalKind(environment: environment)
    #expect(kind.canDraw == canDraw)
    #expect(kind.colorDepth == depth)
  }
}
