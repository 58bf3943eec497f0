import HanokTerminal
package import HanokUnicode

/// The texts of a language's calendar: opened once, used for every month.
package final class CalendarTexts {
  package let calendar: CalendarSystem
  /// The names of the weekdays, in the order of the region's weeks.
  package let weekdays: [String]
  private let language: LanguageTag
  private let title: DayFormat
  private let titleWithEra: DayFormat
  private let number: DayFormat
  private let spoken: DayFormat
  private let short: DayFormat
  private let brief: DayFormat
  private var reader: DateReader?
  private lazy var yearless: DayFormat? = {
    guard let language = try? language.settingUnicodeExtension("ca", to: "gregory"),
      let patterns = try? DatePatterns(language)
    else { return nil }
    return try? DayFormat(patterns, skeleton: "MMMMd")
  }()

  /// The maximum width of a weekday's name, in cells; longer ones become single letters.
  private static let longestWeekday = 3
  /// 1970-01-04 was a Sunday.
  private static let sunday = 3

  /// Opens a language's calendar, or returns nil if ICU has none for it.
  package init?(_ language: LanguageTag) {
    guard let calendar = try? CalendarSystem(language),
      let patterns = try? DatePatterns(language),
      let spoken = try? DayFormat(language, style: .full),
      let short = try? DayFormat(language, style: .long),
      let brief = try? DayFormat(language, style: .medium),
      // With the language's fields: in Thailand the era, in Iran none.
      let title = try? DayFormat(
        patterns, skeleton: spoken.pattern.contains("G") ? "GyMMMM" : "yMMMM"),
      let titleWithEra = try? DayFormat(patterns, skeleton: "GyMMMM"),
      let number = try? DayFormat(language, pattern: "d")
    else { return nil }
    self.calendar = calendar
    self.language = language
    (self.title, self.titleWithEra, self.number) = (title, titleWithEra, number)
    (self.spoken, self.short, self.brief) = (spoken, short, brief)
    weekdays = Self.weekdays(of: calendar, language)
  }

  private static func weekdays(of calendar: CalendarSystem, _ language: LanguageTag) -> [String] {
    func names(_ pattern: String) -> [String] {
      guard let format = try? DayFormat(language, pattern: pattern) else { return [] }
      return calendar.weekdays.compactMap { weekday in
        CalendarDay(number: sunday + weekday.rawValue - 1).map(format.string)
      }.map { $0.last == "." ? String($0.dropLast()) : $0 }
    }
    let short = names("cccccc")
    return short.contains { CellWidth.of($0) > longestWeekday } ? names("ccccc") : short
  }

  /// Returns the month and year of a day, with the era if it isn't today's.
  package func title(of day: CalendarDay, today: CalendarDay) -> String {
    let isOfToday = calendar.fields(of: day).era == calendar.fields(of: today).era
    return (isOfToday ? title : titleWithEra).string(day)
  }

  package func number(of day: CalendarDay) -> String { number.string(day) }

  /// Returns a day in full, including the weekday.
  package func spoken(_ day: CalendarDay) -> String { spoken.string(day) }

  /// Returns a day with the name of its month.
  package func written(_ day: CalendarDay) -> String { short.string(day) }

  /// Returns a day without its year, with the name of its month in the calendar of ISO 8601.
  package func written(_ day: PartialDay) -> String {
    // A leap year, so that 29 February is a day.
    let known = CalendarDay(year: 2_000, month: day.month, day: day.dayOfMonth)
    return known.flatMap { yearless?.string($0) } ?? ""
  }

  /// Returns a day as it may be typed, in few letters.
  package func typed(_ day: CalendarDay) -> String { brief.string(day) }

  package func day(_ text: String, today: CalendarDay) throws(DateReadingError) -> CalendarDay {
    try reader(of: text, today: today).day(text)
  }

  /// Reads a typed day in which the year may be missing.
  package func partialDay(_ text: String, today: CalendarDay) throws(DateReadingError) -> PartialDay
  {
    try reader(of: text, today: today).partialDay(text)
  }

  private func reader(
    of text: String, today: CalendarDay
  ) throws(DateReadingError) -> DateReader {
    if reader?.today != today { reader = try? DateReader(language, today: today) }
    guard let reader else { throw DateReadingError(kind: .unreadable, part: text) }
    return reader
  }
}
