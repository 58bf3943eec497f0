import CPTYTesting
import HanokSystem
import PTYTesting
import Testing

/// Line by line, what is typed into a secret field is hidden, and however the program ends or stops
/// there, the terminal echoes again.
@Suite nonisolated struct SecretInputTests {
  private let program = TerminalProgram.faulty

  /// Starts the program, and chooses its secret field.
  private func started(_ arguments: [String] = []) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      program.command + ["secret"] + arguments, environment: program.environment)
    try terminal.wait { $0.text.hasSuffix("> ") }
    terminal.send("1\n")
    return terminal
  }

  private func waitUntilHidden(_ terminal: PseudoTerminal) throws {
    try terminal.wait {
      $0.settings != $0.originalSettings && $0.text.hasSuffix("1\r\nSecret\r\n> ")
    }
  }

  private func expectEnd(_ terminal: PseudoTerminal, _ status: Set<Int32>) {
    let outcome = terminal.waitForEnd()
    #expect(!outcome.is_stopped)
    #expect(status.contains(outcome.status), "\(outcome)")
    #expect(terminal.settings == terminal.originalSettings)
    #expect(!terminal.hasProcesses)
  }

  @Test(arguments: [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGALRM, SIGUSR1, SIGIO, SIGXCPU,
  ])
  func aSignalRestoresTheEcho(signal: Int32) throws {
    let terminal = try started()
    try waitUntilHidden(terminal)
    terminal.signal(signal)
    expectEnd(terminal, [-signal])
  }

  @Test(arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)])
  func aKeyThatEndsRestoresTheEcho(key: String, signal: Int32) throws {
    let terminal = try started()
    try waitUntilHidden(terminal)
    terminal.send("p4ss\(key)")
    expectEnd(terminal, [-signal])
    #expect(!terminal.text.contains("p4ss"))
    // The shell's prompt begins a line.
    #expect(terminal.text.hasSuffix("> \r\n"))
  }

  @Test(
    arguments: [
      ("s", [-SIGSEGV]), ("b", [-SIGBUS]), ("f", [-SIGFPE]), ("i", [-SIGILL]), ("o", [-SIGSEGV]),
      ("a", [-SIGABRT]), ("n", [-SIGABRT]), ("t", [-SIGILL, -SIGTRAP]), ("y", [-SIGSYS]),
      ("x", [3]), ("q", [4]),
    ] as [(String, Set<Int32>)], ["main", "dispatch", "thread"])
  func anEndByTheProgramRestoresTheEcho(end: (String, Set<Int32>), thread: String) throws {
    expectEnd(try started([thread, end.0]), end.1)
  }

  @Test func theEndOfInputRestoresTheEcho() throws {
    let terminal = try started()
    try waitUntilHidden(terminal)
    terminal.send("\u{4}")
    expectEnd(terminal, [0])
  }

  @Test func aFilledFieldIsEchoedAgainAndNeverShown() throws {
    let terminal = try started()
    try waitUntilHidden(terminal)
    terminal.send("p4ss\n")
    expectEnd(terminal, [0])
    #expect(!terminal.text.contains("p4ss"))
  }

  @Test func aTerminalThatIsLostEndsIt() throws {
    let terminal = try started()
    try waitUntilHidden(terminal)
    terminal.close()
    #expect(terminal.waitForEnd().status == -SIGHUP)
  }

  /// The shell gets its echo, and the continued field is hidden behind its name and a prompt.
  @Test(arguments: ["\u{1A}", "bg"]) func theStopKeyRestoresTheEchoForTheShell(way: String) throws {
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-i"],
      environment: ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "PS1": "ready$ "])
    try terminal.wait { $0.text.hasSuffix("ready$ ") }
    let original = terminal.settings
    terminal.send("'\(program.command[0])' secret\n")
    try terminal.wait { $0.text.hasSuffix("> ") }
    terminal.send("1\n")
    try terminal.wait { $0.settings != original && $0.text.hasSuffix("1\r\nSecret\r\n> ") }
    for _ in 0..<2 {
      var before = terminal.output.count
      func isSeen(_ text: String) -> (PseudoTerminal) -> Bool {
        { String(decoding: $0.output[before...], as: UTF8.self).hasSuffix(text) }
      }
      terminal.send("p4s\u{1A}")
      try terminal.wait(until: isSeen("ready$ "))
      #expect(terminal.settings == original)
      if way == "bg" {
        before = terminal.output.count
        terminal.send("bg\n")
        try terminal.wait(until: isSeen("ready$ "))
        // It waits to hide its input, and lets the shell's terminal be.
        try terminal.wait(until: \.hasStoppedPrograms)
        #expect(terminal.settings == original)
      }
      before = terminal.output.count
      terminal.send("fg\n")
      try terminal.wait(until: isSeen("Secret\r\n> "))
      #expect(terminal.settings != original)
    }
    terminal.send("p4ss\n")
    try terminal.wait { $0.text.hasSuffix("ready$ ") && $0.settings == original }
    #expect(!terminal.text.contains("p4s"))
    terminal.send("exit\n")
    #expect(terminal.waitForEnd().status == 0)
  }
}
