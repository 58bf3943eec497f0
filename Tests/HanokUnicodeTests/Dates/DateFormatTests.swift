import HanokUnicode
import Testing

@Suite struct DateFormatTests {
  // 2006-01-02T15:04:05.678Z
  private static let milliseconds = 1_136_214_245_678.0

  @Test(arguments: [
    ("en", "yMMMd", "Jan 2, 2006"), ("en-GB", "yMMMd", "2 Jan 2006"),
    ("ko", "yMMMd", "2006년 1월 2일"),
    ("ja", "yMMMdE", "2006年1月2日(月)"), ("en", "jm", "3:04\u{202F}PM"), ("de", "jm", "15:04"),
    ("ko", "jm", "오후 3:04"), ("en-u-hc-h23", "jm", "15:04"), ("ar-EG", "yMd", "٢‏/١‏/٢٠٠٦"),
    ("ja-u-ca-japanese", "yMMMd", "平成18年1月2日"), ("th", "yMMMd", "2 ม.ค. 2549"),
    ("en-u-ca-gregory", "yMMMMEEEEd", "Monday, January 2, 2006"), ("fa", "yMMMd", "۱۲ دی ۱۳۸۴"),
    ("en", "jmsSSS", "3:04:05.678\u{202F}PM"), ("en", "yMMMdjm", "Jan 2, 2006, 3:04\u{202F}PM"),
    ("he", "yMMMd", "2 בינו׳ 2006"), ("en", "jmz", "3:04\u{202F}PM UTC"),
  ])
  func fieldsComeInTheLanguagesOrder(tag: String, skeleton: String, text: String) throws {
    let format = try DateFormat(
      DatePatterns(LanguageTag(tag)), skeleton: skeleton, zone: .utc)
    #expect(try format.string(Self.instant) == text)
  }

  @Test(
    arguments: [
      ("en", DateFormat.Style.medium, .short, "Jan 2, 2006, 3:04\u{202F}PM"),
      ("en", .short, .none, "1/2/06"), ("en", .none, .medium, "3:04:05\u{202F}PM"),
      ("ko", .full, .none, "2006년 1월 2일 월요일"), ("de", .long, .short, "2. Januar 2006 um 15:04"),
      ("zh-Hant-TW", .medium, .none, "2006年1月2日"),
    ] as [(String, DateFormat.Style, DateFormat.Style, String)])
  func stylesAreTheLanguages(
    tag: String, date: DateFormat.Style, time: DateFormat.Style, text: String
  ) throws {
    let format = try DateFormat(LanguageTag(tag), date: date, time: time, zone: .utc)
    #expect(try format.string(Self.instant) == text)
  }

  @Test(arguments: [
    ("Asia/Seoul", "2006-01-03 00:04 +0900"), ("America/New_York", "2006-01-02 10:04 -0500"),
    ("+05:30", "2006-01-02 20:34 +0530"),
  ])
  func theZoneDecidesOverTheDay(zone: String, text: String) throws {
    let zone = try #require(TimeZoneID(zone))
    let format = try DateFormat(.english, pattern: "yyyy-MM-dd HH:mm Z", zone: zone)
    #expect(try format.string(Self.instant) == text)
    #expect(format.pattern == "yyyy-MM-dd HH:mm Z")
  }

  @Test func theCalendarIsGregorianForAllTime() throws {
    let civil = try #require(CivilDateTime(year: 1492, month: 10, day: 12))
    let format = try DateFormat(.english, pattern: "y-M-d", zone: .utc)
    #expect(try format.string(Instant(civil, in: .utc)) == "1492-10-12")
    let interval = try DateIntervalFormat(.english, skeleton: "yMMMd", zone: .utc)
    let later = try #require(CivilDateTime(year: 1492, month: 10, day: 13))
    let text = try interval.string(from: Instant(civil, in: .utc), to: Instant(later, in: .utc))
    #expect(text == "Oct 12\u{2009}–\u{2009}13, 1492")
  }

  @Test func aWrongPatternIsRefused() throws {
    #expect(throws: ICUError.self) {
      try DateFormat(.english, pattern: "yyyy jj", zone: .utc).string(Self.instant)
    }
  }

  @Test func threadsShareAFormatter() async throws {
    let format = try DateFormat(.english, pattern: "yyyy-MM-dd HH:mm:ss", zone: .utc)
    let instants = (0..<100).compactMap { Instant(milliseconds: Double($0) * 90_061_000) }
    let expected = try instants.map { try format.string($0) }
    #expect(Set(expected).count == 100)
    let areEqual = try await withThrowingTaskGroup(of: Bool.self) { group in
      for (instant, text) in zip(instants, expected) {
        group.addTask { try format.string(instant) == text }
      }
      return try await group.allSatisfy { $0 }
    }
    #expect(areEqual)
  }

  private static let instant: Instant = {
    guard let instant = Instant(milliseconds: milliseconds) else { preconditionFailure() }
    return instant
  }()
}
