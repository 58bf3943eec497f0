import HanokTesting
import HanokTerminal
import Testing

/// What a terminal has beside the grid: title, progress, notifications; and that it is given back.
@MainActor @Suite struct TerminalWindowTests {
  private let device = MemoryDevice(size: Size(width: 12, height: 3))

  private func started(
    _ environment: [String: String] = [:], style: PresentationStyle = .fullScreen
  ) throws -> Terminal {
    let environment = environment.merging(["TERM": "xterm"]) { name, _ in name }
    let terminal = Terminal(
      device: device, scheduler: ManualScheduler(), style: style,
      profile: TerminalProfile(environment: environment, markers: []))
    try terminal.start()
    return terminal
  }

  private func answer(_ version: String) {
    device.send(.bytes(Array("\u{1B}P>|\(version)\u{1B}\\\u{1B}[?62;22c".utf8)))
  }

  /// What was written since the last time.
  private func written() -> String {
    defer { device.clearOutput() }
    return String(decoding: device.output, as: UTF8.self)
  }

  private func screen(title: String? = nil, progress: WindowProgress? = nil) -> Screen {
    var screen = Screen(size: device.size)
    screen.title = title
    screen.progress = progress
    return screen
  }

  @Test(arguments: [PresentationStyle.fullScreen, .inline(rows: 3)])
  func theWindowsTitleIsRestoredAtTheEnd(style: PresentationStyle) throws {
    var emulator = TerminalEmulator(size: device.size)
    try emulator.take(Array("\u{1B}]2;shell\u{1B}\\".utf8))
    let terminal = try started(style: style)
    for title in ["one", "둘\u{1B}\\\u{7}", "three"] { terminal.present(screen(title: title)) }
    try emulator.take(device.output)
    #expect(emulator.title == "three")
    #expect(written().ranges(of: "\u{1B}[22;2t").count == 1)
    terminal.stop()
    try emulator.take(device.output)
    #expect(emulator.title == "shell")
  }

  @Test func aWindowThatGetsNoTitleIsLeftAlone() throws {
    let terminal = try started()
    terminal.present(screen())
    terminal.stop()
    #expect(!written().contains(#/\u{1B}\[2[23];|\u{1B}\]2;|\u{1B}\]9;/#))
  }

  @Test func aTerminalWithoutTitlesIsNotAskedToSaveOne() throws {
    let terminal = try started(["TERM": "linux"])
    terminal.present(screen(title: "one"))
    terminal.stop()
    #expect(!written().contains(#/\u{1B}\[2[23];|\u{1B}\]2;/#))
  }

  @Test func aStopGivesTheTitleBackAndTakesItAgain() throws {
    let terminal = try started()
    terminal.present(screen(title: "one"))
    _ = written()
    terminal.suspend()
    let parts = written().split(separator: "\u{1B}[23;2t")
    #expect(parts.count == 2)
    #expect(parts.last?.contains("\u{1B}[22;2t") == true)
    #expect(parts.last?.contains("\u{1B}]2;one\u{1B}\\") == true)
  }

  @Test func progressIsClearedInTheEnd() throws {
    let terminal = try started(["WT_SESSION": "1"])
    terminal.present(screen(progress: .part(0.25)))
    #expect(written().contains("\u{1B}]9;4;1;25\u{1B}\\"))
    terminal.stop()
    #expect(written().contains("\u{1B}]9;4;0;0\u{1B}\\"))
  }

  @Test(arguments: [
    ("ghostty 1.2.0", true), ("ghostty 1.10.3-main", true), ("ghostty 1.1.3", false),
    ("iTerm2 3.6.6", true), ("iTerm2 3.6.5", false), ("iTerm2 3.6", false), ("iTerm2 4.0", true),
    ("WezTerm 20240203-110809-5046fc22", false), ("WezTerm 20250318-1-abc", true),
    ("kitty(0.32.2)", false), ("tmux 3.4", false), ("ghostty next", false),
  ])
  func progressIsShownWhereTheTerminalIsKnownToShowIt(version: String, isShown: Bool) throws {
    let terminal = try started()
    terminal.present(screen(progress: .part(0.5)))
    #expect(!written().contains("]9;4"))
    answer(version)
    #expect(terminal.profile.showsProgress == isShown)
    #expect(written().contains("\u{1B}]9;4;1;50\u{1B}\\") == isShown)
    terminal.stop()
    #expect(written().contains("\u{1B}]9;4;0;0\u{1B}\\") == isShown)
  }

  @Test(arguments: [
    (["WT_SESSION": "1", "TERM": "xterm-256color"], true), (["ConEmuANSI": "ON"], true),
    (["WT_SESSION": "1", "TERM": "tmux-256color"], false), (["TERM": "xterm"], false),
    (["ConEmuANSI": "OFF"], false), (["WT_SESSION": "1", "TERM": "screen"], false),
  ])
  func theEnvironmentDeterminesSupportForProgress(environment: [String: String], isShown: Bool) {
    #expect(TerminalProfile(environment: environment).showsProgress == isShown)
  }

  @Test(arguments: [
    ("iTerm2 3.5.0", "\u{1B}]9;do;ne␛\u{1B}\\"), ("ghostty 1.0", "\u{1B}]9;do;ne␛\u{1B}\\"),
    ("foot(1.16.2)", "\u{1B}]9;do;ne␛\u{1B}\\"), ("kitty(0.32.2)", "\u{1B}]99;;do;ne␛\u{1B}\\"),
    ("contour 0.3.12", "\u{1B}]777;notify;do,ne␛;\u{1B}\\"), ("XTerm(370)", "\u{7}"),
    ("tmux 3.4", "\u{7}"), ("kittyish 1", "\u{7}"),
  ])
  func eachTerminalIsNotifiedInItsOwnWay(version: String, bytes: String) throws {
    let terminal = try started()
    answer(version)
    _ = written()
    terminal.notify("do;ne\u{1B}")
    #expect(written() == bytes)
  }

  @Test(arguments: [("done", "done"), ("4;0", " 4;0"), ("\u{7}", "␇")])
  func aNotificationIsNoOtherCommand(text: String, shown: String) throws {
    let terminal = try started()
    answer("iTerm2 3.5.0")
    _ = written()
    terminal.notify(text)
    #expect(written() == "\u{1B}]9;\(shown)\u{1B}\\")
  }

  @Test func theBellRingsBeforeATerminalHasReportedItsName() throws {
    let terminal = try started()
    _ = written()
    terminal.notify("done")
    #expect(written() == "\u{7}")
  }

  @Test func nothingIsWrittenToATerminalThatIsNotSetUp() throws {
    let terminal = try started()
    let copy = try #require(TerminalCommand.copy("한"))
    #expect(terminal.tell(copy))
    #expect(written().hasSuffix("\u{1B}]52;c;7ZWc\u{1B}\\"))
    terminal.stop()
    _ = written()
    #expect(!terminal.tell(copy))
    terminal.notify("done")
    #expect(written() == "")
  }
}
