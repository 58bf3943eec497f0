import PTYTesting

/// A program on a terminal, and how it is started.
nonisolated struct TerminalProgram: Sendable {
  let command: [String]
  /// What its first screen shows.
  let text: String
  /// What looks into a crash takes its time, and writes.
  let environment = ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"]

  /// The quiz.
  static let quiz = TerminalProgram(
    command: [BuiltProgram.path(of: "quiz"), "--locale", "ko"], text: "더하기")
  /// One with a key for each fault.
  static let faulty = TerminalProgram(
    command: [BuiltProgram.path(of: "FaultyProgram")], text: "ready")

  /// The same with one more argument.
  func with(_ argument: String) -> TerminalProgram {
    TerminalProgram(command: command + [argument], text: text)
  }

  /// The same by way of a shell, which does something before.
  func after(_ script: String) -> TerminalProgram {
    TerminalProgram(
      command: ["/bin/sh", "-c", "\(script); exec \"$0\" \"$@\""] + command, text: text)
  }
}
