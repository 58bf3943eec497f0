public import MessageFormat

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension MessageValue {
  /// Creates a number with all of its digits; for NaN, a value that is not a number.
  public init(_ decimal: Decimal) { self = .decimal("\(decimal)") }

  /// Creates a point in time, and the time zone of `timeZone=input`.
  ///
  /// - Returns: Nil beyond the range of `Instant`, and for a time zone that ICU doesn't know.
  public init?(_ date: Date, timeZone: TimeZone) {
    guard let date = MessageDate(date, timeZone: timeZone) else { return nil }
    self = .date(date)
  }
}
