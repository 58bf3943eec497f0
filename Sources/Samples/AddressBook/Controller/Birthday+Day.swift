import AddressBookModel
import AddressBookView
import Hanok

extension Birthday {
  /// Creates a birthday from a day with or without a year.
  init(_ day: PartialDay) {
    self.init(year: day.calendarDay?.year, month: day.month, day: day.dayOfMonth)
  }

  /// The day with or without a year, or nil if the calendar doesn't have it.
  var partialDay: PartialDay? {
    year == nil ? PartialDay(month: month, day: day) : calendarDay.map { PartialDay($0) }
  }

  /// The day of the calendar, or nil without a year, or if the calendar doesn't have the day.
  var calendarDay: CalendarDay? {
    year.flatMap { CalendarDay(year: $0, month: month, day: day) }
  }

  /// Returns the age in years on a day, or nil without a year.
  func age(on today: CalendarDay) -> Int? {
    guard let year else { return nil }
    let isBefore = (today.month, today.day) < (month, day)
    return max(0, today.year - year - (isBefore ? 1 : 0))
  }

  /// Returns the birthday in the language's notation, with the age if it is known.
  func message(on today: CalendarDay) -> Message {
    if let calendarDay, let age = age(on: today) {
      return .AddressBook.cardBirthday(age: age, date: calendarDay)
    }
    // A leap year, so that 29 February is valid.
    let day = CalendarDay(year: 2_000, month: month, day: self.day)
    return day.map { .AddressBook.cardBirthdayNoYear(date: $0) } ?? .verbatim("")
  }

  /// The day in ISO 8601, without an unknown year: `--05-17`.
  var iso8601: String {
    if let calendarDay { return calendarDay.description }
    let day = CalendarDay(year: 2_000, month: month, day: self.day)
    return day.map { "-" + $0.description.dropFirst(4) } ?? ""
  }
}
