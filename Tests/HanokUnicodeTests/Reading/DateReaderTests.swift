import HanokUnicode
import Testing

@Suite struct DateReaderTests {
  /// 2026-11-21.
  private static let today = CalendarDay.first.adding(days: 4_392_365)

  @Test(arguments: DateCase.alike + DateCase.better)
  func aDateIsRead(example: DateCase) throws {
    let reader = try DateReader(LanguageTag(example.tag), today: Self.today)
    #expect(try reader.day(example.text).description == example.day)
  }

  @Test(arguments: RefusedDate.all)
  func anInvalidDayIsRejectedWithAReason(example: RefusedDate) throws {
    let reader = try DateReader(LanguageTag(example.tag), today: Self.today)
    let error = #expect(throws: DateReadingError.self) { try reader.day(example.text) }
    #expect(error?.kind == example.kind)
    #expect(error?.part == example.part)
    #expect(error?.candidates.map(\.description) == example.candidates)
  }

  /// Their patterns have words that ICU writes nowhere else.
  private static let exceptions: Set = ["br", "nnh", "dz", "haw", "tok"]

  @Test func datesThatICUWritesAreReadBack() throws {
    var styles = [DateFormat.Style.short, .medium, .long, .full].map {
      (style: $0, random: SeededNumbers(state: 7))
    }
    let others = [
      "ja-u-ca-japanese", "he-u-ca-hebrew", "ar-u-ca-islamic-umalqura", "zh-Hant-TW-u-ca-roc",
      "th-u-ca-gregory", "fa-u-ca-gregory", "en-u-ca-japanese", "en-u-ca-buddhist",
    ]
    let languages = try LanguageTag.available + others.map { try LanguageTag($0) }
    for language in languages where !Self.exceptions.contains(language.language) {
      let reader = try DateReader(language, today: Self.today)
      for index in styles.indices {
        let format = try DayFormat(language, style: styles[index].style)
        for _ in 0..<4 {
          // Years of two digits are those from eighty back to twenty ahead.
          let day = Self.today.adding(days: styles[index].random.int(in: -20_000...6_000))
          let text = format.string(day)
          if (try? reader.day(text)) != day {
            Issue.record("\(language) \(styles[index].style) \(day): \(text)")
          }
        }
      }
    }
  }

  @Test(arguments: ["en", "ko", "ja", "ar-EG", "de", "th", "fa", "he"])
  func everyDayOfAYearIsReadInWords(tag: String) throws {
    let language = try LanguageTag(tag)
    let reader = try DateReader(language, today: Self.today)
    let format = try DayFormat(DatePatterns(language), skeleton: "yMMMMEEEEd")
    for offset in 0..<366 {
      let day = Self.today.adding(days: offset)
      #expect((try? reader.day(format.string(day))) == day, "\(format.string(day))")
    }
  }

  @Test(arguments: [
    ("26", 2026), ("45", 2045), ("46", 1946), ("99", 1999), ("00", 2000), ("2026", 2026),
    ("1945", 1945), ("0026", 26),
  ])
  func aYearOfTwoDigitsIsNearToday(year: String, expected: Int) throws {
    let reader = try DateReader(LanguageTag("en-GB"), today: Self.today)
    #expect(try reader.day("1/2/\(year)") == CalendarDay(year: expected, month: 2, day: 1))
  }

  @Test func aMissingYearIsTodays() throws {
    let later = try #require(CalendarDay(year: 2030, month: 1, day: 1))
    #expect(try DateReader(.english, today: later).day("11/21").description == "2030-11-21")
    #expect(try DateReader(.english, today: later).day("yesterday").description == "2029-12-31")
  }

  /// Short Japanese dates of the Chinese calendar are U-M-d: the year of the cycle comes first.
  @Test func aYearOfACycleIsAYearInTheOrder() throws {
    let reader = try DateReader(LanguageTag("ja-u-ca-chinese"), today: Self.today)
    let error = #expect(throws: DateReadingError.self) { try reader.day("5/6/2026") }
    #expect(error?.kind == .ambiguous)
    #expect(error?.candidates.map(\.description) == ["2026-05-06", "2026-06-05"])
  }

  @Test(arguments: [
    // A year is next to its era, also with a word between the two.
    ("en", "12 BC, March 15", "-0011-03-15"), ("en", "12 of BC, March 15", "-0011-03-15"),
    // A geresh after the first letter of a year marks its thousands.
    ("en-u-ca-hebrew", "11 Kislev ה׳תשפ״ז", "2026-11-21"),
    ("he-u-ca-hebrew", "י״א בכסלו ה׳תשפ״ז", "2026-11-21"),
    ("th", "21/11/2569", "2026-11-21"), ("th", "21/11/1825", "1282-11-21"),
    ("th", "21/11/1826", "1826-11-21"), ("ko", "그저께", "2026-11-19"),
    ("en", "\u{A0}11/21/2026\u{3000}", "2026-11-21"), ("hu", "nov. 21. 2026", "2026-11-21"),
    ("en-GB", "2026年5/6", "2026-05-06"), ("en-GB", "5/6 2026年", "2026-06-05"),
    // A numeral that is also the article, and the short name of a weekday.
    ("he-u-ca-hebrew", "ה׳ בכסלו תשפ״ז", "2026-11-15"),
    ("ja", "二十六年五月一日", "2026-05-01"), ("ja", "十一年五月一日", "2011-05-01"),
    // The era's letter without its tatweel.
    ("ar-SA-u-ca-islamic-umalqura", "١١ جمادى الآخرة ١٤٤٨ ه", "2026-11-21"),
  ])
  func aDateIsAlsoWrittenSo(tag: String, text: String, day: String) throws {
    let reader = try DateReader(LanguageTag(tag), today: Self.today)
    #expect(try reader.day(text).description == day)
  }

  @Test(
    arguments: [
      ("ko", "2026년 2027년 11월 21일", .unreadable, "2026년 2027년 11월 21일"),
      ("ko", "11월 21일 22일", .unreadable, "11월 21일 22일"),
      ("ko", "5/6 2026년", .ambiguous, "5/6 2026년"),
      ("en-US", "Nov 123456789", .unreadable, "123456789"),
      ("ja", "元年5月1日", .unreadable, "元年5月1日"),
      ("ko", "11월 Nov 21일", .unreadable, "Nov"),
      ("en-US", "Sat Sun Nov 21", .unreadable, "Sun"),
      ("en-US", "March 15, 44 BC AD", .unreadable, "AD"),
      ("en-US", "12345", .unreadable, "12345"), ("en-US", "1234567", .unreadable, "1234567"),
      ("en-US", String(repeating: "the ", count: 50) + "Nov 21", .unreadable, nil),
      ("en-US", "2026年 Nov 11月 21日", .unreadable, nil),
      ("he-u-ca-hebrew", "י״א בכסלו תשפז", .unreadable, "תשפז"),
      ("en-US", "Nov 2026 021", .noSuchDay, nil), ("ja", "2026年011月21日", .noSuchDay, nil),
      ("ja", "2026年11月21日日", .wrongWeekday, nil),
      ("en-US", "Nov 123", .incomplete, "Nov 123"), ("en-US", "Nov 2026 2025", .noSuchDay, nil),
      ("en-US", " \u{3000}", .empty, ""),
      ("en-US", String(repeating: " 1", count: 101), .unreadable, nil),
    ] as [(String, String, DateReadingError.Kind, String?)])
  func aDateIsNotWrittenSo(
    tag: String, text: String, kind: DateReadingError.Kind, part: String?
  ) throws {
    let reader = try DateReader(LanguageTag(tag), today: Self.today)
    let error = #expect(throws: DateReadingError.self) { try reader.day(text) }
    #expect(error?.kind == kind)
    if let part { #expect(error?.part == part) }
  }

  /// The years 5788 and 5789 have no Adar I, 5790 has.
  @Test func aMonthOfLeapYearsIsKnownInOthers() throws {
    let language = try LanguageTag("he-u-ca-hebrew")
    let today = try #require(CalendarDay("2027-10-10"))
    let day = try #require(CalendarDay("2030-02-24"))
    let text = try DayFormat(language, style: .long).string(day)
    #expect(text.contains("אדר א׳"))
    #expect(try DateReader(language, today: today).day(text) == day)
  }

  @Test func anythingIsReadOrRefused() throws {
    var random = SeededNumbers(state: 5)
    let parts = [
      "1", "11", "31", "99", "2026", "0", "20261121", "/", ".", "-", " ", "年", "월", "일", "Nov",
      "令和", "元", "Sat", "BC", "the", "x", "十", "二〇", "١٢", "\u{200F}", "'", "\"", "ב", "(", "é",
    ]
    for tag in ["en", "ko", "ja", "ar-SA-u-ca-islamic-umalqura", "he-u-ca-hebrew", "th"] {
      let reader = try DateReader(LanguageTag(tag), today: Self.today)
      for _ in 0..<1_500 {
        let text = (0..<random.int(in: 0...8)).map { _ in parts.randomElement(using: &random)! }
          .joined()
        do throws(DateReadingError) { _ = try reader.day(text) } catch {
          #expect(error.candidates.isEmpty == (error.kind != .ambiguous), "\(text)")
        }
      }
    }
  }
}
