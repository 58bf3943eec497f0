import HanokTesting
import HanokTerminal
import Testing

/// A terminal's form is known from its environment, or only after it has answered.
@MainActor @Suite struct TerminalTextFormTests {
  private let device = MemoryDevice(size: Size(width: 12, height: 3))

  private func started(_ environment: [String: String]) throws -> Terminal {
    let terminal = Terminal(
      device: device, scheduler: ManualScheduler(),
      profile: TerminalProfile(environment: environment, markers: []))
    try terminal.start()
    return terminal
  }

  /// Returns what was written since the last time.
  private func written() -> String {
    defer { device.clearOutput() }
    return String(decoding: device.output, as: UTF8.self)
  }

  private func answer(_ text: String) { device.send(.bytes(Array("\(text)\u{1B}[?62c".utf8))) }

  /// Returns a screen with a text in visual order.
  private func screen(_ text: String) -> Screen {
    var screen = Screen(size: device.size)
    screen.write(text, at: .zero, style: .plain, clip: screen.bounds)
    return screen
  }

  @Test func theOrderOfTextIsAsked() throws {
    _ = try started(["TERM": "xterm"])
    #expect(written().contains("\u{1B}[8$p"))
  }

  /// VTE keeps the order by row: rows that are measured in have it before.
  @Test func theOrderIsSetBeforeAnythingIsWritten() throws {
    let terminal = Terminal(
      device: device, scheduler: ManualScheduler(),
      profile: TerminalProfile(environment: ["TERM": "xterm"], markers: ["x"]))
    try terminal.start()
    let setup = written()
    let order = try #require(setup.firstRange(of: "\u{1B}[8l"))
    let measurement = try #require(setup.firstRange(of: "x\u{1B}[6n"))
    #expect(order.upperBound <= measurement.lowerBound)
  }

  @Test func aFrameInAnotherFormIsWrittenAgain() throws {
    let terminal = try started(["TERM": "xterm"])
    terminal.present(screen("بج"))
    #expect(written().contains("ﺐﺟ"))
    answer("\u{1B}P>|Konsole 22.12.3\u{1B}\\")
    #expect(written().contains("جب\u{200E}"))
    // A form that was known already writes nothing again.
    answer("\u{1B}P>|Konsole 22.12.3\u{1B}\\")
    #expect(!written().contains("ج"))
  }

  @Test func otherTextIsNotWrittenAgain() throws {
    let terminal = try started(["TERM": "xterm"])
    terminal.present(screen("abc 한"))
    device.clearOutput()
    answer("\u{1B}P>|Konsole 22.12.3\u{1B}\\")
    #expect(!written().contains("abc"))
  }

  @Test func mltermIsSetNotToOrderRows() throws {
    let terminal = try started(["TERM": "mlterm"])
    terminal.present(screen("abc"))
    #expect(!written().contains("5379"))
    for text in ["بج", "ابج"] { terminal.present(screen(text)) }
    let frames = written()
    #expect(frames.ranges(of: "\u{1B}]5379;use_ctl=false\u{1B}\\").count == 1)
    #expect(frames.contains("ﺐﺟ"))
    terminal.stop()
    #expect(written().contains("\u{1B}]5379;use_ctl=true\u{1B}\\"))
  }

  @Test func theMouseIsWhereItIsSeen() throws {
    let terminal = try started(["TERM": "xterm", "KONSOLE_VERSION": "1"])
    var points: [Point] = []
    terminal.onEvents = { events in
      for case .mouse(let mouse) in events { points.append(mouse.position) }
    }
    terminal.present(screen("aدجب x"))
    for column in 1...6 { device.send(.bytes(Array("\u{1B}[<0;\(column);1M".utf8))) }
    #expect(points.map(\.x) == [0, 3, 2, 1, 4, 5])
  }

  @Test func shownTextIsWrittenAgain() throws {
    let terminal = try started(["TERM": "xterm"])
    terminal.present(screen("بج"))
    device.isBusy = true
    terminal.present(screen("abc"))
    answer("\u{1B}P>|Konsole 22.12.3\u{1B}\\")
    device.isBusy = false
    device.clearOutput()
    device.send(.drained)
    // The whole screen is written, over rows that are erased.
    #expect(written().contains("\u{1B}[Kabc"))
  }

  @Test func otherTerminalsAreNotSet() throws {
    let others = [
      ["TERM": "xterm"], ["TERM": "tmux-256color", "MLTERM": "3.9.0"],
      ["TERM": "mlterm", "HANOK_TEXT_FORM": "runs"],
    ]
    for environment in others {
      let terminal = try started(environment)
      terminal.present(screen("بج"))
      terminal.stop()
      #expect(!written().contains("5379"))
    }
  }
}
