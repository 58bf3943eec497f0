import Synchronization

/// Collects problems, each once, from any thread.
final class ProblemLog: Sendable {
  /// A message drawn sixty times a second with ever new arguments must not fill the memory.
  private static let capacity = 1_000

  private struct State {
    var problems: [Problem] = []
    var known: Set<Problem> = []
  }

  private let state = Mutex(State())

  /// In the order in which they were first recorded.
  var problems: [Problem] { state.withLock { $0.problems } }

  func record(_ problems: [Problem]) {
    guard !problems.isEmpty else { return }
    state.withLock { state in
      for problem in problems where state.problems.count < Self.capacity {
        if state.known.insert(problem).inserted { state.problems.append(problem) }
      }
    }
  }
}
