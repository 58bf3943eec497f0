import CPTYTesting
import Glibc
import PTYTesting
import Testing

@Suite struct PseudoTerminalTests {
  private func shell(_ script: String, columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
    try PseudoTerminal(
      ["/bin/sh", "-c", script], environment: ["PATH": "/usr/bin:/bin", "NAME": "value"],
      columns: columns, rows: rows)
  }

  @Test(arguments: [("exit 0", 0), ("exit 3", 3), ("kill -TERM $$", -15), ("nonsense-", 127)])
  func theEndOfAProgramIsTold(script: String, status: Int32) throws {
    let outcome = try shell(script).waitForEnd()
    #expect(outcome.status == status)
    #expect(!outcome.is_stopped)
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

  @Test func aStopIsToldAndBytesAndSignalsArrive() throws {
    let terminal = try shell("echo ready; kill -STOP $$; read line; echo got $line")
    try terminal.wait { $0.text.contains("ready") }
    #expect(terminal.waitForEnd().is_stopped)
    terminal.signal(SIGCONT)
    terminal.send("word\n")
    #expect(terminal.waitForEnd().status == 0)
    #expect(terminal.text.contains("got word"))
  }

  @Test func changedSettingsAreSeen() throws {
    let terminal = try shell("echo one; read x; stty raw -echo; printf two; read x; stty sane")
    try terminal.wait { $0.text.contains("one") }
    let settings = terminal.settings
    #expect(terminal.hasCookedSettings)
    terminal.send("\n")
    try terminal.wait { $0.text.contains("two") }
    #expect(!terminal.hasCookedSettings)
    #expect(terminal.settings != settings)
    terminal.send("\n")
    #expect(terminal.waitForEnd().status == 0)
    #expect(terminal.hasCookedSettings)
  }
}
