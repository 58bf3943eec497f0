import HanokUnicode
import Testing

@Suite struct PartialDayTests {
  private let today = CalendarDay(year: 2026, month: 11, day: 22) ?? .first

  private func day(_ text: String, _ language: String) throws -> PartialDay {
    try DateReader(try LanguageTag(language), today: today).partialDay(text)
  }

  @Test(arguments: [
    ("Dec 25", "en", 12, 25), ("Feb 29", "en", 2, 29), ("12/25", "en", 12, 25),
    ("25/12", "en-GB", 12, 25), ("29. Februar", "de", 2, 29), ("12월 25일", "ko", 12, 25),
    ("12. 25.", "ko", 12, 25), ("十二月二十五日", "ja", 12, 25), ("12月25日", "ja-u-ca-japanese", 12, 25),
    ("25 ธ.ค.", "th", 12, 25), ("٢٥ ديسمبر", "ar-SA-u-ca-islamic-umalqura", 12, 25),
    ("--", "en", 0, 0),
    ("Jan 1", "en", 1, 1), ("July 1", "en", 7, 1),
  ])
  func aYearMayBeMissing(text: String, language: String, month: Int, day: Int) throws {
    guard month > 0 else {
      #expect(throws: DateReadingError.self) { try self.day(text, language) }
      return
    }
    let read = try self.day(text, language)
    #expect(!read.hasYear && read.calendarDay == nil)
    #expect([read.month, read.dayOfMonth] == [month, day])
  }

  @Test(arguments: [
    ("Dec 25, 1996", "en", "1996-12-25"), ("12/25/96", "en", "1996-12-25"),
    ("Feb 29, 2000", "en", "2000-02-29"), ("1/1/00", "en", "2000-01-01"),
    ("2004-07-01", "ko", "2004-07-01"), ("今日", "ja", "2026-11-22"), ("today", "en", "2026-11-22"),
    ("yesterday", "en", "2026-11-21"), ("令和8年11月21日", "ja", "2026-11-21"),
  ])
  func aYearIsKept(text: String, language: String, day: String) throws {
    let read = try self.day(text, language)
    #expect(read.hasYear)
    #expect(read.calendarDay?.description == day)
  }

  @Test(arguments: ["Feb 30", "13/13", "December", "Dec", "", "Feb 29, 2026"])
  func anInvalidDayIsRejected(text: String) {
    #expect(throws: DateReadingError.self) { try day(text, "en") }
  }

  @Test func daysWithoutAYearFollowEachOther() throws {
    let last = try #require(PartialDay(month: 12, day: 31))
    #expect(last.adding(days: 1) == PartialDay(month: 1, day: 1))
    #expect(PartialDay(month: 2, day: 28)?.adding(days: 1) == PartialDay(month: 2, day: 29))
    #expect(PartialDay(month: 1, day: 1)?.adding(days: -1) == last)
    #expect(PartialDay(month: 2, day: 30) == nil)
    #expect(PartialDay(today).adding(days: 10).calendarDay?.description == "2026-12-02")
    #expect(PartialDay(today) != PartialDay(month: 11, day: 22))
  }
}
