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
}
