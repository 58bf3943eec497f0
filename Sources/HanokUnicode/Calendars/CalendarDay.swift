/// A day without a time and a time zone, such as a date in a form.
///
/// It is a number of days and belongs to no calendar; ``CalendarSystem`` converts it to the fields
/// of a language's calendar. Years range from -9999 to 9999 in the ISO 8601 calendar. It is encoded as
/// its ``description``.
public struct CalendarDay: Hashable, Comparable, Sendable, LosslessStringConvertible {
  /// The number of days since 1970-01-01.
  public let number: Int

  /// The first supported day: -9999-01-01.
  public static let first = CalendarDay(known: -4_371_587)
  /// The last supported day: 9999-12-31.
  public static let last = CalendarDay(known: 2_932_896)

  /// Creates a day from its number.
  ///
  /// - Returns: Nil before ``first`` and after ``last``.
  public init?(number: Int) {
    guard (Self.first.number...Self.last.number).contains(number) else { return nil }
    self.number = number
  }

  /// Creates a day from the fields of the ISO 8601 calendar.
  ///
  /// - Returns: Nil if there is no such day, such as 30 February.
  public init?(year: Int, month: Int, day: Int) {
    guard let civil = CivilDateTime(year: year, month: month, day: day) else { return nil }
    self.init(number: Int(civil.millisecondsSinceEpoch / Self.length))
  }

  /// Creates the day of a point in time in a time zone, clamped to ``first`` and ``last``.
  public init(_ instant: Instant, in zone: TimeZoneID) {
    let local = instant.milliseconds + Double(zone.offset(at: instant))
    self = CalendarDay.first.adding(
      days: Int((local / Self.length).rounded(.down)) - CalendarDay.first.number)
  }

  /// Returns the current day by the machine's clock.
  public static func today(in zone: TimeZoneID = .ofMachine) -> CalendarDay {
    CalendarDay(.now, in: zone)
  }

  private init(known number: Int) { self.number = number }

  private static let length: Double = 86_400_000

  /// Returns the day a number of days later, clamped to ``first`` and ``last``.
  public func adding(days: Int) -> CalendarDay {
    let (sum, overflows) = number.addingReportingOverflow(days)
    let limit = days < 0 ? Self.first : Self.last
    return overflows ? limit : CalendarDay(number: sum) ?? limit
  }

  /// The year in the ISO 8601 calendar; 0 is 1 BC.
  public var year: Int { civil.year }
  /// The month in the ISO 8601 calendar, from 1.
  public var month: Int { civil.month }
  /// The day of the month in the ISO 8601 calendar, from 1.
  public var day: Int { civil.day }

  /// The day of the week.
  public var weekday: Weekday { Weekday(rawValue: civil.weekday + 1) ?? .sunday }

  /// The point in time at which the day begins in UTC.
  var instant: Instant { Instant(civil, in: .utc) }

  fileprivate var civil: CivilDateTime { CivilDateTime(local: Double(number) * Self.length) }

  /// The date in ISO 8601 format: `2026-11-21`.
  public var description: String {
    let civil = civil
    return "\(civil.year.padded(to: 4))-\(civil.month.padded(to: 2))-\(civil.day.padded(to: 2))"
  }

  /// Orders earlier days first.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    left.number < right.number
  }
}

extension CalendarDay {
  /// Creates a day from a date in ISO 8601 format, as ``description`` has it: `2026-11-21`.
  ///
  /// - Returns: Nil for any other text, and if there is no such day.
  public init?(_ description: String) {
    let isNegative = description.hasPrefix("-")
    let parts = description.dropFirst(isNegative ? 1 : 0)
      .split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    let year = isNegative ? -numbers[0] : numbers[0]
    self.init(year: year, month: numbers[1], day: numbers[2])
    // Other signs and other numbers of digits aren't what a day is written with.
    if self.description != description { return nil }
  }
}

extension CalendarDay: Codable {
  /// Decodes a date in ISO 8601 format.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = CalendarDay(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is no date like 2026-11-21.")
    }
    self = day
  }

  /// Encodes the date in ISO 8601 format.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Int {
  /// Returns the number in ASCII, with zeros before it up to a number of digits.
  package func padded(to width: Int) -> String {
    let digits = String(magnitude)
    return (self < 0 ? "-" : "") + String(repeating: "0", count: Swift.max(0, width - digits.count))
      + digits
  }
}

extension CivilDateTime {
  /// Creates the midnight at the start of a day.
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

  /// Returns the day of the week a number of days later.
  public func adding(days: Int) -> Weekday {
    let place = (rawValue - 1 + days % 7 + 7) % 7
    return Weekday(rawValue: place + 1) ?? .sunday
  }
}

/// A formatter of days in a language and its calendar: `21 November 2026`, `令和8年11月21日`.
///
/// Hebrew dates in Hebrew use letters for numbers, as in the language's own styles. Share one
/// formatter per language and fields.
public final class DayFormat: Sendable {
  private let format: DateFormat

  /// Opens a formatter of a skeleton's fields, in the language's order: `yMMMM`, `MMMMd`.
  public convenience init(_ patterns: DatePatterns, skeleton: String) throws(ICUError) {
    try self.init(patterns.language, pattern: patterns.pattern(for: skeleton))
  }

  /// Opens a formatter of a pattern, such as `ccccc` for the letter of a weekday.
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

  /// Returns the text of a day, or an empty text if ICU cannot format it.
  public func string(_ day: CalendarDay) -> String { (try? format.string(day.instant)) ?? "" }

  /// The date format pattern (UTS #35, Date Format Patterns).
  public var pattern: String { format.pattern }
}
