import CPTYTesting
import Glibc
import PTYTesting
import Testing

/// The quiz as a process of its own on a real terminal: whatever ends it, the terminal is given
/// back as it was.
@Suite(.serialized) nonisolated struct QuizTerminalTests {
  private func start(columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
    try PseudoTerminal(
      [Self.quiz, "--locale", "ko"], environment: ["TERM": "xterm-256color"], columns: columns,
      rows: rows)
  }

  /// Starts the quiz, and waits for its first screen.
  private func play(_ body: (PseudoTerminal, [UInt64]) throws -> Void) throws {
    let terminal = try start()
    let settings = terminal.settings
    try #require(terminal.hasCookedSettings)
    try terminal.wait { $0.text.contains("더하기") }
    try #require(terminal.modes.showsAlternateScreen)
    try #require(terminal.modes.modes.isSuperset(of: [1_000, 1_002, 1_006, 2_004]))
    try #require(!terminal.modes.modes.contains(25))
    try #require(terminal.settings != settings)
    try body(terminal, settings)
  }

  private func expectRestored(_ terminal: PseudoTerminal, _ settings: [UInt64]) {
    #expect(terminal.modes.isRestored, "\(terminal.modes)")
    #expect(terminal.settings == settings)
    #expect(terminal.text.hasSuffix("\u{1B}[?1049l"))
  }

  @Test(arguments: [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGFPE, SIGTRAP,
  ])
  func aSignalThatEndsItGivesTheTerminalBack(number: Int32) throws {
    try play { terminal, settings in
      terminal.signal(number)
      let outcome = terminal.waitForEnd()
      #expect(outcome.status == -number)
      expectRestored(terminal, settings)
    }
  }

  @Test(arguments: ["q", "\u{3}", "l\u{3}", "tq"])
  func leavingGivesTheTerminalBack(keys: String) throws {
    try play { terminal, settings in
      terminal.send(keys)
      #expect(terminal.waitForEnd().status == 0)
      expectRestored(terminal, settings)
    }
  }

  @Test(arguments: [false, true])
  func stoppingGivesTheTerminalBackAndGoingOnTakesItAgain(byKey: Bool) throws {
    try play { terminal, settings in
      if byKey { terminal.send("\u{1A}") } else { terminal.signal(SIGTSTP) }
      #expect(terminal.waitForEnd().is_stopped)
      expectRestored(terminal, settings)
      let stoppedAt = terminal.output.count
      terminal.resize(columns: 40, rows: 12)
      terminal.signal(SIGCONT)
      try terminal.wait { terminal in
        String(decoding: terminal.output[stoppedAt...], as: UTF8.self).contains("더하기")
      }
      #expect(terminal.modes.showsAlternateScreen)
      #expect(terminal.settings != settings)
      terminal.send("q")
      #expect(terminal.waitForEnd().status == 0)
      expectRestored(terminal, settings)
    }
  }

  @Test func aTerminalThatIsTakenAwayEndsIt() throws {
    try play { terminal, _ in
      terminal.close()
      let outcome = terminal.waitForEnd()
      #expect(!outcome.is_stopped)
    }
  }

  @Test func aNewSizeIsDrawnAnew() throws {
    try play { terminal, settings in
      let before = terminal.output.count
      terminal.resize(columns: 40, rows: 12)
      try terminal.wait { terminal in
        String(decoding: terminal.output[before...], as: UTF8.self).contains("더하기")
      }
      terminal.send("q")
      #expect(terminal.waitForEnd().status == 0)
      expectRestored(terminal, settings)
    }
  }

  @Test(arguments: [(1, 1), (3, 1), (1_000, 400)])
  func anySizeIsSurvived(columns: Int, rows: Int) throws {
    let terminal = try start(columns: columns, rows: rows)
    let settings = terminal.settings
    try terminal.wait { $0.modes.showsAlternateScreen }
    terminal.send("q")
    #expect(terminal.waitForEnd().status == 0)
    expectRestored(terminal, settings)
  }

  @Test func nothingIsDrawnBeforeAMistakeIsTold() throws {
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "exec \"$0\" --locale nonsense", Self.quiz],
      environment: ["TERM": "xterm", "LANG": "ja_JP.UTF-8"])
    #expect(terminal.waitForEnd().status == 64)
    #expect(!terminal.text.contains("\u{1B}"))
    #expect(terminal.text.contains("nonsense"))
  }
}

extension QuizTerminalTests {
  /// The quiz that was built along with the tests.
  fileprivate nonisolated static var quiz: String {
    let path = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    return path.dropLast().joined(separator: "/") + "/quiz"
  }
}
