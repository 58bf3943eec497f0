import AddressBookModel
import AddressBookView
import Hanok

extension Birthday {
  /// A day of birth by a day of the calendar.
  init(_ day: CalendarDay) { self.init(year: day.year, month: day.month, day: day.day) }

  /// The day of the calendar; nil where the year isn't known, or the calendar doesn't have the day.
  var calendarDay: CalendarDay? {
    year.flatMap { CalendarDay(year: $0, month: month, day: day) }
  }

  /// The years that have passed up to a day; nil where the year isn't known.
  func age(on today: CalendarDay) -> Int? {
    guard let year else { return nil }
    let isBefore = (today.month, today.day) < (month, day)
    return max(0, today.year - year - (isBefore ? 1 : 0))
  }

  /// The birthday as the language writes it, with the age where it is known.
  func message(on today: CalendarDay) -> Message {
    if let calendarDay, let age = age(on: today) {
      return .AddressBook.cardBirthday(age: age, date: calendarDay)
    }
    // A leap year, so that 29 February is a day.
    let day = CalendarDay(year: 2_000, month: month, day: self.day)
    return day.map { .AddressBook.cardBirthdayNoYear(date: $0) } ?? .verbatim("")
  }

  /// The day as ISO 8601 writes it, without a year that isn't known: `--05-17`.
  var iso8601: String {
    if let calendarDay { return calendarDay.description }
    let day = CalendarDay(year: 2_000, month: month, day: self.day)
    return day.map { "-" + $0.description.dropFirst(4) } ?? ""
  }
}
