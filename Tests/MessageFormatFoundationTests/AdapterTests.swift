import Foundation
import HanokUnicode
import MessageFormat
import MessageFormatFoundation
import Testing

@Suite struct AdapterTests {
  private let formatter = MessageFormatter(.english, bidiIsolation: .none)

  @Test func aDateIsShownInItsTimeZone() throws {
    let message = try ParsedMessage(
      "{$when :datetime dateLength=medium timePrecision=second timeZone=input}")
    let date = Date(timeIntervalSince1970: 1_763_755_199.9995)
    let seoul = try #require(TimeZone(identifier: "Asia/Seoul"))
    let value = try #require(MessageValue(date, timeZone: seoul))
    #expect(formatter.string(message, ["when": value]) == "Nov 22, 2025, 4:59:59\u{202F}AM")
    // Before 1970, too, a part of a millisecond is cut off downwards.
    let early = MessageDate(Date(timeIntervalSince1970: -0.0005), timeZone: .gmt)
    #expect(early?.description == "1969-12-31T23:59:59.999Z")
    #expect(MessageValue(.distantPast, timeZone: .gmt) != nil)
    let never = Date(timeIntervalSince1970: .infinity)
    #expect(MessageValue(never, timeZone: .gmt) == nil)
  }

  @Test func aDecimalKeepsItsDigits() throws {
    let message = try ParsedMessage("{$n :number maximumFractionDigits=20}")
    let decimal = try #require(Decimal(string: "-12345678901234567890.000000000000000001"))
    #expect(
      formatter.string(message, ["n": MessageValue(decimal)])
        == "-12,345,678,901,234,567,890.000000000000000001")
    let nothing = formatter.format(message, ["n": MessageValue(Decimal.nan)])
    #expect(nothing.errors.map(\.kind) == [.badOperand])
    #expect(MessageValue(decimal) == .decimal("-12345678901234567890.000000000000000001"))
  }

  @Test(arguments: [
    ("zh_Hant_HK", "zh-Hant-HK"), ("ar@numbers=latn", "ar-u-nu-latn"), ("ko", "ko"),
  ])
  func aLocaleNamesALanguage(identifier: String, tag: String) throws {
    #expect(try LanguageTag(Locale(identifier: identifier)).description == tag)
  }
}
