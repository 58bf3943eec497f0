/// A reader of dates as people of a language write them, in the calendars of its region.
///
/// ```
/// en-US  11/21/2026   Nov 21, 2026   tomorrow        ko  2026. 11. 21.   11월 21일   모레
/// de     21.11.26     21. November   ja  令和8年11月21日  R8.11.21   二〇二六年十一月二十一日
/// ar-SA  ١١ جمادى الآخرة ١٤٤٨ هـ      th  21 พ.ย. 2569    fa  ۱۴۰۵/۸/۳۰
/// ```
///
/// It reads digits of all scripts and widths, and ISO 8601 in every language; a missing year is the
/// current one. Numbers are read in the language's own order; if that is not a day, in the one
/// other order that is. A date that can still be several days, or none, is refused: ICU's lenient
/// parser reads 31 February as 3 March. Times, quarters and weeks aren't read.
public struct DateReader: Sendable {
  /// The language, with its calendar.
  public let language: LanguageTag
  /// The current day, for missing years, years of two digits, and words such as `tomorrow`.
  public private(set) var today: CalendarDay
  private let lexicon: DateLexicon
  private let order: DateOrder
  /// The words for the days around today, folded.
  private let relativeDays: [String: Int]

  /// The maximum number of characters of a date.
  private static let longest = 200

  /// Creates a reader of a language's dates, in some milliseconds.
  public init(_ language: LanguageTag, today: CalendarDay) throws(ICUError) {
    self.language = language
    self.today = today
    lexicon = try DateLexicon(language, today: today)
    order = try DateOrder(language)
    var relativeDays: [String: Int] = [:]
    let format = try RelativeDateFormat(language)
    for offset in -2...2 {
      guard let word = try? format.string(Double(offset), .day) else { continue }
      relativeDays[word.folded] = offset
    }
    self.relativeDays = relativeDays
  }

  /// Returns the day of a text.
  ///
  /// - Throws: An error with the unread part and the reason.
  public func day(_ text: String) throws(DateReadingError) -> CalendarDay {
    let trimmed = text.trimmingSpaces
    if trimmed.isEmpty { throw DateReadingError(kind: .empty, part: "") }
    guard trimmed.count <= Self.longest else {
      throw DateReadingError(kind: .unreadable, part: trimmed)
    }
    if let offset = relativeDays[trimmed.folded] { return today.adding(days: offset) }
    let scan = try DateScan(trimmed, lexicon)
    let parts = DateParts(scan, order)
    do throws(DateReadingError) {
      let day = try resolve(parts.readings(), scan)
      if let weekday = scan.weekday, weekday != day.weekday {
        throw DateReadingError(kind: .wrongWeekday, part: trimmed)
      }
      return day
    } catch {
      let part = error.part.isEmpty ? trimmed : error.part
      throw DateReadingError(kind: error.kind, part: part, candidates: error.candidates)
    }
  }

  /// Returns the reader for another current day.
  func reading(on day: CalendarDay) -> DateReader {
    var reader = self
    reader.today = day
    return reader
  }

  /// Returns the day of the first readings that are a day.
  private func resolve(
    _ readings: [[DateParts.Reading]], _ scan: DateScan
  ) throws(DateReadingError) -> CalendarDay {
    for alternatives in readings {
      let days = Set(alternatives.compactMap { day(of: $0, scan) })
      if days.count > 1 {
        throw DateReadingError(kind: .ambiguous, part: "", candidates: days.sorted())
      }
      if let day = days.first { return day }
    }
    let isShort = readings.joined().contains { isDayButForYear($0, scan) }
    throw DateReadingError(kind: isShort ? .shortYear : .noSuchDay, part: "")
  }

  /// Whether a reading is a valid day except for its year of one digit without an era.
  private func isDayButForYear(_ reading: DateParts.Reading, _ scan: DateScan) -> Bool {
    guard reading.year?.digitCount == 1, scan.eras.isEmpty else { return false }
    var yearless = reading
    yearless.year = nil
    return day(of: yearless, scan) != nil
  }

  private func day(of reading: DateParts.Reading, _ scan: DateScan) -> CalendarDay? {
    // An era or a month's name determines the calendar; otherwise it is the language's own.
    for (place, calendar) in lexicon.calendars.enumerated() {
      if !scan.eras.isEmpty, scan.eras[place] == nil { continue }
      if scan.hasMonthName, scan.months[place] == nil { continue }
      if let day = day(of: reading, scan, calendar, place) { return day }
      let isNamed = !scan.eras.isEmpty || scan.hasMonthName
      if !isNamed { return dayByISO(reading) }
    }
    return nil
  }

  private func day(
    of reading: DateParts.Reading, _ scan: DateScan, _ calendar: CalendarSystem, _ place: Int
  ) -> CalendarDay? {
    var now = calendar.fields(of: today)
    if let year = reading.year {
      if let eras = scan.eras[place] {
        guard eras.count == 1, let era = eras.first else { return nil }
        (now.era, now.year) = (era, year.value)
      } else {
        // 8年 without an era can be a year of Reiwa if the language doesn't count years that way by
        // default; it is never 2008.
        if year.digitCount == 1, place > 0 || now.year >= 1_000 { return nil }
        now.year = self.year(year, in: calendar, now.year)
        if !isPlausible(now.year, calendar) { return nil }
      }
    }
    // Hebrew months have no numbers in dates.
    if calendar.name == "hebrew", reading.month != nil { return nil }
    let months = reading.month.map { [$0] } ?? scan.months[place].map(Array.init) ?? []
    let days = months.compactMap { month in
      calendar.day(of: CalendarFields(era: now.era, year: now.year, month: month, day: reading.day))
    }
    return days.count == 1 ? days.first : nil
  }

  /// Returns a numeric date in ISO 8601 if its year is far from the calendar's: 2026 in Bangkok.
  private func dayByISO(_ reading: DateParts.Reading) -> CalendarDay? {
    guard let place = lexicon.gregorian, place != 0, let year = reading.year,
      let month = reading.month, abs(year.value - today.year) <= Self.nearYears
    else { return nil }
    return CalendarDay(year: year.value, month: month, day: reading.day)
  }

  /// The number of years back and ahead that people write in dates.
  private static let nearYears = 200

  /// Whether a year is likely in a calendar, and not a year of ISO 8601.
  private func isPlausible(_ year: Int, _ calendar: CalendarSystem) -> Bool {
    if calendar.isGregorian { return true }
    let isNear = abs(year - calendar.fields(of: today).year) <= Self.nearYears
    return isNear || abs(year - today.year) > Self.nearYears
  }

  /// Returns the full year of a year of two digits.
  ///
  /// It is one of the last eighty or the next twenty, as in ICU; in calendars that restart the
  /// count, as in Japan, it is the year itself.
  private func year(_ number: DateScan.Number, in calendar: CalendarSystem, _ now: Int) -> Int {
    guard number.digitCount <= 2, now >= 1_000 else { return number.value }
    let earliest = now - 80
    return earliest + ((number.value - earliest) % 100 + 100) % 100
  }
}

/// An error in reading a date.
public struct DateReadingError: Error, Hashable, Sendable {
  /// The kind of the error.
  public enum Kind: Hashable, Sendable {
    /// The text is empty.
    case empty
    /// A part does not belong to a date.
    case unreadable
    /// The day or the month is missing.
    case incomplete
    /// There is no such day, such as 30 February.
    case noSuchDay
    /// The year has one digit, and neither an era nor the calendar allows that.
    case shortYear
    /// The date can be read as several days.
    case ambiguous
    /// The weekday in the text differs from the date's weekday.
    case wrongWeekday
  }

  /// The kind of the error.
  public let kind: Kind
  /// The unread part of the text.
  public let part: String
  /// The days that an ambiguous date can be, the earliest first.
  public let candidates: [CalendarDay]

  /// Creates an error.
  public init(kind: Kind, part: String, candidates: [CalendarDay] = []) {
    self.kind = kind
    self.part = part
    self.candidates = candidates
  }
}
