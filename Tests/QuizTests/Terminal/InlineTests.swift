import CPTYTesting
import HanokSystem
import HanokTerminal
import HanokTesting
import PTYTesting
import Testing

/// A program in three rows below the prompt of a real terminal: however it ends, the prompt follows.
@Suite nonisolated struct InlineTests {
  /// Starts the program where a shell has written something, and writes something in the end.
  private func started(
    _ style: String, columns: Int = 40, rows: Int = 12, before: String = "before",
    answers: TerminalAnswers = .usual
  ) throws -> PseudoTerminal {
    let program = TerminalProgram.faulty
    let script = "printf '\(before)\\n'; \"$0\" \(style); echo \"after $?\""
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", script] + program.command,
      environment: program.environment.merging(["PATH": "/usr/bin:/bin"]) { $1 },
      columns: columns, rows: rows, answers: answers)
    try terminal.wait { $0.text.contains(program.text) }
    return terminal
  }

  /// What is seen after all that was written, without blank rows at the end.
  private func seen(_ terminal: PseudoTerminal, columns: Int = 40, rows: Int = 12) throws
    -> [String]
  {
    var emulator = TerminalEmulator(size: Size(width: columns, height: rows))
    try emulator.take(terminal.output)
    let lines = emulator.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.reversed().drop { $0.isEmpty }.reversed().map { String($0) }
  }

  private func expectEnd(_ terminal: PseudoTerminal) {
    #expect(terminal.waitForEnd().status == 0)
    #expect(terminal.modes.isRestored, "\(terminal.modes)")
    #expect(terminal.settings == terminal.originalSettings)
    // The number alone may be an address in what Swift says of a trap.
    #expect(!terminal.text.contains("\u{1B}[?1049"))
    #expect(!terminal.hasProcesses)
  }

  @Test(
    arguments: [
      ("q", 0), ("x", 3), ("\u{3}", 130), ("s", 128 + SIGSEGV), ("o", 128 + SIGSEGV),
      ("a", 128 + SIGABRT), ("f", 128 + SIGFPE), ("b", 128 + SIGBUS),
    ] as [(String, Int32)], ["inline", "inline dispatch", "inline thread"])
  func theLastFrameStaysAndThePromptFollowsAfterEveryEnd(
    end: (key: String, status: Int32), style: String
  ) throws {
    let (key, status) = end
    let terminal = try started(style)
    terminal.send(key)
    expectEnd(terminal)
    let rows = try seen(terminal)
    #expect(rows.prefix(4) == ["before", "ready", "", ""])
    #expect(rows.last == "after \(status)")
  }

  @Test func theMessageOfATrapIsAboveThePrompt() throws {
    let terminal = try started("inline")
    terminal.send("t")
    expectEnd(terminal)
    #expect(try seen(terminal).last?.hasPrefix("after 1") == true)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGUSR1])
  func aSignalLeavesThePromptBelowToo(signal: Int32) throws {
    let terminal = try PseudoTerminal(
      TerminalProgram.faulty.command + ["inline"],
      environment: TerminalProgram.faulty.environment, columns: 40, rows: 3)
    try terminal.wait { $0.text.contains("ready") }
    terminal.signal(signal)
    #expect(terminal.waitForEnd().status == -signal)
    #expect(terminal.modes.isRestored)
    #expect(terminal.settings == terminal.originalSettings)
    // As many rows as the window has: to get below them, it scrolls.
    #expect(try seen(terminal, rows: 3) == [])
    // By as many rows as there are, or amid the frame by any number.
    let ends = ["2", "9999"].map { "\u{1B}[\($0)B\r\n\u{1B}[?25h" }
    #expect(ends.contains { terminal.text.hasSuffix($0) })
  }

  @Test func itIsErasedWhereThatIsAskedFor() throws {
    let terminal = try started("erased")
    terminal.send("q")
    expectEnd(terminal)
    #expect(try seen(terminal) == ["before", "after 0"])
  }

  @Test func atTheWindowsEndThePromptScrolls() throws {
    let terminal = try started("inline", rows: 4, before: #"1\n2\n3\n4\n5"#)
    #expect(try seen(terminal, rows: 4) == ["5", "ready"])
    terminal.send("q")
    expectEnd(terminal)
    // The line feed behind the last line takes the first one out of the window.
    #expect(try seen(terminal, rows: 4) == ["", "", "after 0"])
  }

  @Test func anEditorAndAStopFindTheRowsGone() throws {
    let terminal = try started("inline")
    terminal.send("v")
    try terminal.wait { $0.text.contains("editing\r\n") }
    #expect(try seen(terminal) == ["before", "editing"])
    terminal.send("\n")
    try terminal.wait { $0.text.ranges(of: "ready").count == 2 }
    terminal.send("q")
    expectEnd(terminal)
    #expect(try seen(terminal).filter { !$0.isEmpty } == ["before", "editing", "ready", "after 0"])
  }

  @Test(arguments: Resizing.allCases)
  func aStopErasesItAndItIsDrawnAgainWhateverTheSize(resizing: Resizing) throws {
    let program = TerminalProgram.faulty
    let terminal = try PseudoTerminal(
      program.command + ["inline"], environment: program.environment, columns: 40, rows: 12)
    try terminal.wait { $0.text.contains(program.text) }
    terminal.send("\u{1A}")
    #expect(terminal.waitForEnd().is_stopped)
    #expect(terminal.modes.isRestored)
    #expect(terminal.settings == terminal.originalSettings)
    #expect(try seen(terminal) == [])
    terminal.signal(SIGCONT)
    try terminal.wait { $0.text.ranges(of: program.text).count == 2 }
    resizing.happen(to: terminal)
    terminal.send("q")
    expectEnd(terminal)
  }

  @Test func aTerminalThatHasAllIsGivenBackToo() throws {
    let terminal = try started("inline", answers: .modern)
    try terminal.wait { $0.modes.keyboardDepth == 1 }
    #expect(terminal.modes.titleDepth == 1)
    #expect(!terminal.modes.showsAlternateScreen)
    #expect(terminal.modes.modes.isDisjoint(with: [1_000, 1_002, 1_003]))
    terminal.send("q")
    expectEnd(terminal)
  }
}
