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

  /// The maximum number of actions that one advance runs.
  public static let mostActions = 100_000

  /// Advances the clock from one due action to the next, and runs them in order.
  ///
  /// - Precondition: At most ``mostActions`` actions are due: more are an action that schedules itself
  ///   without a delay, or a ticker over too long a time.
  public func advance(by duration: Duration) { advance(by: duration) { _ in } }

  /// Advances the clock, and reports the number of actions after each.
  func advance(by duration: Duration, afterAction: (Int) -> Void) {
    let (start, end) = (now, now + duration)
    var count = 0
    while let next = items.enumerated().min(by: { $0.element.due < $1.element.due }),
      next.element.due <= end
    {
      items.remove(at: next.offset)
      now = max(now, next.element.due)
      if next.element.isCancelled { continue }
      count += 1
      if count > Self.mostActions { preconditionFailure(Self.excess(since: start, until: now)) }
      next.element.action()
      afterAction(count)
    }
    now = end
  }

  private static func excess(since start: Duration, until now: Duration) -> String {
    "More than \(mostActions) actions in one advance, \(now - start) after its start. "
      + "Advance by a shorter time, or check the action that schedules itself again."
  }
}
