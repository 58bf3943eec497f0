public import HanokUnicode

/// A date with its time: a point in time, or what clocks show wherever they hang.
public enum MessageDate: Hashable, Sendable, CustomStringConvertible {
  /// A point in time, and the time zone that it was given in.
  case instant(Instant, TimeZoneID)
  /// A local time of no time zone in particular.
  case local(CivilDateTime)

  /// A point in time by its Unix timestamp, in UTC.
  ///
  /// - Returns: Nil beyond what an `Instant` can be.
  public init?(secondsSince1970 seconds: Double) {
    guard let instant = Instant(milliseconds: (seconds * 1_000).rounded(.down)) else { return nil }
    self = .instant(instant, .utc)
  }

  /// The time zone that the date was given in; nil for a local time.
  public var timeZone: TimeZoneID? {
    if case .instant(_, let zone) = self { zone } else { nil }
  }

  /// The point in time at which the clocks of a zone show the date, where it is a local time.
  public func instant(in zone: TimeZoneID) -> Instant {
    switch self {
    case .instant(let instant, _): instant
    case .local(let civil): Instant(civil, in: zone)
    }
  }

  /// The date as ISO 8601 has it, in UTC unless it is a local time: `2006-01-02T15:04:06Z`.
  public var description: String {
    switch self {
    case .instant(let instant, _): CivilDateTime(instant, in: .utc).iso8601 + "Z"
    case .local(let civil): civil.iso8601
    }
  }
}

extension CivilDateTime {
  /// `2006-01-02T15:04:06`, the thousandths only where there are any.
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
