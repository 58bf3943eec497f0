import Synchronization

/// A cache of shared objects that are expensive to open and cheap to use, one for each key.
///
///     let formats = SharedCache<Key, NumberFormat>()
///     let format = try formats.value(for: key) { try NumberFormat(language, skeleton: skeleton) }
package final class SharedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])
  private let capacity: Int

  /// Creates an empty cache.
  ///
  /// - Parameter capacity: The number of values that are kept. One more value empties the cache
  ///   first, so that keys from outside, such as currencies, cannot fill the memory.
  package init(capacity: Int = 256) {
    self.capacity = capacity
  }

  /// Returns the value of a key, and makes it on first use.
  ///
  /// The value is made outside the lock: if two threads make it at the same time, the first value
  /// stays. A failure is not cached.
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

/// An object that is made on first use and shared between threads without a lock.
///
/// It is a class instead of `Synchronization`'s `AtomicLazyReference`: the optimizer doesn't
/// specialize noncopyable generic types, and looking up their metadata takes longer than formatting
/// a message.
@safe package final class LazyReference<Value: AnyObject & Sendable>: Sendable {
  private let address = Atomic<UInt>(0)

  /// Creates a reference without an object.
  package init() {}

  deinit {
    if let pointer = unsafe pointer { unsafe Unmanaged<Value>.fromOpaque(pointer).release() }
  }

  private var pointer: UnsafeRawPointer? {
    unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
  }

  /// Returns the object, or nil if there is none yet.
  package func load() -> Value? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe Unmanaged<Value>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Returns the result for the object, without reference counting, or nil if there is none yet.
  // Not for other modules, which don't specialize it and pay for a result of unknown type.
  func withObject<Output>(_ body: (Value) -> Output) -> Output? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe Unmanaged<Value>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
  }

  /// Stores an object if none is stored yet, and returns the stored object.
  package func storeIfNil(_ value: Value) -> Value {
    let made = unsafe Unmanaged.passRetained(value)
    let (isKept, _) = unsafe address.compareExchange(
      expected: 0, desired: UInt(bitPattern: made.toOpaque()), ordering: .acquiringAndReleasing)
    if isKept { return value }
    unsafe made.release()
    return load() ?? value
  }
}
