import CHanokTerminal
import Dispatch

/// An action that can be cancelled.
@MainActor public protocol Cancellable: AnyObject {
  /// Cancels the action; earlier effects stay.
  func cancel()
}

/// A scheduler of later actions.
///
/// Time comes from outside, so that tests control the clock.
@MainActor public protocol Scheduler: AnyObject {
  /// The time since a moment before everything that is scheduled.
  var now: Duration { get }

  /// Runs an action once, after a delay.
  @discardableResult
  func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable
}

/// A scheduler on the main queue.
@MainActor public final class DispatchScheduler: Scheduler {
  /// Creates a scheduler.
  public init() {}

  private let start = ContinuousClock.now

  /// The time since the scheduler was made.
  public var now: Duration { ContinuousClock.now - start }

  /// Runs an action once, after a delay.
  @discardableResult
  public func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable {
    let item = ScheduledItem(action)
    // Timers would wake another thread first.
    if delay == .zero {
      DispatchQueue.main.async { item.run() }
      return item
    }
    // Nanoseconds overflow after some 292 years, which is the same as never.
    let (seconds, attoseconds) = min(max(delay, .zero), .seconds(1 << 33)).components
    let interval = DispatchTimeInterval.nanoseconds(
      Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
    DispatchQueue.main.asyncAfter(deadline: .now() + interval) { item.run() }
    return item
  }

  /// An action that runs once, unless it is cancelled before.
  private final class ScheduledItem: Cancellable {
    private var action: (@MainActor () -> Void)?

    init(_ action: @escaping @MainActor () -> Void) {
      self.action = action
    }

    /// Runs the action, on the main queue.
    nonisolated func run() {
      cterminal_prepare_thread()
      MainActor.assumeIsolated {
        let action = action
        self.action = nil
        action?()
      }
    }

    func cancel() { action = nil }
  }
}
