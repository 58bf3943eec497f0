import PTYTesting
import Testing

/// A program on a real terminal, from its first screen to its end.
nonisolated struct TerminalRun {
  let terminal: PseudoTerminal
  /// What its screen shows.
  private let text: String

  /// Starts a program, and waits for its first screen.
  init(_ program: TerminalProgram, answers: TerminalAnswers = .usual) throws {
    text = program.text
    terminal = try PseudoTerminal(
      program.command, environment: program.environment, answers: answers)
    try terminal.wait { $0.text.contains(program.text) }
    try #require(terminal.modes.showsAlternateScreen)
    try #require(terminal.modes.modes.isSuperset(of: [1_000, 1_002, 1_006, 2_004]))
    try #require(!terminal.modes.modes.contains(25))
    try #require(terminal.settings != terminal.originalSettings)
  }

  /// Expects the terminal to be as it was found.
  func expectRestored(_ place: SourceLocation = #_sourceLocation) {
    #expect(terminal.modes.isRestored, "\(terminal.modes)", sourceLocation: place)
    #expect(terminal.settings == terminal.originalSettings, sourceLocation: place)
    // Only errors follow, such as the message of a trap.
    let end = "\u{1B}[?25h\u{1B}[?1049l"
    let errors = terminal.text.ranges(of: end).last.map { terminal.text[$0.upperBound...] }
    #expect(errors?.contains("\u{1B}") == false, sourceLocation: place)
  }

  /// Does something, and waits until the program has painted its screen after it, at a usual size.
  func expectPainting(after act: () -> Void) throws {
    terminal.resize(columns: 40, rows: 12)
    let before = terminal.output.count
    act()
    try terminal.wait { String(decoding: $0.output[before...], as: UTF8.self).contains(text) }
    #expect(terminal.modes.showsAlternateScreen)
    #expect(terminal.settings != terminal.originalSettings)
  }
}
