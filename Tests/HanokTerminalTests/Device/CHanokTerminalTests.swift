import CPTYTesting
import HanokSystem
import PTYTesting
import Testing

/// The C functions on a real terminal, by a program that calls nothing else.
@Suite struct CHanokTerminalTests {
  private func started(_ probe: String) throws -> PseudoTerminal {
    let program = BuiltProgram.path(besideTests: "TerminalProbe")
    return try PseudoTerminal([program, probe], environment: [:], answers: .none)
  }

  private func expectRestored(_ terminal: PseudoTerminal, times: Int = 1) {
    #expect(terminal.text.ranges(of: "<restored>").count == times, "\(terminal.text)")
    #expect(terminal.settings == terminal.originalSettings)
  }

  @Test func leavingGivesTheSignalsTheActionsOfBefore() throws {
    let terminal = try started("leave")
    #expect(terminal.waitForEnd().status == 128 + SIGTERM)
    expectRestored(terminal, times: 3)
    #expect(terminal.text.ranges(of: "<restored>[left:][stopped]").count == 2, "\(terminal.text)")
    #expect(!terminal.text.contains("[too few taken]"))
    #expect(!terminal.text.contains("[ignored taken]"))
  }

  /// The signals of this system whose default action ends a process, except SIGKILL, the signals of failed
  /// writes, and those that the C library keeps for itself.
  private func endingSignals() throws -> [Int32] {
    try (1...64).filter { number in
      var action = sigaction()
      guard ![SIGKILL, SIGPIPE, SIGXFSZ].contains(number),
        unsafe sigaction(number, nil, &action) == 0
      else { return false }
      let shell = try PseudoTerminal(
        ["/bin/sh", "-c", "kill -\(number) $$; exit 0"], environment: [:], answers: .none)
      let outcome = shell.waitForEnd()
      return !outcome.is_stopped && outcome.status == -number
    }
  }

  @Test(arguments: ["screen", "hidden"])
  func everySignalThatEndsRestoresTheTerminal(probe: String) throws {
    let signals = try endingSignals()
    #expect(Set(signals).isSuperset(of: [SIGINT, SIGSEGV, SIGUSR2, SIGSYS, SIGPROF]))
    for signal in signals {
      let terminal = try started(probe)
      try terminal.wait { $0.text.contains("[waiting]") }
      #expect(terminal.settings != terminal.originalSettings)
      terminal.signal(signal)
      #expect(terminal.waitForEnd().status == -signal)
      #expect(terminal.settings == terminal.originalSettings, "\(signal)")
      #expect(terminal.text.hasSuffix(probe == "screen" ? "<restored>" : "]\r\n"), "\(signal)")
    }
  }

  @Test func aSignalThatTheProgramUsesEndsNothing() throws {
    let terminal = try started("own use")
    #expect(terminal.waitForEnd().status == 0)
    #expect(terminal.text == "[still there]<restored>")
  }

  @Test func aProgramsOwnActionFollowsTheRestoring() throws {
    let terminal = try started("previous")
    #expect(terminal.waitForEnd().status == 41)
    expectRestored(terminal)
  }

  @Test func aFaultComesAgainAfterTheRestoring() throws {
    let terminal = try started("fault")
    #expect(terminal.waitForEnd().status == 43)
    expectRestored(terminal)
  }

  @Test func aForkThatEndsLeavesTheTerminalTaken() throws {
    let terminal = try started("fork")
    try terminal.wait { $0.text.contains("[forks over]") }
    #expect(terminal.settings != terminal.originalSettings)
    #expect(!terminal.text.contains("<restored>"))
    terminal.signal(SIGTERM)
    #expect(terminal.waitForEnd().status == -SIGTERM)
    expectRestored(terminal)
  }

  @Test(arguments: [SIGTERM, SIGSEGV])
  func anOutputThatIsStuckKeepsNoProcess(signal: Int32) throws {
    let terminal = try started("full")
    try terminal.wait { $0.text.contains("full]") }
    #expect(terminal.text == "[full]")
    terminal.signal(signal)
    #expect(terminal.waitForEnd().status == -signal)
    expectRestored(terminal, times: 0)
  }

  @Test func nothingIsWrittenAfterTheRestoring() throws {
    let terminal = try started("late")
    #expect(terminal.waitForEnd().status == 0)
    #expect(terminal.text == "[quiet]")
  }

  @Test func settingsAreTakenOnlyOnceTheyAreWhole() throws {
    let terminal = try started("reenter")
    try terminal.wait { $0.text.contains("[type]") }
    terminal.send("x")
    try terminal.wait { $0.text.contains("[taken again]") }
    #expect(terminal.waitForEnd().status == 0)
    expectRestored(terminal, times: 2)
  }

  @Test func aHangUpEndsTheProcessEvenWhereItsThreadBlocksTheSignal() throws {
    let terminal = try started("hang up")
    try terminal.wait { $0.text.contains("[waiting]") }
    #expect(!terminal.text.contains("[early]"))
    terminal.close()
    #expect(terminal.waitForEnd().status == -SIGHUP)
  }

  @Test func endOfInputIsNotAHangUp() throws {
    let terminal = try started("end")
    #expect(terminal.waitForEnd().status == 0)
    #expect(terminal.text == "[open]")
  }
}
