import HanokUnicode
import MessageFormat
import Testing

@Suite struct MessageValueTests {
  @Test(arguments: ["en", "ko", "ar"])
  func aDayIsTheSameInEveryZone(tag: String) throws {
    let formatter = MessageFormatter(try LanguageTag(tag))
    let day = try #require(CalendarDay(year: 2026, month: 11, day: 21))
    let message = try ParsedMessage("{$day :date length=long}")
    let expected = try #require(CivilDateTime(year: 2026, month: 11, day: 21))
    #expect(MessageValue(day) == .date(.local(expected)))
    #expect(
      formatter.string(message, ["day": MessageValue(day)])
        == formatter.string(message, ["day": .date(.local(expected))]))
  }

  @Test func noDigitOfADecimalIsLost() throws {
    let number = try #require(ExactDecimal("-12345678901234567890.125"))
    #expect(MessageValue(number) == .decimal("-12345678901234567890.125"))
  }
}
