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

  @Test func aWholeNumberIsAnInteger() throws {
    #expect(MessageValue(try #require(DecimalNumber("12"))) == .integer(12))
    #expect(MessageValue(try #require(DecimalNumber("12.0"))) == .integer(12))
    #expect(MessageValue(try #require(DecimalNumber("12.5"))) == .decimal("12.5"))
    #expect(MessageValue(try #require(DecimalNumber("-0"))) == .decimal("-0"))
    let long = "9223372036854775808"
    #expect(MessageValue(try #require(DecimalNumber(long))) == .decimal(long))
  }

  @Test(
    arguments: [
      (["a", 1, 2.0], "a, 1, 2"), (.currency(2, "EUR"), "2 EUR"),
      (.unit(0.5, "meter"), "0.5 meter"),
      (.double(.infinity), "inf"), (.decimal("1.50"), "1.50"), (1e21, "1000000000000000000000"),
    ] as [(MessageValue, String)])
  func aValueHasAPlainText(value: MessageValue, text: String) { #expect(value.plainText == text) }

  /// The first function of a variable gives its type.
  @Test(arguments: [
    ("{$x} {$x :integer} {$x :string}", ["x integer"]),
    (".local $l = {$x :date} {{{$l :time}}}", ["x date"]),
    ("{$b}{$a}{$b}", ["b -", "a -"]), ("{1 :f o=$x}{#m o=$y}", ["x -", "y -"]),
    (".input {$x :number} .match $x 1 {{{$y :unit}}} * {{{$x}}}", ["x number", "y unit"]),
  ])
  func aMessageHasItsParameters(source: String, parameters: [String]) throws {
    let found = try ParsedMessage(source).parameters
    #expect(found.map { "\($0.name) \($0.function ?? "-")" } == parameters)
  }
}
