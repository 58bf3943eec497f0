import Foundation
import HanokUnicode
import Testing

@Suite struct CalendarDayTests {
  @Test(arguments: [
    (1970, 1, 1, 0, Weekday.thursday), (2026, 11, 21, 20_778, .saturday),
    (1969, 12, 31, -1, .wednesday), (-9_999, 1, 1, -4_371_587, .monday),
    (9_999, 12, 31, 2_932_896, .friday), (0, 2, 29, -719_469, .tuesday),
  ])
  func daysAreCounted(year: Int, month: Int, day: Int, number: Int, weekday: Weekday) throws {
    let found = try #require(CalendarDay(year: year, month: month, day: day))
    #expect(found.number == number)
    #expect(found == CalendarDay(number: number))
    #expect((found.year, found.month, found.day) == (year, month, day))
    #expect(found.weekday == weekday)
  }

  @Test func daysOutsideTheRangeAreNil() {
    #expect(CalendarDay(year: 2026, month: 2, day: 29) == nil)
    #expect(CalendarDay(year: 10_000, month: 1, day: 1) == nil)
    #expect(CalendarDay(number: CalendarDay.first.number - 1) == nil)
    #expect(CalendarDay(number: CalendarDay.last.number + 1) == nil)
    #expect(CalendarDay.last.adding(days: .max) == .last)
    #expect(CalendarDay.last.adding(days: 1) == .last)
    #expect(CalendarDay.first.adding(days: .min) == .first)
    #expect(CalendarDay.first.adding(days: 1).description == "-9999-01-02")
    #expect(CalendarDay.first < .last && CalendarDay.first.description == "-9999-01-01")
  }

  @Test(arguments: ["2026-11-21", "-9999-01-01", "0000-02-29", "9999-12-31", "-0001-12-31"])
  func aDayIsReadAsItIsWritten(text: String) throws {
    let day = try #require(CalendarDay(text))
    #expect(day.description == text)
    let data = try JSONEncoder().encode([day])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(text)\"]")
    #expect(try JSONDecoder().decode([CalendarDay].self, from: data) == [day])
  }

  @Test(arguments: [
    "", "-", "2026", "2026-11", "2026-11-31", "2026-1-21", "26-11-21", "+2026-11-21", "2026-11-21 ",
    "2026-11-21T00:00", "-0000-01-01", "٢٠٢٦-١١-٢١", "2026-11-2a", "2026--1-21", "02026-11-21",
    "2026-11-21-01",
  ])
  func otherTextsAreNotDays(text: String) {
    #expect(CalendarDay(text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDay].self, from: JSONEncoder().encode([text]))
    }
  }

  @Test func theZoneDecidesOverTheDay() throws {
    let instant = try #require(Instant(milliseconds: 1_795_219_200_000 - 1))
    #expect(CalendarDay(instant, in: .utc).description == "2026-11-20")
    let seoul = try #require(TimeZoneID("Asia/Seoul"))
    #expect(CalendarDay(instant, in: seoul).description == "2026-11-21")
  }

  @Test func todayFollowsTheClockAndTheZone() throws {
    let early = try #require(TimeZoneID("-12:00"))
    let late = try #require(TimeZoneID("+14:00"))
    let before = Instant.now
    let days = (CalendarDay.today(in: early), CalendarDay.today(in: late))
    let after = Instant.now
    #expect(before <= after)
    #expect((CalendarDay(before, in: early)...CalendarDay(after, in: early)).contains(days.0))
    #expect((CalendarDay(before, in: late)...CalendarDay(after, in: late)).contains(days.1))
    // The first commit of this test is of 2026.
    #expect(before.milliseconds > 1_767_225_600_000)
    #expect(days.0 < days.1)
  }

  @Test func aDayBeginsAtMidnight() throws {
    let day = try #require(CalendarDay(year: 2026, month: 11, day: 21))
    #expect(CivilDateTime(day) == CivilDateTime(year: 2026, month: 11, day: 21))
  }

  @Test func weekdaysGoOn() {
    #expect(Weekday.saturday.adding(days: 1) == .sunday)
    #expect(Weekday.sunday.adding(days: -1) == .saturday)
    #expect(Weekday.monday.adding(days: -15) == .sunday)
  }
}
