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

/// An object that is made when it is first asked for, and shared between threads without a lock.
///
/// It is a class, and not `Synchronization`'s `AtomicLazyReference`: the optimizer doesn't specialize
/// generic types that can't be copied, and looking up their types takes longer than a message.
@safe package final class LazyReference<Value: AnyObject & Sendable>: Sendable {
  private let address = Atomic<UInt>(0)

  /// No object yet.
  package init() {}

  deinit {
    let object = unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
    if let object = unsafe object { unsafe Unmanaged<Value>.fromOpaque(object).release() }
  }

  /// The object, if it was made.
  package func load() -> Value? {
    guard let object = unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
    else { return nil }
    return unsafe Unmanaged<Value>.fromOpaque(object).takeUnretainedValue()
  }

  /// Keeps an object, if none is kept yet, and returns the one that is.
  package func storeIfNil(_ value: Value) -> Value {
    let made = unsafe Unmanaged.passRetained(value)
    let (isKept, _) = unsafe address.compareExchange(
      expected: 0, desired: UInt(bitPattern: made.toOpaque()), ordering: .acquiringAndReleasing)
    if isKept { return value }
    unsafe made.release()
    return load() ?? value
  }
}
