/// Something that can be called off.
@MainActor public protocol Cancellable: AnyObject {
  /// Calls it off; what has happened already stays.
  func cancel()
}

/// Does things later.
///
/// Time comes from outside, so that tests hold the clock in their hands.
@MainActor public protocol Scheduler: AnyObject {
  /// Does something once, after a time.
  @discardableResult
  func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable
}
