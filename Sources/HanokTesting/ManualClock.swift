import Synchronization

/// A clock of Swift's concurrency that a test moves.
///
/// Nothing sleeps on it: a task that waits for an instant moves the clock there, and goes on.
public nonisolated final class ManualClock: Clock {
  /// A time since the clock's beginning.
  public struct Instant: InstantProtocol {
    /// The time since the clock's beginning.
    public let offset: Duration

    /// Returns the instant that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// Returns the time from this instant to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether the instant is before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  // Not zero, so that who takes an instant for the beginning is found out.
  private let offset = Mutex(Duration.seconds(1_000))

  /// A clock that stands still.
  public init() {}

  /// The present instant.
  public var now: Instant { Instant(offset: offset.withLock { $0 }) }
  /// A nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Moves the clock on.
  public func advance(by duration: Duration) { offset.withLock { $0 += duration } }

  /// Moves the clock to an instant that is to come.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    offset.withLock { $0 = max($0, deadline.offset) }
  }
}
