import HanokUnicode
public import MessageFormat

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension MessageDate {
  /// Creates a point in time, in whole milliseconds, and the time zone of `timeZone=input`.
  ///
  /// - Returns: Nil beyond the range of `Instant`, and for a time zone that ICU doesn't know.
  public init?(_ date: Date, timeZone: TimeZone) {
    let milliseconds = (date.timeIntervalSince1970 * 1_000).rounded(.down)
    guard let instant = Instant(milliseconds: milliseconds),
      let zone = TimeZoneID(timeZone.identifier)
    else { return nil }
    self = .instant(instant, zone)
  }
}
