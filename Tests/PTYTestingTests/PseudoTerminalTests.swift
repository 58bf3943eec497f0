import CPTYTesting
import HanokSystem
import PTYTesting
import Testing

@Suite struct PseudoTerminalTests {
  private func shell(_ script: String, columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
    try PseudoTerminal(
      ["/bin/sh", "-c", script], environment: ["PATH": "/usr/bin:/bin", "NAME": "value"],
      columns: columns, rows: rows)
  }

  @Test(arguments: [("exit 0", 0), ("exit 3", 3), ("kill -TERM $$", -15), ("nonsense-", 127)])
  func theEndOfAProgramIsReported(script: String, status: Int32) throws {
    let outcome = try shell(script).waitForEnd()
    #expect(outcome.status == status)
    #expect(!outcome.is_stopped)
  }

  @Test func aProgramThatIsNotAwaitedIsEnded() throws {
    var terminal: PseudoTerminal? = try shell("trap '' TERM HUP; echo $$; sleep 100")
    try terminal?.wait { $0.text.hasSuffix("\r\n") }
    let child = try #require(terminal.flatMap { pid_t($0.text.filter(\.isNumber)) })
    #expect(kill(child, 0) == 0)
    terminal = nil
    #expect(kill(child, 0) != 0)
  }

  @Test func stoppedProgramsAreSeen() throws {
    let terminal = try shell("sleep 100 & echo started; read line; kill -STOP $!; wait")
    try terminal.wait { $0.text.contains("started") }
    #expect(!terminal.hasStoppedPrograms)
    terminal.send("\n")
    try terminal.wait { $0.hasStoppedPrograms }
  }

  @Test func sizeAndEnvironmentReachTheProgram() throws {
    let terminal = try shell("stty size; echo $NAME", columns: 33, rows: 7)
    #expect(terminal.waitForEnd().status == 0)
    #expect(terminal.text == "7 33\r\nvalue\r\n")
  }

  @Test func aProgramThatWritesMuchEndsNevertheless() throws {
    let terminal = try shell("head -c 300000 /dev/zero")
    #expect(terminal.waitForEnd().status == 0)
    #expect(terminal.output.count == 300_000)
  }

  @Test func aStopIsReportedAndBytesAndSignalsArrive() throws {
    let terminal = try shell("echo ready; kill -STOP $$; read line; echo got $line")
    try terminal.wait { $0.text.contains("ready") }
    #expect(terminal.waitForEnd().is_stopped)
    terminal.signal(SIGCONT)
    terminal.send("word\n")
    #expect(terminal.waitForEnd().status == 0)
    #expect(terminal.text.contains("got word"))
  }

  @Test func questionsAreAnsweredWhereverTheyAreSplit() throws {
    let script =
      "stty raw -echo; printf 'a\\033'; printf '[?u\\033[c'; head -c 10 | od -An -c"
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"],
      answers: TerminalAnswers(["\u{1B}[?u": "\u{1B}[?0u", "\u{1B}[c": "\u{1B}[?1c"]))
    #expect(terminal.waitForEnd().status == 0)
    #expect(terminal.text.contains("033   [   ?   0   u 033   [   ?   1   c"))
  }

  @Test func remainingProcessesAreDetected() throws {
    let terminal = try shell("trap '' HUP; cat < /dev/tty > /dev/null & echo ready; read line")
    try terminal.wait { $0.text.contains("ready") }
    #expect(terminal.hasProcesses)
    terminal.signal(SIGKILL, includingGroup: true)
    #expect(terminal.waitForEnd().status == -SIGKILL)
  }

  @Test func noProcessIsLeftOfOneThatStartedNone() throws {
    let terminal = try shell("exit 0")
    #expect(terminal.waitForEnd().status == 0)
    #expect(!terminal.hasProcesses)
  }

  @Test func changedSettingsAreSeen() throws {
    let terminal = try shell(
      "was=$(stty -g); echo one; read x; stty raw -echo; printf two; read x; stty $was")
    try terminal.wait { $0.text.contains("one") }
    #expect(terminal.settings == terminal.originalSettings)
    terminal.send("\n")
    try terminal.wait { $0.text.contains("two") }
    #expect(terminal.settings != terminal.originalSettings)
    terminal.send("\n")
    #expect(terminal.waitForEnd().status == 0)
    #expect(terminal.settings == terminal.originalSettings)
  }
}
