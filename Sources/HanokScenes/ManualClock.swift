import Synchronization

/// A clock for Swift concurrency that a test controls.
///
/// Nothing sleeps on it: a task that waits for an instant moves the clock there, and continues.
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

  // It isn't zero, to detect code that takes an instant for the beginning.
  private let offset = Mutex(Duration.seconds(1_000))

  /// Creates a clock that doesn't run.
  public init() {}

  /// The current instant.
  public var now: Instant { Instant(offset: offset.withLock { $0 }) }
  /// The resolution, a nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Advances the clock.
  public func advance(by duration: Duration) { offset.withLock { $0 += duration } }

  /// Advances the clock to a later instant.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    offset.withLock { $0 = max($0, deadline.offset) }
  }
}
