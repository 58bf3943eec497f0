import HanokTesting
import Testing

@testable import HanokTerminal

/// The width of ambiguous characters: measured, or set by the user.
@MainActor @Suite struct MeasuredWidthTests {
  private static let size = Size(width: 12, height: 4)
  private let device = MemoryDevice(size: size)
  private let scheduler = ManualScheduler()

  private func terminal(
    _ environment: [String: String] = [:], style: PresentationStyle = .fullScreen
  ) throws -> Terminal {
    let environment = ["TERM": "xterm-256color"].merging(environment) { $1 }
    let terminal = Terminal(
      device: device, scheduler: scheduler, style: style,
      profile: TerminalProfile(environment: environment))
    try terminal.start()
    return terminal
  }

  private func screen(_ text: String, _ width: AmbiguousWidth, size: Size = size) -> Screen {
    var screen = Screen(size: size, ambiguousWidth: width)
    screen.write(text, at: .zero, style: .plain, clip: screen.bounds)
    return screen
  }

  @Test(
    arguments: [AmbiguousWidth.narrow, .wide],
    [PresentationStyle.fullScreen, .inline(rows: 2)])
  func theTerminalIsMeasured(width: AmbiguousWidth, style: PresentationStyle) throws {
    var emulator = TerminalEmulator(size: Self.size, ambiguousWidth: width)
    let terminal = try terminal(style: style)
    #expect(terminal.profile.ambiguousWidth == nil)
    try device.exchange(with: &emulator)
    #expect(terminal.profile.ambiguousWidth == width)
    #expect(emulator.screen.text.allSatisfy { $0 == "\n" }, "The markers are erased.")
    let screen = screen("│ … ① x", width, size: terminal.size)
    terminal.present(screen)
    try device.exchange(with: &emulator)
    #expect(emulator.screen.row(0) == screen.row(0))
  }

  @Test(arguments: [("1", AmbiguousWidth.narrow), ("2", .wide)])
  func theUserPrecedesTheTerminal(value: String, width: AmbiguousWidth) throws {
    let other: AmbiguousWidth = width == .wide ? .narrow : .wide
    var emulator = TerminalEmulator(size: Self.size, ambiguousWidth: other)
    let terminal = try terminal([AmbiguousWidth.variable: value])
    #expect(terminal.profile.ambiguousWidth == width)
    try device.exchange(with: &emulator)
    #expect(terminal.profile.ambiguousWidth == width)
  }

  @Test(arguments: ["", "0", "3", "wide", " 2", "02", "2 "])
  func anotherValueIsIgnored(value: String) throws {
    var emulator = TerminalEmulator(size: Self.size, ambiguousWidth: .wide)
    let terminal = try terminal([AmbiguousWidth.variable: value])
    #expect(terminal.profile.ambiguousWidth == nil)
    try device.exchange(with: &emulator)
    #expect(terminal.profile.ambiguousWidth == .wide)
  }

  /// tmux reports one cell, and the terminal around it may have two: there the user can say so.
  @Test func aTerminalThatDrawsWideCharactersInOneCellShowsTheScreen() throws {
    var emulator = TerminalEmulator(size: Self.size)
    let terminal = try terminal([AmbiguousWidth.variable: "2"])
    try device.exchange(with: &emulator)
    terminal.present(screen("│x│y", .wide))
    try device.exchange(with: &emulator)
    #expect(emulator.screen.row(0) == "│ x│ y      ")
  }

  /// Some terminals have two cells only for some kinds.
  @Test(arguments: WidthMarkers.ambiguous)
  func oneWideKindMakesAllWide(marker: String) throws {
    var emulator = TerminalEmulator(size: Self.size) { $0 == marker ? 2 : nil }
    let terminal = try terminal()
    try device.exchange(with: &emulator)
    #expect(terminal.profile.ambiguousWidth == .wide)
  }

  @Test func aTerminalWithoutAnswersHasNoMeasuredWidth() throws {
    let terminal = try terminal()
    scheduler.advance(by: .seconds(3))
    #expect(terminal.profile.ambiguousWidth == nil)
    device.send(.bytes(Array("\u{1B}[?62c".utf8)))
    #expect(terminal.profile.ambiguousWidth == nil)
  }

  /// The answers to the queries of a session that was interrupted don't count for the next one.
  @Test func aSecondMeasurementBeginsWithTheFirstMarker() throws {
    let terminal = try terminal()
    device.send(.bytes(Array("\u{1B}[2;3R\u{1B}[2;3R".utf8)))
    #expect(terminal.profile.markerWidths[1] == 2)
    device.clearOutput()
    terminal.suspend()
    #expect(terminal.profile.markerWidths.allSatisfy { $0 == nil })
    var emulator = TerminalEmulator(size: Self.size, ambiguousWidth: .wide)
    try device.exchange(with: &emulator)
    #expect(terminal.profile.ambiguousWidth == .wide)
    #expect(terminal.profile.markerWidths[0] == CellWidth.of(WidthMarkers.all[0]))
  }

  /// Signs of a frame from before the answers have moved the cells after them.
  @Test(arguments: [PresentationStyle.fullScreen, .inline(rows: 2)], [nil, Point(x: 3, y: 1)])
  func aWidthThatIsKnownLateDrawsTheWholeScreenAgain(
    style: PresentationStyle, cursor: Point?
  ) throws {
    var emulator = TerminalEmulator(size: Self.size, ambiguousWidth: .wide)
    let terminal = try terminal(style: style)
    var early = screen("│ab│cd", .narrow, size: terminal.size)
    early.cursor = cursor
    terminal.present(early)
    try device.exchange(with: &emulator)
    #expect(terminal.profile.ambiguousWidth == .wide)
    var late = screen("|ab│cd", .wide, size: terminal.size)
    late.cursor = cursor
    terminal.present(late)
    try device.exchange(with: &emulator)
    #expect(emulator.screen.row(0) == late.row(0))
    #expect(emulator.screen.cursor?.x == cursor?.x)
  }

  /// The replacement of a control has ambiguous width itself.
  @Test func theReplacementOfAControlHasItsCells() {
    let screen = screen("a\u{202E}b", .wide)
    #expect(screen.row(0).hasPrefix("a\u{FFFD}b"))
    #expect(screen[1, 0].width == 2 && screen.cluster(x: 3, y: 0) == "b")
    #expect(VisibleCluster("\u{85}", ambiguous: .wide).width == 2)
    #expect(
      VisibleCluster("\u{85}").width == 1 && VisibleCluster("\u{1B}", ambiguous: .wide).width == 1)
  }
}
