import CHanokTerminal
import Dispatch

/// A scheduler on the main queue.
@MainActor public final class DispatchScheduler: Scheduler {
  /// A scheduler.
  public init() {}

  /// Does something once, after a time.
  @discardableResult
  public func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable {
    let item = DispatchWorkItem {
      cterminal_use_alternate_stack()
      MainActor.assumeIsolated(action)
    }
    // Timers wake another thread first.
    if delay == .zero {
      DispatchQueue.main.async(execute: item)
      return ScheduledItem(item)
    }
    let (seconds, attoseconds) = delay.components
    let interval = DispatchTimeInterval.nanoseconds(
      Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
    DispatchQueue.main.asyncAfter(deadline: .now() + interval, execute: item)
    return ScheduledItem(item)
  }

  private final class ScheduledItem: Cancellable {
    private let item: DispatchWorkItem

    init(_ item: DispatchWorkItem) {
      self.item = item
    }

    func cancel() { item.cancel() }
  }
}
