import HanokUnicode

/// What a language writes on a calendar: opened once, used for every month.
final class CalendarTexts {
  let calendar: CalendarSystem
  /// The names of the weekdays, in the order of the region's weeks.
  let weekdays: [String]
  private let language: LanguageTag
  private let title: DayFormat
  private let titleWithEra: DayFormat
  private let number: DayFormat
  private let spoken: DayFormat
  private let short: DayFormat
  private let brief: DayFormat
  private var reader: DateReader?

  /// Longer names of weekdays give way to single letters, in cells.
  private static let longestWeekday = 3
  /// 1970-01-04 was a Sunday.
  private static let sunday = 3

  /// Opens a language's calendar; nil where ICU has none for it.
  init?(_ language: LanguageTag) {
    guard let calendar = try? CalendarSystem(language),
      let patterns = try? DatePatterns(language),
      let spoken = try? DayFormat(language, style: .full),
      let short = try? DayFormat(language, style: .long),
      let brief = try? DayFormat(language, style: .medium),
      // As the language writes it: in Thailand with the era, in Iran without.
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

  /// The month that a day is in, with the year, and the era where it isn't today's.
  func title(of day: CalendarDay, today: CalendarDay) -> String {
    let isOfToday = calendar.fields(of: day).era == calendar.fields(of: today).era
    return (isOfToday ? title : titleWithEra).string(day)
  }

  /// The number of a day in its month.
  func number(of day: CalendarDay) -> String { number.string(day) }

  /// A day with all that is said of it: the weekday, too.
  func spoken(_ day: CalendarDay) -> String { spoken.string(day) }

  /// A day with its month in a word.
  func written(_ day: CalendarDay) -> String { short.string(day) }

  /// A day as it may be typed, in few letters.
  func typed(_ day: CalendarDay) -> String { brief.string(day) }

  /// Reads a day that was typed.
  func day(_ text: String, today: CalendarDay) throws(DateReadingError) -> CalendarDay {
    if reader?.today != today { reader = try? DateReader(language, today: today) }
    guard let reader else { throw DateReadingError(unreadable: text) }
    return try reader.day(text)
  }
}
