import HanokUnicode
import Testing

@Suite struct CurrencyTests {
  @Test(arguments: [
    ("EUR", 2, 2), ("JPY", 0, 0), ("KWD", 3, 3), ("CHF", 2, 2), ("SEK", 2, 0),
    ("CLF", 4, 4), ("XYZ", 2, 2),
  ])
  func fractionsAreWrittenAsISO4217Has(code: String, digits: Int, cash: Int) throws {
    let currency = try #require(Currency(code))
    #expect(currency.fractionDigits == digits)
    #expect(currency.cashFractionDigits == cash)
  }

  @Test(arguments: ["", "EU", "EURO", "E1R", "€UR", "eu "])
  func aCodeIsThreeLetters(code: String) {
    #expect(Currency(code) == nil)
  }

  @Test(arguments: [
    ("eur", true), ("DEM", true), ("BRZ", true), ("KRW", true), ("XYZ", false), ("ABC", false),
  ])
  func moneyIsKnown(code: String, isKnown: Bool) throws {
    #expect(try #require(Currency(code)).isKnown == isKnown)
  }

  @Test(arguments: [
    ("USD", "en", "US Dollar", "$", "$"), ("CAD", "en", "Canadian Dollar", "CA$", "$"),
    ("KRW", "ko", "대한민국 원", "₩", "₩"), ("JPY", "ja", "日本円", "￥", "￥"),
    ("XYZ", "en", "XYZ", "XYZ", "XYZ"),
  ])
  func currenciesHaveNames(
    code: String, tag: String, long: String, symbol: String, narrow: String
  ) throws {
    let currency = try #require(Currency(code))
    let language = try LanguageTag(tag)
    #expect(currency.name(in: language) == long)
    #expect(currency.name(in: language, style: .symbol) == symbol)
    #expect(currency.name(in: language, style: .narrow) == narrow)
  }

  @Test(arguments: [
    ("ko", "KRW"), ("de-CH", "CHF"), ("en-GB", "GBP"), ("ja", "JPY"), ("de", "EUR"),
  ])
  func aRegionHasItsMoney(tag: String, code: String) throws {
    #expect(Currency(of: try LanguageTag(tag))?.description == code)
  }
}
