import CPTYTesting
import HanokSystem
import PTYTesting
import Testing

/// A way in which a program on a terminal ends: a row of the table.
nonisolated struct TerminalEnd: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let program: TerminalProgram
  /// The exit status, or the signal as a negative number; several where processors differ.
  let status: Set<Int32>
  /// Whether the terminal is still there, to be looked at.
  let hasTerminal: Bool
  /// What brings the end about.
  let act: @Sendable (TerminalRun) throws -> Void

  private init(
    _ name: String, of program: TerminalProgram = .quiz, ends status: Set<Int32>,
    hasTerminal: Bool = true, _ act: @escaping @Sendable (TerminalRun) throws -> Void
  ) {
    testDescription = name
    self.program = program
    self.status = status
    self.hasTerminal = hasTerminal
    self.act = act
  }

  private init(
    _ name: String, of program: TerminalProgram = .quiz, keys: String, ends status: Set<Int32>
  ) {
    self.init(name, of: program, ends: status) { $0.terminal.send(keys) }
  }

  private init(_ name: String, signal: Int32) {
    self.init("\(name), sent", ends: [-signal]) { $0.terminal.signal(signal) }
  }

  /// Every end.
  static let all =
    kinds + usual + signals + faults(on: "main") + faults(on: "dispatch") + faults(on: "thread")
    + scheduledFaults + stops + editors + losses

  /// The ends that are also tried amid resizing: one of each way in which a program is left.
  ///
  /// A terminal that closes can't be resized.
  static let kinds = [
    TerminalEnd("the quiz's own key", keys: "q", ends: [0]),
    TerminalEnd("Ctrl-C", keys: "\u{3}", ends: [130]),
    TerminalEnd("TERM", signal: SIGTERM),
    TerminalEnd("a Swift trap", of: .faulty, keys: "t", ends: [-SIGILL, -SIGTRAP]),
    TerminalEnd("stopped by key, gone on, left", ends: [0]) { try stop($0) { $0.send("\u{1A}") } },
    TerminalEnd("an editor, ended by a key, then left", of: .faulty, ends: [0]) { run in
      try edit(run)
      try run.expectPainting { run.terminal.send("\n") }
      run.terminal.send("q")
    },
  ]

  private static let usual = [
    TerminalEnd("another language, then Ctrl-C", keys: "l\u{3}", ends: [130]),
    TerminalEnd("an answer, then the key, and yes", keys: "tq\u{1B}y", ends: [0]),
    TerminalEnd("exit", of: .faulty, keys: "x", ends: [3]),
    TerminalEnd("a thrown error", of: .faulty, keys: "e", ends: [-SIGILL, -SIGTRAP]),
  ]

  private static let signals = [
    TerminalEnd("INT", signal: SIGINT), TerminalEnd("HUP", signal: SIGHUP),
    TerminalEnd("QUIT", signal: SIGQUIT), TerminalEnd("SEGV", signal: SIGSEGV),
    TerminalEnd("ABRT", signal: SIGABRT), TerminalEnd("ILL", signal: SIGILL),
    TerminalEnd("BUS", signal: SIGBUS), TerminalEnd("FPE", signal: SIGFPE),
    TerminalEnd("TRAP", signal: SIGTRAP), TerminalEnd("ALRM", signal: SIGALRM),
    TerminalEnd("USR1", signal: SIGUSR1),
  ]

  /// What each fault of the program is, its key, and the signals that it ends by.
  private static let kindsOfFaults: [(name: String, key: String, status: Set<Int32>)] = [
    ("a segment fault", "s", [-SIGSEGV]), ("a bus fault", "b", [-SIGBUS]),
    ("a division by zero", "f", [-SIGFPE]), ("an invalid instruction", "i", [-SIGILL]),
    ("a stack overflow", "o", [-SIGSEGV]), ("a bad system call", "y", [-SIGSYS]),
    ("a trap of Swift", "t", [-SIGILL, -SIGTRAP]), ("abort", "a", [-SIGABRT]),
    ("a failed assertion of C", "n", [-SIGABRT]),
  ]

  private static func faults(on thread: String) -> [TerminalEnd] {
    let program = TerminalProgram.faulty.with(thread)
    return kindsOfFaults.map {
      TerminalEnd("\($0.name), \(thread)", of: program, keys: $0.key, ends: $0.status)
    }
  }

  private static let scheduledFaults = [
    TerminalEnd("a stack overflow in scheduled work", of: .faulty, keys: "l", ends: [-SIGSEGV])
  ]

  private static let stops = [
    TerminalEnd("stopped by TSTP, gone on, left", ends: [0]) {
      try stop($0) { $0.signal(SIGTSTP) }
    },
    TerminalEnd("stopped by STOP, gone on, left", ends: [0]) { run in
      // Nothing can be given back: it isn't asked.
      run.terminal.signal(SIGSTOP)
      #expect(run.terminal.waitForEnd().is_stopped)
      try run.expectPainting { run.terminal.signal(SIGCONT) }
      run.terminal.send("q")
    },
    TerminalEnd("stopped twice, gone on, killed", ends: [-SIGTERM]) { run in
      for _ in 0..<2 { try stopAndGoOn(run) { $0.send("\u{1A}") } }
      run.terminal.signal(SIGTERM)
    },
    TerminalEnd("stopped by key, killed", ends: [-SIGTERM]) { run in
      run.terminal.send("\u{1A}")
      #expect(run.terminal.waitForEnd().is_stopped)
      run.terminal.signal(SIGTERM)
      run.terminal.signal(SIGCONT)
    },
  ]

  private static let editors = [
    TerminalEnd("an editor, interrupted, then left", of: .faulty, ends: [0]) { run in
      try edit(run)
      try run.expectPainting { run.terminal.send("\u{3}") }
      run.terminal.send("q")
    }
  ]

  private static let losses = [
    TerminalEnd("standard output closed, then left", of: .faulty, keys: "cq", ends: [0]),
    TerminalEnd(
      "standard output closed, then a trap", of: .faulty, keys: "ct", ends: [-SIGILL, -SIGTRAP]),
    TerminalEnd("the terminal closed while stopped", ends: [-SIGHUP], hasTerminal: false) { run in
      run.terminal.send("\u{1A}")
      #expect(run.terminal.waitForEnd().is_stopped)
      run.terminal.close()
    },
    TerminalEnd("the terminal closed", ends: [-SIGHUP], hasTerminal: false) { $0.terminal.close() },
    TerminalEnd(
      "the terminal closed, HUP ignored", of: .quiz.after("trap '' HUP"), ends: [129],
      hasTerminal: false
    ) {
      $0.terminal.close()
    },
  ]

  private static func edit(_ run: TerminalRun) throws {
    run.terminal.send("v")
    try run.terminal.wait { $0.text.contains("editing\r\n") }
    #expect(run.terminal.modes.isRestored)
    #expect(run.terminal.settings == run.terminal.originalSettings)
  }

  private static func stop(
    _ run: TerminalRun, by act: (PseudoTerminal) -> Void
  ) throws {
    try stopAndGoOn(run, by: act)
    run.terminal.send("q")
  }

  private static func stopAndGoOn(
    _ run: TerminalRun, by act: (PseudoTerminal) -> Void
  ) throws {
    act(run.terminal)
    #expect(run.terminal.waitForEnd().is_stopped)
    run.expectRestored()
    try run.expectPainting { run.terminal.signal(SIGCONT) }
  }
}
