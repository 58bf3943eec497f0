import CHanokTerminal
import Dispatch

/// Something that can be called off.
@MainActor public protocol Cancellable: AnyObject {
  /// Calls it off; what has happened already stays.
  func cancel()
}

/// Does things later.
///
/// Time comes from outside, so that tests hold the clock in their hands.
@MainActor public protocol Scheduler: AnyObject {
  /// The time that has passed since some moment before all that is scheduled.
  var now: Duration { get }

  /// Does something once, after a time.
  @discardableResult
  func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable
}

/// A scheduler on the main queue.
@MainActor public final class DispatchScheduler: Scheduler {
  /// A scheduler.
  public init() {}

  private let start = ContinuousClock.now

  /// The time since the scheduler was made.
  public var now: Duration { ContinuousClock.now - start }

  /// Does something once, after a time.
  @discardableResult
  public func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable {
    let item = ScheduledItem(action)
    // Timers wake another thread first.
    if delay == .zero {
      DispatchQueue.main.async { item.run() }
      return item
    }
    // Nanoseconds overflow after some 292 years: as good as never.
    let (seconds, attoseconds) = min(max(delay, .zero), .seconds(1 << 33)).components
    let interval = DispatchTimeInterval.nanoseconds(
      Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
    DispatchQueue.main.asyncAfter(deadline: .now() + interval) { item.run() }
    return item
  }

  /// What is done later, once, unless it is called off before.
  private final class ScheduledItem: Cancellable {
    private var action: (@MainActor () -> Void)?

    init(_ action: @escaping @MainActor () -> Void) {
      self.action = action
    }

    /// Called on the main queue.
    nonisolated func run() {
      cterminal_use_alternate_stack()
      MainActor.assumeIsolated {
        let action = action
        self.action = nil
        action?()
      }
    }

    func cancel() { action = nil }
  }
}
