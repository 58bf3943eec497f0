import Glibc

/// A point in time, the same everywhere.
public struct Instant: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00Z, without leap seconds.
  public let milliseconds: Double

  /// A point in time, by milliseconds since 1970-01-01T00:00Z.
  ///
  /// - Returns: Nil beyond ±8.64e15, the 275,000 years that ECMAScript's time has too.
  public init?(milliseconds: Double) {
    guard abs(milliseconds) <= 8.64e15 else { return nil }
    self.milliseconds = milliseconds
  }

  /// A point in time, by what the clocks of a zone show.
  ///
  /// A time that the clocks skip is read with the offset before the change; of one that they show
  /// twice, the first is meant.
  public init(_ civil: CivilDateTime, in zone: TimeZoneID) {
    let local = civil.millisecondsSinceEpoch
    milliseconds = local - Double(zone.offset(atLocal: local))
  }

  /// The earlier comes first.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The machine's clock now, in whole milliseconds.
  ///
  /// A model is given its time by whoever makes it; this is for the place where that begins.
  public static var now: Instant {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_REALTIME, &time) == 0 else { return Instant(known: 0) }
    return Instant(known: Double(time.tv_sec) * 1_000 + Double(time.tv_nsec / 1_000_000))
  }

  private init(known milliseconds: Double) { self.milliseconds = milliseconds }
}
