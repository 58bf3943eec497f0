/// Converts a terminal's bytes to events, by reads and by timeouts.
@MainActor package final class InputReader {
  /// Receives the events of a read, in order; at least one.
  package var onEvents: ([InputEvent]) -> Void = { _ in }
  /// Receives the answers of a read, before its events.
  package var onReplies: ([TerminalReply]) -> Void = { _ in }
  private let scheduler: any Scheduler
  private var decoder = InputDecoder()
  private var mouse = MouseTracker()
  private var timeout: (any Cancellable)?
  /// The time of the last read.
  private var lastRead: Duration?

  /// Creates a reader at the beginning of input.
  package init(scheduler: any Scheduler) {
    self.scheduler = scheduler
  }

  /// Takes the bytes of a read.
  package func take(_ bytes: [UInt8]) {
    let now = scheduler.now
    let events = decoder.feed(bytes, after: now - (lastRead ?? now))
    lastRead = now
    let replies = decoder.takeReplies()
    if !replies.isEmpty { onReplies(replies) }
    handOn(events)
  }

  /// Whether a part of a sequence has arrived, and the rest is awaited.
  var hasUnfinishedInput: Bool { decoder.pendingTimeout != nil }

  /// Configures the decoder for what is known of the terminal.
  func follow(_ interview: TerminalInterview) {
    decoder.awaitsCursor = interview.awaitsCursor
    decoder.hasDistinctEscape = interview.hasDistinctEscape
    awaitsAnswers = interview.awaitsAnswers
  }

  /// Whether answers of the terminal are awaited.
  package var awaitsAnswers: Bool {
    get { decoder.awaitsAnswers }
    set {
      guard newValue != decoder.awaitsAnswers else { return }
      decoder.awaitsAnswers = newValue
      // An escape that was held back for an answer is now a key soon.
      waitForRest()
    }
  }

  /// Resets the input: the rest of an unfinished sequence doesn't belong to this session.
  func reset() {
    timeout?.cancel()
    timeout = nil
    decoder = InputDecoder()
    mouse = MouseTracker()
    lastRead = nil
  }

  private func handOn(_ events: [InputEvent]) {
    waitForRest()
    let events = mouse.follow(events, at: scheduler.now)
    if !events.isEmpty { onEvents(events) }
  }

  private func waitForRest() {
    timeout?.cancel()
    timeout = decoder.pendingTimeout.map { delay in
      scheduler.schedule(after: delay) { [weak self] in
        guard let self else { return }
        handOn(decoder.flush())
      }
    }
  }
}
