import HanokTesting
import HanokTerminal
import Testing

/// How events reach a program: those of one read together.
@MainActor @Suite struct TerminalDeliveryTests {
  private let device = MemoryDevice(size: Size(width: 20, height: 4))
  private let scheduler = ManualScheduler()
  private let log = Log()

  private final class Log {
    var batches: [[InputEvent]] = []
  }

  private func started() throws -> Terminal {
    let terminal = Terminal(device: device, scheduler: scheduler)
    terminal.onEvents = { [log] in log.batches.append($0) }
    try terminal.start()
    return terminal
  }

  private func keys(_ text: String) -> [InputEvent] {
    text.map { .key(KeyEvent(.character($0))) }
  }

  private func send(_ text: String) { device.send(.bytes(Array(text.utf8))) }

  @Test func aReadIsOneDeliveryInItsOrder() throws {
    let terminal = try started()
    send("ab\u{1B}[Ac")
    send("d")
    send("\u{1B}[?62;22c")
    #expect(log.batches == [keys("ab") + [.key(KeyEvent(.up))] + keys("c"), keys("d")])
    #expect(terminal.isStarted)
  }

  @Test func theStopKeySplitsAReadAndIsNotAnEvent() throws {
    let terminal = try started()
    device.onStop = { [log] in log.batches.append([]) }
    send("ab\u{1A}c\u{1A}\u{1A}d")
    let resize = [InputEvent.resize(terminal.size)]
    #expect(
      log.batches == [keys("ab"), [], resize, keys("c"), [], resize, [], resize, keys("d")])
    #expect(device.stopCount == 3)
  }

  @Test func anEndBeforeTheStopKeyLeavesTheRest() throws {
    let terminal = try started()
    terminal.onEvents = { [log, weak terminal] in
      log.batches.append($0)
      terminal?.stop()
    }
    send("a\u{1A}b")
    #expect(log.batches == [keys("a")])
    #expect(device.stopCount == 0)
    #expect(!terminal.isStarted)
  }

  @Test func aNewSizeIsDeliveredAmongTheOthers() throws {
    let terminal = try started()
    let size = Size(width: 30, height: 5)
    send("a\u{1B}[48;5;30;0;0tb\u{1B}[48;5;30;0;0t")
    #expect(log.batches == [keys("a") + [.resize(size)] + keys("b")])
    #expect(terminal.size == size)
    send("\u{1B}[48;5;30;0;0t")
    #expect(log.batches.count == 1)
  }
}
