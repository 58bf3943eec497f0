import HanokUnicode
import Testing

@Suite struct PluralRulesTests {
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
      + [1_000_000_000_000, 1_000_000_000_001, 3_000_000_000_002, 5_000_000_000_000]
    for value in values {
      let formatted = try format.format(value)
      #expect(rules.category(of: value) == rules.category(of: formatted), "\(language) \(value)")
    }
  }

  @Test func compactFormsCountAsTheyAreRead() throws {
    let french = try LanguageTag("fr")
    let compact = try NumberFormat(french, skeleton: "compact-long")
    let rules = try PluralRules(french)
    #expect(try rules.category(of: compact.format(Int64(1_000_000))) == .many)
    #expect(try rules.category(of: compact.format(Int64(2_000))) == .other)
  }

  @Test(arguments: [
    ("en", "1", "2", PluralCategory.other), ("fr", "0", "1", .one), ("sl", "1", "2", .two),
    ("ro", "1", "5", .few), ("ar", "0", "1", .zero), ("lv", "0", "10", .other),
    ("lv", "0", "21", .one),
  ])
  func rangesHaveRulesOfTheirOwn(
    tag: String, lower: String, upper: String, category: PluralCategory
  ) throws {
    let language = try LanguageTag(tag)
    let format = try NumberRangeFormat(language, skeleton: "")
    let found = try PluralRules(language).category(from: lower, to: upper, in: format)
    #expect(found == category)
  }

  @Test func aSmallIntegerIsTheSameWhenAskedAgain() throws {
    let rules = try PluralRules(LanguageTag("pl"))
    let values: [Int64] = [0, 1, 2, 5, 12, 22, 111, 112, 122, 511, 512, -2, .min]
    let first = values.map(rules.category(of:))
    #expect(values.map(rules.category(of:)) == first)
    #expect(
      first == [
        .many, .one, .few, .many, .many, .few, .many, .many, .few, .many, .many, .few, .many,
      ])
  }
}
