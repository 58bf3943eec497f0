/// Converts a terminal's bytes to events, by reads and by timeouts.
@MainActor final class InputReader {
  /// Receives the events of a read, in order; at least one.
  var onEvents: ([InputEvent]) -> Void = { _ in }
  /// Receives the answers of a read, before its events.
  var onReplies: ([TerminalReply]) -> Void = { _ in }
  private let scheduler: any Scheduler
  private var decoder = InputDecoder()
  private var mouse = MouseTracker()
  private var timeout: (any Cancellable)?

  init(scheduler: any Scheduler) {
    self.scheduler = scheduler
  }

  /// Takes the bytes of a read.
  func take(_ bytes: [UInt8]) {
    let events = decoder.feed(bytes)
    let replies = decoder.takeReplies()
    if !replies.isEmpty { onReplies(replies) }
    handOn(events)
  }

  /// Configures the decoder for what is known of the terminal.
  func follow(_ interview: TerminalInterview) {
    decoder.awaitsCursor = interview.awaitsCursor
    decoder.hasDistinctEscape = interview.hasDistinctEscape
  }

  /// Resets the input: the rest of an unfinished sequence doesn't belong to this session.
  func reset() {
    timeout?.cancel()
    timeout = nil
    decoder = InputDecoder()
    mouse = MouseTracker()
  }

  private func handOn(_ events: [InputEvent]) {
    timeout?.cancel()
    timeout = decoder.pendingTimeout.map { delay in
      scheduler.schedule(after: delay) { [weak self] in
        guard let self else { return }
        handOn(decoder.flush())
      }
    }
    let events = mouse.follow(events, at: scheduler.now)
    if !events.isEmpty { onEvents(events) }
  }
}
