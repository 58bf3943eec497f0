import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// Returns the results of a function for all elements, in their order; those of a long array are
  /// computed on all cores.
  package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    // A shorter part takes less time than another core needs to begin.
    let length = 1_000
    if count <= length { return map(transform) }
    let starts = Array<Int>(stride(from: 0, to: count, by: length))
    let parts = Mutex([[Result]](repeating: [], count: starts.count))
    DispatchQueue.concurrentPerform(iterations: starts.count) { index in
      let part = self[starts[index]..<Swift.min(starts[index] + length, count)].map(transform)
      parts.withLock { $0[index] = part }
    }
    return parts.withLock { $0 }.flatMap(\.self)
  }
}
