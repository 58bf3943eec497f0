/// A birthday in the Gregorian calendar; many people omit the year.
///
/// It may be invalid: typed values are kept until the validation reports the problem.
public struct Birthday: Codable, Hashable, Sendable {
  /// The year, or nil if it is unknown.
  public var year: Int?
  /// The month, from 1.
  public var month: Int
  /// The day of the month, from 1.
  public var day: Int

  /// Creates a birthday, with or without a year.
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

  /// Whether it is after another day, which has a year; false without a year.
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

  /// Whether February has 29 days; true without a year.
  private var isLeapYear: Bool {
    guard let year else { return true }
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}
