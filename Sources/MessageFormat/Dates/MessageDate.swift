public import HanokUnicode

/// A date with its time: a point in time, or a local time without a time zone.
public enum MessageDate: Hashable, Sendable, CustomStringConvertible {
  /// A point in time, and the time zone of its source.
  case instant(Instant, TimeZoneID)
  /// A local time without a time zone.
  case local(CivilDateTime)

  /// Creates a point in time from its Unix timestamp, in UTC.
  ///
  /// - Returns: Nil beyond the range of `Instant`.
  public init?(secondsSince1970 seconds: Double) {
    guard let instant = Instant(milliseconds: (seconds * 1_000).rounded(.down)) else { return nil }
    self = .instant(instant, .utc)
  }

  /// The time zone of the date's source, or nil for a local time.
  public var timeZone: TimeZoneID? {
    if case .instant(_, let zone) = self { zone } else { nil }
  }

  /// Returns the point in time of the date; a local time is read in the zone.
  public func instant(in zone: TimeZoneID) -> Instant {
    switch self {
    case .instant(let instant, _): instant
    case .local(let civil): Instant(civil, in: zone)
    }
  }

  /// The date in ISO 8601, in UTC unless it is a local time: `2006-01-02T15:04:06Z`.
  public var description: String {
    switch self {
    case .instant(let instant, _): CivilDateTime(instant, in: .utc).iso8601 + "Z"
    case .local(let civil): civil.iso8601
    }
  }
}

extension CivilDateTime {
  /// The date as `2006-01-02T15:04:06`, with nonzero thousandths only.
  fileprivate var iso8601: String {
    let clock = [hour, minute, second].map { padded($0, 2) }.joined(separator: ":")
    let fraction = millisecond == 0 ? "" : ".\(padded(millisecond, 3))"
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T\(clock)\(fraction)"
  }

  private func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value.magnitude)
    return (value < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count))
      + digits
  }
}
