import HanokUnicode
import Testing

@Suite struct SpellOutTests {
  @Test(
    arguments: [
      ("en", 42, "forty-two"), ("en", -1, "minus one"), ("de", 42, "zwei\u{AD}und\u{AD}vierzig"),
      ("ko", 42, "사십이"), ("ja", 42, "四十二"), ("fr", 80, "quatre-vingts"),
      ("ru", 21, "двадцать один"),
      ("ar", 3, "ثلاثة"), ("es", 1_000_000, "un millón"), ("zh", 10_000, "一万"),
    ] as [(String, Int64, String)])
  func numbersAreSpelledOut(tag: String, value: Int64, text: String) throws {
    #expect(try SpellOut(LanguageTag(tag)).string(value) == text)
  }

  @Test(
    arguments: [
      ("en", SpellOut.Kind.ordinal, 3, "third"), ("en", .year, 1984, "nineteen eighty-four"),
      ("fr", .ordinal, 1, "premier"), ("es", .cardinal, 21, "veintiún"),
      ("de", .ordinal, 3, "dritte"), ("ko", .numbering, 3, "삼"), ("en", .numbering, 3, "three"),
    ] as [(String, SpellOut.Kind, Int64, String)])
  func eachKindHasItsRules(
    tag: String, kind: SpellOut.Kind, value: Int64, text: String
  ) throws {
    #expect(try SpellOut(LanguageTag(tag), kind: kind).string(value) == text)
  }

  @Test func decimalsAreReadDigitByDigit() throws {
    let words = try SpellOut(.english)
    #expect(try words.string(decimal: "2.05") == "two point zero five")
    #expect(throws: ICUError.self) { try words.string(decimal: "two") }
  }

  @Test func ruleSetsAreNamed() throws {
    let french = try LanguageTag("fr")
    let ruleSets = try SpellOut(french).ruleSets
    #expect(ruleSets.first == "%spellout-numbering")
    #expect(ruleSets.contains("%spellout-cardinal-feminine"))
    #expect(Set(ruleSets).count == ruleSets.count)
    let feminine = try SpellOut(french, ruleSet: "%spellout-cardinal-feminine")
    #expect(try feminine.string(1) == "une")
    #expect(throws: ICUError.self) { try SpellOut(french, ruleSet: "%nonsense") }
  }

  @Test(arguments: LanguageTag.available.filter { $0.region == nil })
  func everyLanguageSaysSomething(language: LanguageTag) throws {
    for kind in SpellOut.Kind.allCases {
      #expect(try !SpellOut(language, kind: kind).string(21).isEmpty)
    }
  }
}
