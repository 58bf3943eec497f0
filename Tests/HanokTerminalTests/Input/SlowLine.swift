import HanokTerminal
import HanokTesting

/// A line that delivers bytes in reads with pauses between them, on a clock that the test controls.
@MainActor final class SlowLine {
  private(set) var events: [InputEvent] = []
  private(set) var replies: [TerminalReply] = []
  private let scheduler = ManualScheduler()
  private let reader: InputReader

  /// Long after the end of every wait.
  static let silence = Duration.seconds(60)

  init(awaitsAnswers: Bool) {
    reader = InputReader(scheduler: scheduler)
    reader.awaitsAnswers = awaitsAnswers
    reader.onEvents = { [weak self] in self?.events += $0 }
    reader.onReplies = { [weak self] in self?.replies += $0 }
  }

  /// Delivers a read, and lets time pass.
  func send(_ bytes: some Sequence<UInt8>, pause: Duration) {
    reader.take(Array(bytes))
    scheduler.advance(by: pause)
  }
}

extension InputEvent {
  /// The keys of a text that is typed.
  static func typed(_ text: String) -> [InputEvent] {
    text.map { .key(KeyEvent(.character($0))) }
  }

  /// The same key without Alt, if it is a key.
  var withoutAlt: InputEvent {
    guard case .key(var key) = self else { return self }
    key.modifiers.remove(.alt)
    return .key(key)
  }
}
