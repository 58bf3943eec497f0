import HanokSystem

/// A point in time, independent of time zones.
public struct Instant: Hashable, Comparable, Sendable {
  /// The number of milliseconds since 1970-01-01T00:00Z, without leap seconds.
  public let milliseconds: Double

  /// Creates a point in time from the milliseconds since 1970-01-01T00:00Z.
  ///
  /// - Returns: Nil beyond ±8.64e15, some 275,000 years, the limit of ECMAScript's time values.
  public init?(milliseconds: Double) {
    guard abs(milliseconds) <= 8.64e15 else { return nil }
    self.milliseconds = milliseconds
  }

  /// Creates a point in time from a local date and time in a zone.
  ///
  /// A local time that is skipped is read with the offset before the transition; a repeated one is
  /// the first of the two.
  public init(_ civil: CivilDateTime, in zone: TimeZoneID) {
    let local = civil.millisecondsSinceEpoch
    milliseconds = local - Double(zone.offset(atLocal: local))
  }

  /// Orders earlier points in time first.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The current time of the machine's clock, in whole milliseconds.
  ///
  /// Models receive the time as a parameter; only the code that creates them calls this.
  public static var now: Instant {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_REALTIME, &time) == 0 else { return Instant(known: 0) }
    return Instant(known: Double(time.tv_sec) * 1_000 + Double(time.tv_nsec / 1_000_000))
  }

  private init(known milliseconds: Double) { self.milliseconds = milliseconds }
}
