import Synchronization

/// What is dear to open and cheap to use, opened once for each key and shared between threads.
///
///     let formats = SharedCache<Key, NumberFormat>()
///     let format = try formats.value(for: key) { try NumberFormat(language, skeleton: skeleton) }
package final class SharedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])
  private let capacity: Int

  /// An empty cache.
  ///
  /// - Parameter capacity: How many values are kept. With one more it starts anew: keys that come
  ///   from outside, such as currencies, can't fill the memory.
  package init(capacity: Int = 256) {
    self.capacity = max(capacity, 1)
  }

  /// The value kept for a key, made when it is first asked for.
  ///
  /// It is made outside the lock: two threads may make one at the same time, and the first stays.
  /// Nothing is kept of a failure.
  package func value<Failure: Error>(
    for key: Key, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = values.withLock({ $0[key] }) { return value }
    let made = try make()
    return values.withLock { values in
      if let earlier = values[key] { return earlier }
      if values.count >= capacity { values.removeAll(keepingCapacity: true) }
      values[key] = made
      return made
    }
  }
}
