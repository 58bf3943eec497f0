public import FoundationEssentials
public import MessageFormat

extension MessageValue {
  /// A number with all of its digits; not a number where it is none.
  public init(_ decimal: Decimal) { self = .decimal("\(decimal)") }

  /// A point in time, and the time zone that `timeZone=input` shows it in.
  ///
  /// - Returns: Nil beyond what an `Instant` can be, and for a time zone that ICU doesn't know.
  public init?(_ date: Date, timeZone: TimeZone) {
    guard let date = MessageDate(date, timeZone: timeZone) else { return nil }
    self = .date(date)
  }
}
