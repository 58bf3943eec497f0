/// A day of birth of the Gregorian calendar; many people say it without the year.
///
/// It need not exist: what was typed is kept until validation says what is wrong with it.
public struct Birthday: Codable, Hashable, Sendable {
  /// The year; nil where it isn't known.
  public var year: Int?
  /// The month, from 1.
  public var month: Int
  /// The day of the month, from 1.
  public var day: Int

  /// A day, with or without a year.
  public init(year: Int? = nil, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Whether the calendar has the day: 29 February only in leap years, and without a year.
  public var exists: Bool {
    guard (1...12).contains(month) else { return false }
    if let year, !(1...9999).contains(year) { return false }
    return (1...daysInMonth).contains(day)
  }

  /// Whether it is a day after another, which has a year; false where the year isn't known.
  public func isAfter(_ today: Birthday) -> Bool {
    guard let year, let thisYear = today.year else { return false }
    return (year, month, day) > (thisYear, today.month, today.day)
  }

  private var daysInMonth: Int {
    switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether February has 29 days, as it may have in a year that isn't known.
  private var isLeapYear: Bool {
    guard let year else { return true }
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}
