import ICU
import Testing

@Suite struct NumberTests {
  private static let rounded = ".### rounding-mode-half-up"

  @Test(
    arguments: [
      ("en", 1_234_567, "1,234,567"), ("de", 1_234_567, "1.234.567"), ("ar-EG", 42, "٤٢"),
      ("ar-u-nu-latn", 42, "42"), ("hi", 1_234_567, "12,34,567"), ("ko", -3, "-3"),
      ("en", .min, "-9,223,372,036,854,775,808"),
    ] as [(String, Int64, String)])
  func integersAreWrittenInTheLanguage(tag: String, value: Int64, text: String) throws {
    let format = try NumberFormat(LanguageTag(tag), skeleton: Self.rounded)
    #expect(try format.format(value).text == text)
  }

  @Test func roundingIsWhatTheSkeletonSays() throws {
    let whole = try NumberFormat(.english, skeleton: "precision-integer rounding-mode-half-up")
    #expect(try [0.5, 1.5, 2.5, -2.5].map { try whole.format($0).text } == ["1", "2", "3", "-3"])
    #expect(try NumberFormat(.english, skeleton: Self.rounded).format(1.23456).text == "1.235")
  }

  @Test func aDecimalKeepsEveryDigit() throws {
    let format = try NumberFormat(
      .english, skeleton: "group-off .##################################")
    let digits = String(repeating: "1234567890", count: 30)
    #expect(try format.format(decimal: digits).text == digits)
    #expect(try format.format(decimal: "0.1234567890123456789").text == "0.1234567890123456789")
    #expect(throws: ICUError.self) { try format.format(decimal: "twelve") }
  }

  @Test func aWrongSkeletonIsNamed() {
    let error = #expect(throws: ICUError.self) { try NumberFormat(.english, skeleton: "nonsense") }
    #expect(error?.name == "U_NUMBER_SKELETON_SYNTAX_ERROR")
  }

  @Test(
    arguments: [
      ("en", 1, "", PluralCategory.one), ("en", 1, ".0", .other), ("ar", 3, "", .few),
      ("ar", 0, "", .zero), ("ru", 21, "", .one), ("ko", 1, "", .other), ("pl", 5, "", .many),
      ("fr", 1_000_000, "", .many),
    ] as [(String, Int64, String, PluralCategory)])
  func pluralsFollowTheFormattedNumber(
    tag: String, value: Int64, precision: String, category: PluralCategory
  ) throws {
    let language = try LanguageTag(tag)
    let number = try NumberFormat(language, skeleton: precision).format(value)
    #expect(try PluralRules(language).category(of: number) == category)
  }

  @Test func ordinalsHaveRulesOfTheirOwn() throws {
    let rules = try PluralRules(.english, kind: .ordinal)
    #expect(
      [1, 2, 3, 4, 11, 22].map { rules.category(of: $0) } == [
        .one, .two, .few, .other, .other, .two,
      ])
    #expect(rules.categories == [.one, .two, .few, .other])
  }

  @Test(arguments: LanguageTag.available.filter { $0.region == nil })
  func anIntegerNeedsNoFormattingForItsCategory(language: LanguageTag) throws {
    let rules = try PluralRules(language)
    let format = try NumberFormat(language, skeleton: "")
    let values: [Int64] =
      Array(0...120) + [1_000, 100_000, 1_000_000, 2_000_001, .max, .min, -1, -2]
    for value in values {
      let formatted = try format.format(value)
      #expect(rules.category(of: value) == rules.category(of: formatted), "\(language) \(value)")
    }
  }
}
