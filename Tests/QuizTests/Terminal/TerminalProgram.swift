/// A program that was built along with the tests, and how it is started.
nonisolated struct TerminalProgram: Sendable {
  let command: [String]
  /// What its first screen shows.
  let text: String
  /// What looks into a crash takes its time, and writes.
  let environment = ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"]

  /// The quiz.
  static let quiz = TerminalProgram(command: [path(of: "quiz"), "--locale", "ko"], text: "더하기")
  /// One with a key for each fault.
  static let faulty = TerminalProgram(command: [path(of: "FaultyProgram")], text: "ready")

  /// The same by way of a shell, which does something before.
  func after(_ script: String) -> TerminalProgram {
    TerminalProgram(
      command: ["/bin/sh", "-c", "\(script); exec \"$0\" \"$@\""] + command, text: text)
  }

  private static func path(of program: String) -> String {
    let path = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    return path.dropLast().joined(separator: "/") + "/" + program
  }
}
