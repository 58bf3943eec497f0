package import Synchronization

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
/// It can be used without reference counting, which an optional property can't.
///
/// It is a class instead of `Synchronization`'s `AtomicLazyReference`: the optimizer doesn't
/// specialize noncopyable generic types, and looking up their metadata takes longer than formatting
/// a message.
@safe package final class LazyReference<Value: AnyObject & Sendable>: Sendable {
  @usableFromInline let address = Atomic<UInt>(0)

  /// Creates a reference to an object, or without one.
  package init(_ value: Value? = nil) {
    if let value { _ = storeIfNil(value) }
  }

  deinit {
    let object = unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
    if let object = unsafe object { unsafe Unmanaged<Value>.fromOpaque(object).release() }
  }

  /// Returns the object, or nil if there is none yet.
  @inlinable package func load() -> Value? { withObject { $0 } }

  /// Returns the result for the object, without reference counting, or nil if there is none yet.
  // Without being inlined it isn't specialized in other modules.
  @inlinable @inline(__always)
  package func withObject<Output>(_ body: (Value) -> Output) -> Output? {
    guard let object = unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
    else { return nil }
    return unsafe Unmanaged<Value>.fromOpaque(object)._withUnsafeGuaranteedRef(body)
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
