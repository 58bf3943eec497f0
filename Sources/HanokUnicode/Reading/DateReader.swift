/// Reads dates as people of a language write them, in the calendars of its region.
///
/// ```
/// en-US  11/21/2026   Nov 21, 2026   tomorrow        ko  2026. 11. 21.   11월 21일   모레
/// de     21.11.26     21. November   ja  令和8年11月21日  R8.11.21   二〇二六年十一月二十一日
/// ar-SA  ١١ جمادى الآخرة ١٤٤٨ هـ      th  21 พ.ย. 2569    fa  ۱۴۰۵/۸/۳۰
/// ```
///
/// Digits of all scripts and widths are read, ISO 8601 in every language, and a missing year is
/// today's. Numbers come in the language's own order; where that makes no day, the one other order
/// that does is taken. A date that is still one of several days, or none, is refused: ICU's lenient
/// parser makes 3 March of 31 February. Times, quarters and weeks aren't read.
public struct DateReader: Sendable {
  /// The language, with its calendar.
  public let language: LanguageTag
  /// The day that missing years, years of two digits, and words such as `tomorrow` are about.
  public let today: CalendarDay
  private let lexicon: DateLexicon
  private let order: DateOrder
  /// The words for the days around today, folded.
  private let relativeDays: [String: Int]

  /// More characters than this are no date.
  private static let longest = 200

  /// A reader of a language's dates; making it takes some milliseconds.
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

  /// The day that a text is.
  ///
  /// - Throws: The part that isn't read, and why.
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

  /// The day of the first readings that make one.
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

  /// Whether a reading is a day of any year, but its own year has one digit and no era.
  private func isDayButForYear(_ reading: DateParts.Reading, _ scan: DateScan) -> Bool {
    guard reading.year?.digitCount == 1, scan.eras.isEmpty else { return false }
    var yearless = reading
    yearless.year = nil
    return day(of: yearless, scan) != nil
  }

  private func day(of reading: DateParts.Reading, _ scan: DateScan) -> CalendarDay? {
    // An era or a month's name tells the calendar; else it is the language's own.
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
        // 8年 without an era may be one of Reiwa, if that isn't how the language counts anyway, and is
        // certainly not 2008.
        if year.digitCount == 1, place > 0 || now.year >= 1_000 { return nil }
        now.year = self.year(year, in: calendar, now.year)
        if !isPlausible(now.year, calendar) { return nil }
      }
    }
    // Months of the Hebrew calendar are never numbered.
    if calendar.name == "hebrew", reading.month != nil { return nil }
    let months = reading.month.map { [$0] } ?? scan.months[place].map(Array.init) ?? []
    let days = months.compactMap { month in
      calendar.day(of: CalendarFields(era: now.era, year: now.year, month: month, day: reading.day))
    }
    return days.count == 1 ? days.first : nil
  }

  /// A date in numbers whose year is far from the calendar's is by ISO 8601: 2026 in Bangkok.
  private func dayByISO(_ reading: DateParts.Reading) -> CalendarDay? {
    guard let place = lexicon.gregorian, place != 0, let year = reading.year, year.digitCount == 4,
      let month = reading.month, abs(year.value - today.year) <= Self.nearYears
    else { return nil }
    return CalendarDay(year: year.value, month: month, day: reading.day)
  }

  /// As many years back and ahead as anybody has to do with.
  private static let nearYears = 200

  /// Whether a year may be one of a calendar, and isn't rather one of ISO 8601's.
  private func isPlausible(_ year: Int, _ calendar: CalendarSystem) -> Bool {
    if calendar.isGregorian { return true }
    let isNear = abs(year - calendar.fields(of: today).year) <= Self.nearYears
    return isNear || abs(year - today.year) > Self.nearYears
  }

  /// A year of two digits is one of the last eighty or the next twenty, as ICU has it; where years are
  /// counted anew, as in Japan, it is the year itself.
  private func year(_ number: DateScan.Number, in calendar: CalendarSystem, _ now: Int) -> Int {
    guard number.digitCount <= 2, now >= 1_000 else { return number.value }
    let earliest = now - 80
    return earliest + ((number.value - earliest) % 100 + 100) % 100
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// Why a date isn't read.
public struct DateReadingError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// There is nothing to read.
    case empty
    /// A part belongs to no date.
    case unreadable
    /// The day or the month is missing.
    case incomplete
    /// There is no such day, as on 30 February.
    case noSuchDay
    /// The year has one digit, and nothing says that years are counted so.
    case shortYear
    /// The date can be read as one of several days.
    case ambiguous
    /// The date has a day of the week that it isn't on.
    case wrongWeekday
  }

  /// What is wrong.
  public let kind: Kind
  /// The part of the text that isn't read.
  public let part: String
  /// The days that an ambiguous date may be, the earliest first.
  public let candidates: [CalendarDay]

  /// An error.
  public init(kind: Kind, part: String, candidates: [CalendarDay] = []) {
    self.kind = kind
    self.part = part
    self.candidates = candidates
  }
}
