import Synchronization

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
