/// An event that happens once, for which a task waits.
@MainActor package final class Completion {
  private var isFinished = false
  private var continuation: CheckedContinuation<Void, Never>?

  /// Creates an event that hasn't happened.
  package init() {}

  /// Waits until the event has happened.
  package func wait() async {
    if isFinished { return }
    await withCheckedContinuation { continuation = $0 }
  }

  /// Reports the event; later reports change nothing.
  package func finish() {
    isFinished = true
    continuation?.resume()
    continuation = nil
  }
}
