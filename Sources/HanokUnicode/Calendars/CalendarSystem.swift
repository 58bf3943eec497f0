import CHanokICU

/// A language's calendar: the fields of a day, and the weeks and months.
///
/// It is the calendar of `-u-ca-`, or else the usual one of the region: Buddhist in Thailand,
/// Persian in Iran. The Gregorian calendar is proleptic: no Julian calendar precedes it. Share one
/// per language: opening takes some 20 µs.
@safe public final class CalendarSystem: Sendable {
  // The C side locks the handle for each call.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// The language, with the extensions that it was opened with.
  public let language: LanguageTag
  /// The calendar's name in a language tag: `gregory`, `japanese`, `islamic-umalqura`.
  public let name: String
  /// The first weekday of a week in the region.
  public let firstWeekday: Weekday
  private let weekend: Set<Weekday>

  /// Opens a language's calendar.
  public init(_ language: LanguageTag) throws(ICUError) {
    var status: Int32 = 0
    let opened = unsafe cicu_calendar_open(language.description, &status)
    let handle = try unsafe opened.opened(status)
    unsafe self.handle = handle
    self.language = language
    let name = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_calendar_name(handle, buffer, capacity, &status)
    }
    self.name = name ?? "gregory"
    let first = unsafe cicu_calendar_first_weekday(handle)
    firstWeekday = Self.firstWeekday(of: language) ?? Weekday(rawValue: Int(first)) ?? .sunday
    var weekend: Set<Weekday> = []
    for weekday in Weekday.allCases
    where unsafe cicu_calendar_is_weekend(handle, Int32(weekday.rawValue)) {
      weekend.insert(weekday)
    }
    self.weekend = weekend
  }

  deinit { unsafe cicu_calendar_close(handle) }

  /// Returns the weekday of `-u-fw-`, which ICU's calendars ignore (UTS #35, First Day).
  private static func firstWeekday(of language: LanguageTag) -> Weekday? {
    let names = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
    let place = names.firstIndex { $0 == language.unicodeExtension("fw") }
    return place.flatMap { Weekday(rawValue: $0 + 1) }
  }

  /// Whether `-u-ca-` accepts a name as a calendar.
  public static func isKnown(_ name: String) -> Bool {
    unsafe !name.utf8.contains(0) && cicu_calendar_is_known(name)
  }

  /// Returns the calendars in use in the region, the usual one first: `buddhist`, `gregory`.
  public static func namesInUse(in language: LanguageTag) -> [String] {
    let names = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_calendars_in_use(language.description, buffer, capacity, &status)
    }
    return names?.split(separator: " ").map(String.init) ?? []
  }

  /// Whether the calendar is that of ISO 8601.
  public var isGregorian: Bool { name == "gregory" || name == "iso8601" }

  /// The weekdays in the order of the region's weeks.
  public var weekdays: [Weekday] { (0..<7).map { firstWeekday.adding(days: $0) } }

  /// Whether a weekday belongs to the region's weekend.
  public func isWeekend(_ weekday: Weekday) -> Bool { weekend.contains(weekday) }

  /// Returns the calendar's fields of a day.
  public func fields(of day: CalendarDay) -> CalendarFields {
    let found = rawFields(of: day)
    return CalendarFields(
      era: Int(found.era), year: Int(found.year), month: Int(found.month) + 1,
      isLeapMonth: found.is_leap_month, day: Int(found.day))
  }

  /// Returns the day of fields.
  ///
  /// - Returns: Nil if there is no such day, such as 30 February or a day in Heisei 40.
  public func day(of fields: CalendarFields) -> CalendarDay? {
    guard let era = Int32(exactly: fields.era), let year = Int32(exactly: fields.year),
      year.magnitude < 100_000, (1...14).contains(fields.month), (1...32).contains(fields.day)
    else { return nil }
    var status: Int32 = 0
    var number: Int64 = 0
    var sought = CICUCalendarFields(
      era: era, year: year, month: Int32(fields.month - 1), is_leap_month: fields.isLeapMonth,
      day: Int32(fields.day), month_length: 0)
    guard unsafe cicu_calendar_find(handle, &sought, &number, &status) else { return nil }
    return CalendarDay(number: Int(number))
  }

  fileprivate func rawFields(of day: CalendarDay) -> CICUCalendarFields {
    var fields = CICUCalendarFields()
    var status: Int32 = 0
    unsafe cicu_calendar_fields(handle, Int64(day.number), &fields, &status)
    return fields
  }

  fileprivate func day(_ day: CalendarDay, adding count: Int, years: Bool) -> CalendarDay {
    var status: Int32 = 0
    let limit = count < 0 ? CalendarDay.first : .last
    guard count.magnitude < 300_000 else { return limit }
    let found = unsafe cicu_calendar_add(
      handle, Int64(day.number), Int32(count), years, &status)
    return status > 0 ? limit : CalendarDay(number: Int(found)) ?? limit
  }
}

/// The fields of a day in a calendar.
public struct CalendarFields: Hashable, Sendable {
  /// The number of the era, defined by the calendar.
  public var era: Int
  /// The year of the era.
  public var year: Int
  /// The month, from 1.
  ///
  /// The Hebrew calendar uses the numbers of leap years: Nisan is always 8, and 6 occurs in leap
  /// years only.
  public var month: Int
  /// Whether it is the second of two months with the same number, in the Chinese calendar.
  public var isLeapMonth: Bool
  /// The day of the month, from 1.
  public var day: Int

  /// Creates fields, which may not be a valid day.
  public init(era: Int, year: Int, month: Int, isLeapMonth: Bool = false, day: Int) {
    self.era = era
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.day = day
  }
}

extension CalendarSystem {
  /// Returns the month of a day.
  public func month(of day: CalendarDay) -> CalendarMonth {
    let fields = rawFields(of: day)
    return CalendarMonth(
      first: day.adding(days: 1 - Int(fields.day)), length: Int(fields.month_length))
  }

  /// Returns the day a number of months later, or the last day of a shorter month.
  ///
  /// The result is clamped to the first and last supported day.
  public func day(_ day: CalendarDay, addingMonths count: Int) -> CalendarDay {
    self.day(day, adding: count, years: false)
  }

  /// Returns the day a number of years later, or the last day of a shorter month.
  ///
  /// The year count continues across eras: a year after Heisei 31 is Reiwa 2.
  public func day(_ day: CalendarDay, addingYears count: Int) -> CalendarDay {
    self.day(day, adding: count, years: true)
  }

  /// Returns the first day of the week of a day.
  public func startOfWeek(_ day: CalendarDay) -> CalendarDay {
    day.adding(days: -((day.weekday.rawValue - firstWeekday.rawValue + 7) % 7))
  }
}

/// A month of a calendar.
public struct CalendarMonth: Hashable, Sendable {
  /// The first day of the month.
  public let first: CalendarDay
  /// The number of days in the month.
  public let length: Int

  /// The last day of the month.
  public var last: CalendarDay { first.adding(days: length - 1) }

  /// Whether the month contains a day.
  public func contains(_ day: CalendarDay) -> Bool { (first...last).contains(day) }
}
