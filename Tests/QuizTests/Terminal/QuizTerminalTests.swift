import CPTYTesting
import HanokSystem
import HanokTesting
import PTYTesting
import Testing

/// Programs as processes of their own on a real terminal: whatever ends them, the terminal is given
/// back as it was, and no process is left.
@Suite nonisolated struct QuizTerminalTests {
  @Test(arguments: TerminalEnd.all) func everyEndRestoresTheTerminal(end: TerminalEnd) throws {
    try expectRestoring(after: end)
  }

  @Test(arguments: TerminalEnd.kinds, Resizing.resizings)
  func anEndDuringResizingRestoresTheTerminal(end: TerminalEnd, resizing: Resizing) throws {
    try expectRestoring(after: end, amid: resizing)
  }

  private func expectRestoring(after end: TerminalEnd, amid resizing: Resizing = .none) throws {
    let run = try TerminalRun(end.program)
    resizing.happen(to: run.terminal)
    try end.act(run)
    let outcome = run.terminal.waitForEnd()
    #expect(!outcome.is_stopped)
    #expect(end.status.contains(outcome.status), "\(outcome)")
    if end.hasTerminal { run.expectRestored() }
    #expect(!run.terminal.hasProcesses)
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 1), (1_000, 400), (65_535, 65_535)])
  func anySizeToBeginWithIsSurvived(columns: Int, rows: Int) throws {
    let terminal = try PseudoTerminal(
      TerminalProgram.quiz.command, environment: TerminalProgram.quiz.environment,
      columns: columns, rows: rows)
    try terminal.wait { $0.modes.showsAlternateScreen }
    terminal.send("q")
    #expect(terminal.waitForEnd().status == 0)
    #expect(terminal.modes.isRestored)
    #expect(terminal.settings == terminal.originalSettings)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGSEGV])
  func aTerminalThatTakesNothingKeepsNoProcess(signal: Int32) throws {
    let run = try TerminalRun(.quiz)
    // Frames that are larger than what the system keeps of them.
    run.terminal.resize(columns: 1_000, rows: 400)
    run.terminal.send("llll")
    run.terminal.signal(signal)
    #expect(run.terminal.waitForEnd(isReading: false).status == -signal)
  }

  /// An alternate screen takes what is written on it with it.
  @Test(arguments: [("q", 0), ("x", 3), ("a", -SIGABRT), ("s", -SIGSEGV)])
  func errorsFollowTheRestoredScreen(key: String, status: Int32) throws {
    let run = try TerminalRun(.faulty)
    run.terminal.send("w\(key)")
    #expect(run.terminal.waitForEnd().status == status)
    run.expectRestored()
    #expect(run.terminal.text.hasSuffix("\u{1B}[?1049la library?[31m is missing??1m\r\n"))
  }

  @Test func errorsOfAFileAreWrittenThereAtOnce() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("errors")
    let program = TerminalProgram.faulty
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "exec \"$0\" 2> '\(path)'"] + program.command,
      environment: program.environment)
    try terminal.wait { $0.text.contains(program.text) }
    terminal.send("wq")
    #expect(terminal.waitForEnd().status == 0)
    let errors = try String(decoding: folder.bytes(of: "errors"), as: UTF8.self)
    #expect(errors.contains("a library\u{1B}[31m is missing"))
  }

  @Test func aNewSizeIsDrawnAgain() throws {
    let run = try TerminalRun(.quiz)
    try run.expectPainting {}
    run.terminal.send("q")
    #expect(run.terminal.waitForEnd().status == 0)
    run.expectRestored()
  }

  @Test func aUsageErrorIsReportedBeforeAnythingIsDrawn() throws {
    let terminal = try PseudoTerminal(
      [TerminalProgram.quiz.command[0], "--locale", "nonsense"],
      environment: ["TERM": "xterm", "LANG": "ja_JP.UTF-8"])
    #expect(terminal.waitForEnd().status == 64)
    #expect(!terminal.text.contains("\u{1B}"))
    #expect(terminal.text.contains("nonsense"))
  }

  /// Line by line too, a terminal that has gone is no end of input.
  @Test(arguments: [("", -SIGHUP), ("trap '' HUP; ", 129)])
  func aTerminalThatIsLostEndsLineMode(setup: String, status: Int32) throws {
    let command = TerminalProgram.quiz.command + ["--plain"]
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "\(setup)exec \"$0\" \"$@\""] + command,
      environment: TerminalProgram.quiz.environment)
    try terminal.wait { $0.text.contains("> ") }
    terminal.close()
    #expect(terminal.waitForEnd().status == status)
  }

  /// `/dev/full` is a disk without room.
  @Test(arguments: ["", "< /dev/null"])
  func aFullDiskEndsLineModeWithASentence(input: String) throws {
    let command = TerminalProgram.quiz.command + ["--plain"]
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "exec \"$0\" \"$@\" > /dev/full \(input)"] + command,
      environment: TerminalProgram.quiz.environment)
    #expect(terminal.waitForEnd().status == 74)
    #expect(terminal.text.contains("출력을 쓸 수 없습니다."))
  }
}
