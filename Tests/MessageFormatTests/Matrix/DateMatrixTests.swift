import HanokUnicode
import MessageFormat
import Testing

/// Every option of the date functions in every language of the matrix, against ICU's skeletons
/// written by hand.
@Suite struct DateMatrixTests {
  /// A placeholder for `$d`, and the fields and the tag extension that say the same to ICU.
  struct Case: Sendable, CustomTestStringConvertible {
    let source: String
    let skeleton: String
    let zone: String
    let calendar: String?

    var testDescription: String { source }

    init(_ source: String, _ skeleton: String, zone: String = "UTC", calendar: String? = nil) {
      self.source = "{$d \(source)}"
      self.skeleton = skeleton
      self.zone = zone
      self.calendar = calendar
    }
  }

  private static let instants = [
    "2006-01-02T15:04:06Z", "2024-02-29T00:00:00Z", "1999-12-31T23:59:59.999Z",
    "1900-07-04T12:30:00Z",
  ]

  @Test(arguments: Matrix.tags, dates + times + dateTimes + overrides)
  func datesAndTimes(tag: String, expected: Case) throws {
    var language = try Matrix.language(tag)
    if let calendar = expected.calendar {
      language = try language.settingUnicodeExtension("ca", to: calendar)
    }
    let zone = try #require(TimeZoneID(expected.zone))
    let format = try DateFormat(
      try DatePatterns(language), skeleton: expected.skeleton, zone: zone)
    for literal in Self.instants {
      let text = try Matrix.text(expected.source, ["d": .string(literal)], in: tag)
      let instant = try #require(MessageDate(literal)).instant(in: .utc)
      #expect(try format.string(instant) == text, "\(expected.source) \(literal)")
    }
  }

  private static let dates = [
    Case(":date", "yMMMd"),
    Case(":date length=long", "yMMMMd"), Case(":date length=medium", "yMMMd"),
    Case(":date length=short", "yMd"),
    Case(":date fields=weekday", "EEE"), Case(":date fields=weekday length=long", "EEEE"),
    Case(":date fields=day-weekday", "dEEE"), Case(":date fields=month-day", "MMMd"),
    Case(":date fields=month-day length=short", "Md"),
    Case(":date fields=month-day-weekday", "MMMdEEE"),
    Case(":date fields=year-month-day", "yMMMd"),
    Case(":date fields=year-month-day-weekday length=long", "yMMMMdEEEE"),
  ]

  private static let times = [
    Case(":time", "jm"), Case(":time precision=hour", "j"), Case(":time precision=minute", "jm"),
    Case(":time precision=second", "jms"), Case(":time hour12=true", "hm"),
    Case(":time hour12=false", "Hm"), Case(":time timeZoneStyle=short", "jmz"),
    Case(":time timeZoneStyle=long", "jmzzzz"),
  ]

  private static let dateTimes = [
    Case(":datetime", "yMMMdjm"), Case(":datetime dateLength=long", "yMMMMdjm"),
    Case(":datetime dateLength=short timePrecision=second", "yMdjms"),
    Case(":datetime dateFields=weekday timePrecision=hour", "EEEj"),
    Case(":datetime dateFields=day-weekday", "dEEEjm"),
    Case(":datetime dateFields=month-day hour12=false", "MMMdHm"),
    Case(":datetime dateFields=month-day-weekday", "MMMdEEEjm"),
    Case(":datetime dateFields=year-month-day-weekday dateLength=long", "yMMMMdEEEEjm"),
    Case(":datetime timeZoneStyle=long", "yMMMdjmzzzz"),
  ]

  private static let overrides = [
    Case(":datetime timeZone=|Asia/Seoul|", "yMMMdjm", zone: "Asia/Seoul"),
    Case(
      ":time timeZone=|America/New_York| timeZoneStyle=short", "jmz", zone: "America/New_York"),
    Case(":time timeZone=|+05:30|", "jm", zone: "+05:30"),
    Case(":time timeZone=input", "jm"),
    Case(":date calendar=gregory", "yMMMd", calendar: "gregory"),
    Case(":date calendar=buddhist length=long", "yMMMMd", calendar: "buddhist"),
    Case(":date calendar=japanese", "yMMMd", calendar: "japanese"),
    Case(":date calendar=hebrew length=long", "yMMMMd", calendar: "hebrew"),
    Case(":date calendar=islamic-civil", "yMMMd", calendar: "islamic-civil"),
  ]
}
