import HanokUnicode
import Testing

@Suite struct CalendarSystemTests {
  /// 2026-11-21.
  private static let today = CalendarDay.first.adding(days: 4_392_365)

  @Test(arguments: [
    ("en-US", "gregory", Weekday.sunday, "17"), ("de", "gregory", .monday, "17"),
    ("ko", "gregory", .sunday, "17"), ("ar-EG", "gregory", .saturday, "67"),
    ("ar-SA-u-ca-islamic-umalqura", "islamic-umalqura", .sunday, "67"),
    ("fa", "persian", .saturday, "6"),
    ("th", "buddhist", .sunday, "17"), ("he-u-ca-hebrew", "hebrew", .sunday, "67"),
    ("ja-u-ca-japanese", "japanese", .sunday, "17"), ("hi", "gregory", .sunday, "1"),
    ("zh-Hant-TW-u-ca-roc", "roc", .sunday, "17"), ("en-US-u-fw-wed", "gregory", .wednesday, "17"),
  ])
  func theRegionDecidesOverWeeks(
    tag: String, name: String, first: Weekday, weekend: String
  ) throws {
    let calendar = try CalendarSystem(LanguageTag(tag))
    #expect(calendar.name == name)
    #expect(calendar.firstWeekday == first)
    let days = Weekday.allCases.filter(calendar.isWeekend).map { String($0.rawValue) }
    #expect(days.joined() == weekend)
    #expect(calendar.weekdays.first == first && Set(calendar.weekdays).count == 7)
    #expect(calendar.isGregorian == (name == "gregory"))
    #expect(calendar.startOfWeek(Self.today).weekday == first)
    #expect((0..<7).contains(Self.today.number - calendar.startOfWeek(Self.today).number))
  }

  @Test(arguments: [
    ("en", 1, 2026, 11, 21), ("ja-u-ca-japanese", 236, 8, 11, 21), ("th", 0, 2569, 11, 21),
    ("ar-SA-u-ca-islamic-umalqura", 0, 1448, 6, 11),
    ("fa", 0, 1405, 8, 30), ("he-u-ca-hebrew", 0, 5787, 3, 11),
    ("zh-Hant-TW-u-ca-roc", 1, 115, 11, 21),
  ])
  func aDayHasFields(tag: String, era: Int, year: Int, month: Int, day: Int) throws {
    let calendar = try CalendarSystem(LanguageTag(tag))
    let fields = CalendarFields(era: era, year: year, month: month, day: day)
    #expect(calendar.fields(of: Self.today) == fields)
    #expect(calendar.day(of: fields) == Self.today)
  }

  @Test(arguments: [
    "en", "ja-u-ca-japanese", "th", "ar-SA-u-ca-islamic-umalqura", "ar-u-ca-islamic", "fa",
    "he-u-ca-hebrew",
    "zh-Hant-TW-u-ca-roc", "hi-u-ca-indian", "am-u-ca-ethiopic", "zh-u-ca-chinese",
  ])
  func everyDayComesBack(tag: String) throws {
    let calendar = try CalendarSystem(LanguageTag(tag))
    for number in stride(from: -40_000, to: 40_000, by: 97) {
      let day = try #require(CalendarDay(number: number))
      let fields = calendar.fields(of: day)
      #expect(calendar.day(of: fields) == day, "\(day) \(fields)")
      let month = calendar.month(of: day)
      #expect(month.contains(day) && !month.contains(month.last.adding(days: 1)))
      #expect(calendar.fields(of: month.first).day == 1)
      #expect(calendar.fields(of: month.last).month == fields.month)
      #expect(calendar.fields(of: month.last.adding(days: 1)).day == 1)
    }
  }

  @Test(arguments: [
    ("en", 1, 2026, 2, 29), ("en", 1, 2026, 13, 1), ("en", 1, 2026, 4, 31), ("en", 1, 0, 1, 1),
    ("ja-u-ca-japanese", 234, 70, 1, 1), ("he-u-ca-hebrew", 0, 5786, 6, 1),
    ("ar-SA-u-ca-islamic-umalqura", 0, 1448, 6, 31),
    ("en", 1, 200_000, 1, 1), ("en", 1, 2026, 0, 1),
    ("en", 1, 2026, 1, 0),
    ("en", .max, 2026, 1, 1), ("en", 5, 2026, 1, 1), ("th", 1, 2569, 1, 1),
    ("ja-u-ca-japanese", 500, 8, 1, 1),
  ])
  func invalidDaysAreNil(tag: String, era: Int, year: Int, month: Int, day: Int) throws {
    let calendar = try CalendarSystem(LanguageTag(tag))
    let fields = CalendarFields(era: era, year: year, month: month, day: day)
    #expect(calendar.day(of: fields) == nil)
  }

  @Test(arguments: [
    ("en", "2026-01-31", 1, "2026-02-28"), ("en", "2026-11-21", -11, "2025-12-21"),
    ("en", "2024-01-31", 1, "2024-02-29"), ("ja-u-ca-japanese", "2019-04-30", 1, "2019-05-30"),
    ("ar-SA-u-ca-islamic-umalqura", "2026-11-21", 1, "2026-12-20"),
    ("en", "9999-12-31", 1, "9999-12-31"),
    ("en", "2026-11-21", 0, "2026-11-21"), ("en", "2026-11-21", .min, "-9999-01-01"),
  ])
  func monthsAreAdded(tag: String, from: String, count: Int, to: String) throws {
    let calendar = try CalendarSystem(LanguageTag(tag))
    let start = try #require(Self.day(from))
    #expect(calendar.day(start, addingMonths: count).description == to)
  }

  @Test(arguments: [
    ("en", "2024-02-29", 1, "2025-02-28"), ("ja-u-ca-japanese", "2018-06-01", 1, "2019-06-01"),
    ("th", "2026-11-21", -1, "2025-11-21"), ("en", "2026-11-21", 100, "2126-11-21"),
    ("he-u-ca-hebrew", "2026-11-21", 1, "2027-12-11"), ("en", "2026-11-21", .max, "9999-12-31"),
  ])
  func yearsAreAdded(tag: String, from: String, count: Int, to: String) throws {
    let calendar = try CalendarSystem(LanguageTag(tag))
    let start = try #require(Self.day(from))
    #expect(calendar.day(start, addingYears: count).description == to)
  }

  /// 2025 had a second sixth month.
  @Test func aMonthMayBeALeapMonth() throws {
    let calendar = try CalendarSystem(LanguageTag("zh-u-ca-chinese"))
    let day = try #require(Self.day("2025-08-01"))
    var fields = calendar.fields(of: day)
    #expect(fields.month == 6 && fields.isLeapMonth)
    #expect(calendar.day(of: fields) == day)
    fields.isLeapMonth = false
    #expect(calendar.day(of: fields)?.description == "2025-07-02")
    fields.month = 7
    fields.isLeapMonth = true
    #expect(calendar.day(of: fields) == nil)
  }

  @Test(arguments: [
    ("japanese", true), ("gregory", true), ("gregorian", true), ("islamic-umalqura", true),
    ("islamicc", true), ("ethioaa", true), ("nonsense", false), ("", false), ("japanese\0", false),
  ])
  func calendarsAreKnownByName(name: String, isKnown: Bool) {
    #expect(CalendarSystem.isKnown(name) == isKnown)
  }

  @Test func calendarsInUseAreTheRegions() throws {
    #expect(CalendarSystem.namesInUse(in: try LanguageTag("th")) == ["buddhist", "gregory"])
    #expect(CalendarSystem.namesInUse(in: try LanguageTag("ja")) == ["gregory", "japanese"])
    // The usual calendar of Saudi Arabia isn't the same in all versions of CLDR.
    let saudi = try LanguageTag("ar-SA")
    let names = CalendarSystem.namesInUse(in: saudi)
    #expect(names.first == (try CalendarSystem(saudi).name))
    #expect(Set(names).isSuperset(of: ["gregory", "islamic-umalqura"]))
  }

  @Test(arguments: [
    ("en", "yMMMM", "November 2026"), ("ko", "yMMMM", "2026년 11월"), ("ar-EG", "d", "٢١"),
    ("ja-u-ca-japanese", "yMMMM", "令和8年11月"), ("he-u-ca-hebrew", "d", "י״א"),
    ("he-u-ca-hebrew", "yMMMM", "כסלו תשפ״ז"), ("he-u-ca-hebrew-nu-latn", "d", "11"),
    ("ar-SA-u-ca-islamic-umalqura", "yMMMM", "جمادى الآخرة ١٤٤٨ هـ"),
    ("fa", "yMMMM", "۱۴۰۵ آبان"), ("de", "ccc", "Sa"),
  ])
  func daysAreWrittenInTheCalendar(tag: String, skeleton: String, text: String) throws {
    let format = try DayFormat(DatePatterns(LanguageTag(tag)), skeleton: skeleton)
    #expect(format.string(Self.today) == text)
  }

  private static func day(_ text: String) -> CalendarDay? {
    let numbers = text.drop { $0 == "-" }.split(separator: "-").compactMap { Int($0) }
    return CalendarDay(
      year: text.first == "-" ? -numbers[0] : numbers[0], month: numbers[1], day: numbers[2])
  }
}
