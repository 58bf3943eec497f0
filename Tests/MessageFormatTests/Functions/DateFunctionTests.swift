import HanokUnicode
import MessageFormat
import Testing

@Suite struct DateFunctionTests {
  private static let epochInSeoul: MessageValue =
    MessageDate("1970-01-01T09:00:00+09:00").map(MessageValue.date) ?? "none"
  private static let beforeEpoch: MessageValue =
    MessageDate(secondsSince1970: -0.5).map(MessageValue.date) ?? "none"

  @Test(arguments: [
    FormattingCase("en-US", "{|2006-01-02| :date}", "Jan 2, 2006"),
    FormattingCase("en-US", "{|2006-01-02| :date length=long}", "January 2, 2006"),
    FormattingCase("en-US", "{|2006-01-02| :date length=short}", "1/2/2006"),
    FormattingCase("en-US", "{|2006-01-02| :date fields=weekday}", "Mon"),
    FormattingCase("en-US", "{|2006-01-02| :date fields=weekday length=long}", "Monday"),
    FormattingCase("en-US", "{|2006-01-02| :date fields=day-weekday}", "2 Mon"),
    FormattingCase("en-US", "{|2006-01-02| :date fields=month-day}", "Jan 2"),
    FormattingCase("en-US", "{|2006-01-02| :date fields=month-day-weekday}", "Mon, Jan 2"),
    FormattingCase(
      "en-US", "{|2006-01-02| :date fields=year-month-day-weekday length=long}",
      "Monday, January 2, 2006"),
    FormattingCase("en-US", "{|2006-01-02T15:04:06| :time}", "3:04\u{202F}PM"),
    FormattingCase("en-US", "{|2006-01-02T15:04:06| :time precision=hour}", "3\u{202F}PM"),
    FormattingCase("en-US", "{|2006-01-02T15:04:06| :time precision=second}", "3:04:06\u{202F}PM"),
    FormattingCase("en-US", "{|2006-01-02T15:04:06| :time hour12=false}", "15:04"),
    FormattingCase("de", "{|2006-01-02T15:04:06| :time hour12=true}", "3:04\u{202F}PM"),
    FormattingCase(
      "en-US", "{|2006-01-02T15:04:06| :datetime}", "Jan 2, 2006, 3:04\u{202F}PM"),
    FormattingCase(
      "en-US", "{|2006-01-02T15:04:06| :datetime dateFields=month-day dateLength=short}",
      "1/2, 3:04\u{202F}PM"),
    FormattingCase(
      "ko", "{|2006-01-02T15:04:06| :datetime dateLength=long timePrecision=second}",
      "2006년 1월 2일 오후 3:04:06"),
    FormattingCase("th", "{|2006-01-02| :date calendar=gregory}", "2 ม.ค. 2006"),
    FormattingCase("en", "{|2006-01-02| :date calendar=ethioaa fields=month-day}", "Tahsas 24"),
    FormattingCase("ja", "{|2006-01-02| :date calendar=japanese length=long}", "平成18年1月2日"),
    FormattingCase("en-US", "{|1500-03-01| :date}", "Mar 1, 1500"),
    FormattingCase("en-US", "{|2004-02-29| :date}", "Feb 29, 2004"),
  ])
  func datesFollowLanguageAndOptions(expected: FormattingCase) throws { try expected.check() }

  @Test(arguments: [
    FormattingCase("de", "{|2006-01-02T15:04:06Z| :time timeZone=|Asia/Seoul|}", "00:04"),
    FormattingCase("de", "{|2006-01-02T15:04:06+09:00| :time}", "06:04"),
    FormattingCase("de", "{|2006-01-02T15:04:06+09:00| :time timeZone=input}", "15:04"),
    FormattingCase("de", "{|2006-01-02T15:04:06Z| :time timeZone=|-03:30|}", "11:34"),
    FormattingCase("de", "{|2006-01-02T15:04:06| :time timeZone=|Asia/Seoul|}", "15:04"),
    FormattingCase(
      "de",
      ".local $d = {|2006-01-02T15:04:06| :time timeZone=|Asia/Seoul|} {{{$d :time timeZone=UTC}}}",
      "06:04"),
    FormattingCase(
      "en-US", "{|2006-07-02T15:04:06Z| :time timeZone=|America/New_York| timeZoneStyle=short}",
      "11:04\u{202F}AM EDT"),
    FormattingCase(
      "en-US", "{|2006-07-02T15:04:06Z| :time timeZone=|America/New_York| timeZoneStyle=long}",
      "11:04\u{202F}AM Eastern Daylight Time"),
    FormattingCase(
      "en-US", ".local $d = {|2006-01-02T15:04:06| :datetime hour12=false} {{{$d :time}}}",
      "15:04"),
    FormattingCase(
      "de", "{$d :time}",
      ["d": epochInSeoul], "00:00"),
    FormattingCase(
      "de", "{$d :time timeZone=input}",
      ["d": epochInSeoul], "09:00"),
    FormattingCase(
      "de", "{$d :string}", ["d": beforeEpoch],
      "1969-12-31T23:59:59.500Z"),
  ])
  func instantsAreShownInTheTimeZoneAskedFor(expected: FormattingCase) throws {
    try expected.check()
  }

  @Test(arguments: [
    FormattingCase(
      "en-US", "{|2006-01-02| :date length=$l}", ["l": "long"], "Jan 2, 2006",
      errors: [.badOption]),
    FormattingCase(
      "en-US", "{|2006-01-02| :date length=wide}", "Jan 2, 2006", errors: [.badOption]),
    FormattingCase(
      "en-US", "{|2006-01-02| :date timeZone=|No/Where|}", "Jan 2, 2006",
      errors: [.unsupportedOperation]),
    FormattingCase(
      "en-US", "{|2006-01-02| :date timeZone=input}", "Jan 2, 2006", errors: [.badOperand]),
    FormattingCase(
      "en-US", "{|2006-01-02| :date calendar=|a_b|}", "Jan 2, 2006", errors: [.badOption]),
    FormattingCase(
      "en-US", "{|2006-01-02| :date calendar=martian}", "Jan 2, 2006",
      errors: [.unsupportedOperation]),
    FormattingCase(
      "de", "{|2006-01-02T15:04:06| :time hour12=maybe}", "15:04", errors: [.badOption]),
    FormattingCase("en-US", "{5 :date}", "{|5|}", errors: [.badOperand]),
    FormattingCase("en-US", "{5 :date length=wide}", "{|5|}", errors: [.badOperand]),
  ])
  func optionsThatAreNoneAreReported(expected: FormattingCase) throws { try expected.check() }

  @Test(arguments: [
    "0000-01-01", "2006-13-01", "2006-02-29", "2006-1-2", "2006-01-02T", "2006-01-02T24:00:00",
    "2006-01-02T15:04", "2006-01-02T15:04:06.", "2006-01-02T15:04:06.1234",
    "2006-01-02T15:04:06+14:01", "2006-01-02T15:04:06z", "2006-01-02 15:04:06", "",
    "2006-01-02T15:04:06+15:00", "2006-01-02T15:04:06+09:60", "2006-01-02T15:04:06+09:00x",
    "2006-01-02T15:04:06*09:00", "2006-01-02Z",
  ])
  func anInvalidDateIsNotRead(literal: String) { #expect(MessageDate(literal) == nil) }

  @Test(arguments: [
    ("1970-01-01", "1970-01-01T00:00:00"), ("2000-02-29T23:59:59.9Z", "2000-02-29T23:59:59.900Z"),
    ("0001-01-01", "0001-01-01T00:00:00"), ("9999-12-31T00:00:00+14:00", "9999-12-30T10:00:00Z"),
    ("1900-03-01T00:00:00-00:30", "1900-03-01T00:30:00Z"),
  ])
  func aDateIsReadAndWrittenAlike(literal: String, expected: String) throws {
    #expect(try #require(MessageDate(literal)).description == expected)
  }

  @Test(arguments: [
    ("+9", MessageError.Kind.badOption), ("+0900", .badOption), ("+24:00", .badOption),
    ("+09:60", .badOption), ("Asia/", .badOption), ("Asia/../Seoul", .badOption),
    ("Asia Seoul", .badOption), ("", .badOption), ("9", .badOption), ("٠٩:٠٠", .badOption),
    ("Mars/Olympus_Mons", .unsupportedOperation), ("Asia/./Seoul", .badOption),
    ("+23:59x", .badOption),
    ("+25:00", .badOption), ("+23:60", .badOption), (".Mars", .unsupportedOperation),
    ("_Mars.9+0-1", .unsupportedOperation), ("9Mars", .badOption),
    ("Etc/GMT-99", .unsupportedOperation),
  ])
  func anInvalidTimeZoneDiffersFromAnUnknownOne(zone: String, kind: MessageError.Kind) throws {
    let source = "{|2006-01-02T15:04:06| :time timeZone=|\(zone)| hour12=false}"
    try FormattingCase("en-US", source, "15:04", errors: [kind]).check()
  }

  @Test(arguments: ["+09:00", "GMT+9", "Etc/GMT-9", "Asia/Seoul"])
  func aTimeZoneHasANameOrAnOffset(zone: String) throws {
    let source = "{|2006-01-02T15:04:06Z| :time timeZone=|\(zone)|}"
    try FormattingCase("de", source, "00:04").check()
  }

  private static let local: [String: MessageValue] = [
    "d": MessageDate("2006-01-02T15:04:06").map(MessageValue.date) ?? "none"
  ]

  @Test(arguments: [
    FormattingCase("en-US", "{$d}", local, "Jan 2, 2006, 3:04\u{202F}PM"),
    FormattingCase("de", "{|2006-01-02T15:04:06Z| :time timeZone=|+23:59|}", "15:03"),
    FormattingCase(
      "en-US", "{$d :date timeZone=input}", local, "Jan 2, 2006", errors: [.badOperand]),
    FormattingCase("en-US", "{$d :date calendar=ab}", local, "Jan 2, 2006", errors: [.badOption]),
    FormattingCase(
      "en-US", "{$d :date calendar=gregorian}", local, "Jan 2, 2006", errors: [.badOption]),
    FormattingCase(
      "en-US", "{$d :date calendar=buddhis}", local, "Jan 2, 2006", errors: [.unsupportedOperation]),
    FormattingCase(
      "de",
      "{|2006-01-02T15:04:06+09:00| :time timeZone=input} {|2006-01-02T15:04:06-03:00| :time timeZone=input}",
      "15:04 15:04"),
  ])
  func aLocalDateIsWrittenAsItIs(expected: FormattingCase) throws { try expected.check() }

  /// An argument that is written directly, and a literal that is resolved first.
  @Test(arguments: [
    "2006-01-02T15:04:06", "2006-01-02T15:04:06Z", "2024-03-10T02:30:00", "2006-01-02",
  ])
  func anArgumentIsWrittenLikeALiteral(date: String) throws {
    let formatter = MessageFormatter(
      .english, bidiIsolation: .none, timeZone: TimeZoneID("Asia/Seoul"))
    let value = MessageValue.date(try #require(MessageDate(date)))
    for options in [
      "", "timeZone=|America/New_York|", "timeZone=input", "timeZoneStyle=long",
      "timeZone=|America/New_York| timeZoneStyle=short",
    ] {
      let argument = formatter.format(try ParsedMessage("{$d :datetime \(options)}"), ["d": value])
      let literal = formatter.format(try ParsedMessage("{|\(date)| :datetime \(options)}"))
      #expect(argument.text == literal.text)
      #expect(argument.errors.map(\.kind) == literal.errors.map(\.kind))
      #expect(
        formatter.string(try ParsedMessage("{$d :datetime \(options)}"), ["d": value])
          == literal.text)
    }
  }

  @Test func aLocalTimeIsInTheZoneOfTheFormatter() throws {
    let formatter = MessageFormatter(
      .english, bidiIsolation: .none, timeZone: TimeZoneID("Asia/Seoul"))
    let message = try ParsedMessage("{|2006-01-02T15:04:06| :time timeZoneStyle=long}")
    #expect(formatter.string(message) == "3:04\u{202F}PM Korean Standard Time")
  }

  @Test(arguments: [
    ("2006-01-02T15:04:06.12", "2006-01-02T15:04:06.120"),
    ("2006-01-02T15:04:06.007", "2006-01-02T15:04:06.007"),
    ("2006-01-02T15:04:06.123+00:00", "2006-01-02T15:04:06.123Z"),
    ("2006-01-02T15:04:06-13:59", "2006-01-03T05:03:06Z"),
    ("0999-01-02T00:00:00-00:00", "0999-01-02T00:00:00Z"),
  ])
  func fractionsAndOffsetsAreRead(literal: String, expected: String) throws {
    #expect(try #require(MessageDate(literal)).description == expected)
  }

  @Test func anOffsetOfNothingIsUTC() {
    #expect(MessageDate("2006-01-02T15:04:06+00:00") == MessageDate("2006-01-02T15:04:06Z"))
    #expect(MessageDate("2006-01-02T15:04:06+00:00")?.timeZone == .utc)
    #expect(MessageDate("2006-01-02T15:04:06")?.timeZone == nil)
  }

  @Test func aPartOfAMillisecondIsCutOffDownwards() {
    let dates = [-0.0005, 0.0005].map { MessageDate(secondsSince1970: $0)?.description }
    #expect(dates == ["1969-12-31T23:59:59.999Z", "1970-01-01T00:00:00Z"])
    #expect(MessageDate(secondsSince1970: .infinity) == nil)
  }
}
