/// A day of which the year may be unknown, such as a birthday: 25 December, or 25 December 1996.
///
/// Without a year it is one of the ISO 8601 calendar, in which each year has its own.
public struct PartialDay: Hashable, Sendable {
  /// The day; without a year, that of a leap year.
  let day: CalendarDay
  /// Whether the year is known.
  public let hasYear: Bool

  /// A leap year, so that 29 February is a day.
  private static let leapYear = 2_000

  /// Creates a day with a year.
  public init(_ day: CalendarDay) { (self.day, hasYear) = (day, true) }

  /// Creates a day without a year.
  ///
  /// - Returns: Nil if no year has it, such as 30 February.
  public init?(month: Int, day: Int) {
    guard let day = CalendarDay(year: Self.leapYear, month: month, day: day) else { return nil }
    (self.day, hasYear) = (day, false)
  }

  /// The day of the calendar, or nil without a year.
  public var calendarDay: CalendarDay? { hasYear ? day : nil }
  /// The month in the ISO 8601 calendar, from 1.
  public var month: Int { day.month }
  /// The day of the month in the ISO 8601 calendar, from 1.
  public var dayOfMonth: Int { day.day }

  /// Returns the day a number of days later; without a year, 1 January follows 31 December.
  public func adding(days: Int) -> PartialDay {
    let later = day.adding(days: days)
    return hasYear ? PartialDay(later) : PartialDay(month: later.month, day: later.day) ?? self
  }
}

extension DateReader {
  /// Returns the day of a text in which the year may be missing.
  ///
  /// - Throws: An error with the unread part and the reason.
  public func partialDay(_ text: String) throws(DateReadingError) -> PartialDay {
    // Without a year, a text is the same day of whichever year is the current one.
    let days = [(2_000, 1), (2_004, 7)].compactMap { year, month in
      CalendarDay(year: year, month: month, day: 1).flatMap { try? reading(on: $0).day(text) }
    }
    if days.map(\.year) == [2_000, 2_004], days[0].month == days[1].month,
      days[0].day == days[1].day, let day = PartialDay(month: days[0].month, day: days[0].day)
    {
      return day
    }
    return PartialDay(try day(text))
  }
}
