public import FoundationEssentials
import HanokUnicode
public import MessageFormat

extension MessageDate {
  /// A point in time, to the thousandth of a second, and the time zone that `timeZone=input` shows.
  ///
  /// - Returns: Nil beyond what an `Instant` can be, and for a time zone that ICU doesn't know.
  public init?(_ date: Date, timeZone: TimeZone) {
    let milliseconds = (date.timeIntervalSince1970 * 1_000).rounded(.down)
    guard let instant = Instant(milliseconds: milliseconds),
      let zone = TimeZoneID(timeZone.identifier)
    else { return nil }
    self = .instant(instant, zone)
  }
}
