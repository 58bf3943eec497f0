/// A day, without a time and a zone: what a date in a form is.
///
/// It is a number of days, and belongs to no calendar; ``CalendarSystem`` tells what a language's
/// calendar shows for it. Years are from -9999 to 9999, by ISO 8601's calendar.
public struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Days since 1970-01-01.
  public let number: Int

  /// The first day there is: -9999-01-01.
  public static let first = CalendarDay(known: -4_371_587)
  /// The last day there is: 9999-12-31.
  public static let last = CalendarDay(known: 2_932_896)

  /// A day by its number.
  ///
  /// - Returns: Nil before ``first`` and after ``last``.
  public init?(number: Int) {
    guard (Self.first.number...Self.last.number).contains(number) else { return nil }
    self.number = number
  }

  /// A day by ISO 8601's calendar.
  ///
  /// - Returns: Nil where there is no such day, as on 30 February.
  public init?(year: Int, month: Int, day: Int) {
    guard let civil = CivilDateTime(year: year, month: month, day: day) else { return nil }
    self.init(number: Int(civil.millisecondsSinceEpoch / Self.length))
  }

  /// The day that it is in a zone at a point in time; the first or the last one beyond.
  public init(_ instant: Instant, in zone: TimeZoneID) {
    let local = instant.milliseconds + Double(zone.offset(at: instant))
    self = CalendarDay.first.adding(
      days: Int((local / Self.length).rounded(.down)) - CalendarDay.first.number)
  }

  /// The day that it is now, by the machine's clock.
  public static func today(in zone: TimeZoneID = .ofMachine) -> CalendarDay {
    CalendarDay(.now, in: zone)
  }

  private init(known number: Int) { self.number = number }

  private static let length: Double = 86_400_000

  /// The day so many days later, at most ``last`` and at least ``first``.
  public func adding(days: Int) -> CalendarDay {
    let (sum, overflows) = number.addingReportingOverflow(days)
    let limit = days < 0 ? Self.first : Self.last
    return overflows ? limit : CalendarDay(number: sum) ?? limit
  }

  /// The year by ISO 8601's calendar; 0 is 1 BC.
  public var year: Int { civil.year }
  /// The month by ISO 8601's calendar, from 1.
  public var month: Int { civil.month }
  /// The day of the month by ISO 8601's calendar, from 1.
  public var day: Int { civil.day }

  /// The day of the week.
  public var weekday: Weekday { Weekday(rawValue: civil.weekday + 1) ?? .sunday }

  /// The point in time at which the day begins in UTC.
  var instant: Instant { Instant(civil, in: .utc) }

  fileprivate var civil: CivilDateTime { CivilDateTime(local: Double(number) * Self.length) }

  /// As ISO 8601 writes it: `2026-11-21`.
  public var description: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number.magnitude)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let civil = civil
    let sign = civil.year < 0 ? "-" : ""
    return "\(sign)\(padded(civil.year, 4))-\(padded(civil.month, 2))-\(padded(civil.day, 2))"
  }

  /// The earlier comes first.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    left.number < right.number
  }
}

extension CivilDateTime {
  /// The midnight at which a day begins.
  public init(_ day: CalendarDay) { self = day.civil }
}

/// A day of the week.
public enum Weekday: Int, CaseIterable, Sendable {
  case sunday = 1
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday

  /// The day of the week so many days later.
  public func adding(days: Int) -> Weekday {
    let place = (rawValue - 1 + days % 7 + 7) % 7
    return Weekday(rawValue: place + 1) ?? .sunday
  }
}

/// Writes days in a language and its calendar: `21 November 2026`, `令和8年11月21日`.
///
/// Hebrew dates in Hebrew are in letters, as the language's own styles write them. Share one per
/// language and fields.
public final class DayFormat: Sendable {
  private let format: DateFormat

  /// Opens a formatter of a skeleton's fields, in the language's order: `yMMMM`, `MMMMd`.
  public convenience init(_ patterns: DatePatterns, skeleton: String) throws(ICUError) {
    try self.init(patterns.language, pattern: patterns.pattern(for: skeleton))
  }

  /// Opens a formatter of a pattern: `ccccc` for the letter of a weekday.
  public init(_ language: LanguageTag, pattern: String) throws(ICUError) {
    let isHebrew = language.language == "he" && language.unicodeExtension("ca") == "hebrew"
    format =
      isHebrew && language.unicodeExtension("nu") == nil
      ? try DateFormat(hebrewNumerals: language, pattern: pattern)
      : try DateFormat(language, pattern: pattern, zone: .utc)
  }

  /// Opens a formatter of the language's own styles.
  public init(_ language: LanguageTag, style: DateFormat.Style) throws(ICUError) {
    format = try DateFormat(language, date: style, time: .none, zone: .utc)
  }

  /// The text of a day; empty where ICU can't write it.
  public func string(_ day: CalendarDay) -> String { (try? format.string(day.instant)) ?? "" }

  /// The pattern (UTS #35, Date Format Patterns).
  public var pattern: String { format.pattern }
}
