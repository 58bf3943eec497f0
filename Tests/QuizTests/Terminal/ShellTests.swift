import CPTYTesting
import HanokSystem
import PTYTesting
import Testing

/// The quiz among other programs: stopped and gone on with by a shell, and leaving nothing for it to
/// read.
@Suite nonisolated struct ShellTests {
  private let quiz = TerminalProgram.quiz.command.map { "'\($0)'" }.joined(separator: " ")

  private func shell(
    _ arguments: [String], answers: TerminalAnswers = .usual, answerDelay: Duration = .zero
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      ["/bin/sh"] + arguments,
      environment: ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "PS1": "ready> "],
      answers: answers, answerDelay: answerDelay)
  }

  private func type(
    _ text: String, in terminal: PseudoTerminal, until isReached: (String) -> Bool
  ) throws {
    let before = terminal.output.count
    terminal.send(text)
    try terminal.wait { isReached(String(decoding: $0.output[before...], as: UTF8.self)) }
  }

  @Test func aShellStopsItAndGoesOnWithItInBackgroundAndForeground() throws {
    let terminal = try shell(["-i"])
    try terminal.wait { $0.text.hasSuffix("ready> ") }
    try expectWaiting(in: terminal, after: "\(quiz) &\n")
    try type("fg\n", in: terminal) { $0.contains("더하기") }
    for _ in 0..<2 {
      #expect(terminal.modes.showsAlternateScreen)
      #expect(terminal.settings != terminal.originalSettings)
      try type("\u{1A}", in: terminal) { $0.hasSuffix("ready> ") }
      expectRestored(terminal)
      try expectWaiting(in: terminal, after: "bg\n")
      try type("fg\n", in: terminal) { $0.contains("더하기") }
    }
    try type("q", in: terminal) { $0.hasSuffix("ready> ") }
    expectRestored(terminal)
    try type("echo $?\n", in: terminal) { $0.contains("0\r\nready> ") }
    terminal.send("exit\n")
    #expect(terminal.waitForEnd().status == 0)
  }

  private func expectRestored(_ terminal: PseudoTerminal) {
    #expect(terminal.modes.isRestored)
    #expect(terminal.settings == terminal.originalSettings)
  }

  /// In the background it waits, and lets the terminal be.
  private func expectWaiting(in terminal: PseudoTerminal, after command: String) throws {
    let before = terminal.output.count
    try type(command, in: terminal) { $0.hasSuffix("ready> ") }
    var jobs = ""
    while !jobs.contains("Stopped") {
      try type("jobs\n", in: terminal) {
        jobs = $0
        return $0.hasSuffix("ready> ")
      }
    }
    #expect(!terminal.output[before...].contains(0x1B))
    #expect(terminal.settings == terminal.originalSettings)
  }

  @Test func theStopKeyStopsTheParentToo() throws {
    let terminal = try shell(["-i"])
    try terminal.wait { $0.text.hasSuffix("ready> ") }
    try type("sh -c \"\(quiz); echo over\"\n", in: terminal) { $0.contains("더하기") }
    try type("\u{1A}", in: terminal) { $0.hasSuffix("ready> ") }
    #expect(terminal.modes.isRestored)
    try type("fg\n", in: terminal) { $0.contains("더하기") }
    try type("q", in: terminal) { $0.contains("over") && $0.hasSuffix("ready> ") }
    #expect(terminal.modes.isRestored)
    terminal.send("exit\n")
    _ = terminal.waitForEnd()
  }

  @Test func theStopKeyStopsAnEditorAndItsParent() throws {
    let terminal = try shell(["-i"])
    try terminal.wait { $0.text.hasSuffix("ready> ") }
    try type("'\(TerminalProgram.faulty.command[0])'\n", in: terminal) { $0.contains("ready") }
    try type("v", in: terminal) { $0.contains("editing\r\n") }
    try type("\u{1A}", in: terminal) { $0.hasSuffix("ready> ") }
    // The shell hears that its own child has stopped; the editor below that may still read a letter.
    try terminal.wait(until: \.hasStoppedPrograms)
    expectRestored(terminal)
    try type("fg\n", in: terminal) { $0.contains("FaultyProgram") }
    try type("\n", in: terminal) { $0.contains("\u{1B}[?1049h") && $0.contains("ready") }
    try type("q", in: terminal) { $0.hasSuffix("ready> ") }
    expectRestored(terminal)
    terminal.send("exit\n")
    #expect(terminal.waitForEnd().status == 0)
  }

  /// Ends the quiz, and tells what the shell could read after it, until nothing came for some time.
  private func rest(
    after end: (PseudoTerminal) throws -> Void, answers: TerminalAnswers,
    answerDelay: Duration = .zero, tenthsOfSecond: Int = 5
  ) throws -> String {
    let reading = "stty raw -echo min 0 time \(tenthsOfSecond); echo rest:; cat -v"
    let terminal = try shell(
      ["-c", "trap : TERM; \(quiz); \(reading)"], answers: answers, answerDelay: answerDelay)
    try terminal.wait { $0.text.contains("더하기") }
    try end(terminal)
    #expect(terminal.waitForEnd().status == 0)
    let parts = terminal.text.split(separator: "rest:")
    return parts.count == 2 ? String(parts[1].filter { !$0.isWhitespace }) : terminal.text
  }

  @Test func answersThatComeLateAreNotLeftForTheShell() throws {
    let late =
      "\u{1B}[?0u\u{1B}P>|late(1)\u{1B}\\\u{1B}[?2026;2$y\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?1;2c"
    #expect(
      try rest(
        after: {
          $0.send("q")
          $0.send(late)
        }, answers: .none) == "")
    #expect(
      try rest(
        after: {
          $0.signal(SIGTERM, includingGroup: true)
          $0.send(late)
        }, answers: .none) == "")
  }

  /// Ends of the quiz while an answer is under way.
  private static let earlyEnds: [@Sendable (PseudoTerminal) throws -> Void] = [
    { $0.send("q") }, { $0.signal(SIGTERM, includingGroup: true) },
    {
      // The queries are answered, and the keyboard was set and is queried again.
      try $0.wait { $0.modes.keyboardDepth == 1 }
      $0.send("q")
    },
  ]

  @Test(arguments: earlyEnds.indices)
  func answersThatTakeASecondAreNotLeftForTheShell(index: Int) throws {
    let text = try rest(
      after: Self.earlyEnds[index], answers: .modern, answerDelay: .seconds(1), tenthsOfSecond: 20)
    #expect(text == "")
  }

  @Test(arguments: ["</dev/null", "| cat"])
  func aTerminalAtOnlyOneEndIsNeitherQueriedNorSet(redirection: String) throws {
    let terminal = try shell(["-c", "\(quiz) \(redirection); echo over"])
    try terminal.wait { $0.text.contains("더하기") }
    #expect(terminal.settings == terminal.originalSettings)
    terminal.send("\u{4}")
    try terminal.wait { $0.text.contains("over") }
    #expect(!terminal.text.contains("\u{1B}"))
    _ = terminal.waitForEnd()
  }

  @Test func aTerminalThatHasAllIsGivenBackToo() throws {
    let run = try TerminalRun(.quiz, answers: .modern)
    try run.terminal.wait { $0.modes.keyboardDepth == 1 }
    #expect(run.terminal.modes.modes.isSuperset(of: [2_027, 2_031, 2_048]))
    run.terminal.signal(SIGTERM)
    #expect(run.terminal.waitForEnd().status == -SIGTERM)
    run.expectRestored()
  }
}
