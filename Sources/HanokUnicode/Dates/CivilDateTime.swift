/// A date and a time of day without a zone, in the proleptic Gregorian calendar (ISO 8601).
public struct CivilDateTime: Hashable, Sendable {
  /// The year; 0 is 1 BC.
  public var year: Int
  /// The month, from 1.
  public var month: Int
  /// The day of the month, from 1.
  public var day: Int
  /// The hour, from 0 to 23.
  public var hour: Int
  /// The minute.
  public var minute: Int
  /// The second.
  public var second: Int
  /// The millisecond of the second.
  public var millisecond: Int

  /// Creates a date and a time of day.
  ///
  /// - Returns: Nil if there is no such date or time, such as 30 February, or if it is beyond the
  ///   range of ``Instant``.
  public init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    millisecond: Int = 0
  ) {
    guard (-271_820...275_759).contains(year), (1...12).contains(month),
      day >= 1, day <= Self.days(inMonth: month, of: year),
      (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second),
      (0..<1000).contains(millisecond)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.millisecond = millisecond
  }

  /// Creates the local date and time in a zone at a point in time.
  public init(_ instant: Instant, in zone: TimeZoneID) {
    self.init(local: instant.milliseconds + Double(zone.offset(at: instant)))
  }

  /// Creates the local time a number of milliseconds after the local 1970-01-01T00:00.
  init(local: Double) {
    let days = (local / Self.dayLength).rounded(.down)
    self.init(dayNumber: Int(days), millisecondOfDay: Int(local - days * Self.dayLength))
  }

  private static let dayLength: Double = 86_400_000

  /// Returns the number of days in a month.
  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }
}

extension CivilDateTime {
  /// The milliseconds since the local 1970-01-01T00:00.
  var millisecondsSinceEpoch: Double {
    let time = ((hour * 60 + minute) * 60 + second) * 1000 + millisecond
    return Double(dayNumber) * Self.dayLength + Double(time)
  }

  /// The day of the week, from 0 for Sunday.
  var weekday: Int {
    // 1970-01-01 was a Thursday.
    let day = (dayNumber + 4) % 7
    return day < 0 ? day + 7 : day
  }

  /// The number of days since 1970-01-01.
  ///
  /// Years are counted from March, so that the leap day comes last (Hinnant, "chrono-Compatible
  /// Low-Level Date Algorithms").
  private var dayNumber: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private init(dayNumber: Int, millisecondOfDay: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    hour = millisecondOfDay / 3_600_000
    minute = millisecondOfDay / 60_000 % 60
    second = millisecondOfDay / 1000 % 60
    millisecond = millisecondOfDay % 1000
  }
}
