public import HanokTerminal

/// A scheduler whose clock moves only when a test advances it.
public final class ManualScheduler: Scheduler {
  private final class Item: Cancellable {
    let due: Duration
    let action: @MainActor () -> Void
    var isCancelled = false

    init(due: Duration, action: @escaping @MainActor () -> Void) {
      self.due = due
      self.action = action
    }

    func cancel() { isCancelled = true }
  }

  /// The time since the scheduler was created.
  public private(set) var now = Duration.zero
  private var items: [Item] = []

  /// Creates a scheduler at time zero.
  public init() {}

  /// Runs an action once, when the clock reaches its time.
  @discardableResult
  public func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable {
    let item = Item(due: now + delay, action: action)
    items.append(item)
    return item
  }

  /// Advances the clock, and runs the actions that become due, in order.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let next = items.enumerated().min(by: { $0.element.due < $1.element.due }),
      next.element.due <= end
    {
      items.remove(at: next.offset)
      now = max(now, next.element.due)
      if !next.element.isCancelled { next.element.action() }
    }
    now = end
  }
}
