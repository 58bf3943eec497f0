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
    let date = [year.padded(to: 4), month.padded(to: 2), day.padded(to: 2)]
    let clock = [hour, minute, second].map { $0.padded(to: 2) }
    return date.joined(separator: "-") + "T" + clock.joined(separator: ":")
      + (millisecond == 0 ? "" : "." + millisecond.padded(to: 3))
  }
}
