import HanokUnicode
import Testing

@Suite struct LanguageMatchingTests {
  /// What serves a wanted language best; `-` for nothing.
  struct Case: CustomTestStringConvertible {
    let wanted: String
    let available: String
    let chosen: String
    var testDescription: String { "\(wanted) among \(available)" }

    init(_ wanted: String, among available: String, is chosen: String) {
      self.wanted = wanted
      self.available = available
      self.chosen = chosen
    }
  }

  @Test(arguments: [
    Case("zh-HK", among: "zh-Hans zh-Hant en", is: "zh-Hant"),
    Case("zh-HK", among: "zh zh-TW", is: "zh-TW"),
    Case("zh-TW", among: "zh zh-Hant", is: "zh-Hant"),
    Case("zh-TW", among: "zh-CN zh-HK", is: "zh-HK"),
    Case("zh-SG", among: "zh-Hans zh-Hant", is: "zh-Hans"),
    Case("zh-Hans-HK", among: "zh-Hant-HK zh", is: "zh"),
    Case("zh", among: "zh-Hant zh-Hans", is: "zh-Hans"),
    Case("zh-MO", among: "zh-TW zh-HK", is: "zh-HK"),
    Case("zh-Hant", among: "zh zh-Hans en", is: "-"),
    Case("cmn-TW", among: "zh zh-Hant", is: "zh-Hant"),
    Case("zh-yue-HK", among: "zh-Hant yue", is: "yue"),
    Case("yue-CN", among: "yue-Hant yue-Hans", is: "yue-Hans"),
  ])
  func chinese(example: Case) throws { try check(example) }

  @Test(arguments: [
    Case("sr-Latn-RS", among: "sr sr-Latn", is: "sr-Latn"),
    Case("sr-RS", among: "sr-Latn sr", is: "sr"),
    Case("sr-ME", among: "sr sr-Latn", is: "sr-Latn"),
    Case("sr-ME", among: "sr", is: "sr"),
    Case("sr-Cyrl-ME", among: "sr-Latn sr", is: "sr"),
    Case("sh", among: "sr-Latn sr", is: "sr-Latn"),
    Case("sh", among: "hr en", is: "-"),
    Case("hr", among: "sr-Latn bs en", is: "-"),
  ])
  func serbian(example: Case) throws { try check(example) }

  @Test(arguments: [
    Case("nb", among: "no da", is: "no"),
    Case("no", among: "nb sv", is: "nb"),
    Case("no", among: "nn nb", is: "nb"),
    Case("nn", among: "no en", is: "no"),
    Case("nn", among: "nb da", is: "nb"),
    Case("nb-NO", among: "nn-NO no-NO", is: "no-NO"),
    Case("nb", among: "da sv", is: "-"),
    Case("da", among: "no nb", is: "-"),
  ])
  func norwegian(example: Case) throws { try check(example) }

  @Test(arguments: [
    Case("pt-AO", among: "pt-BR pt-PT", is: "pt-PT"),
    Case("pt-MZ", among: "pt pt-PT", is: "pt-PT"),
    Case("pt", among: "pt-PT pt-BR", is: "pt-BR"),
    Case("pt-US", among: "pt-PT pt", is: "pt"),
    Case("pt-BR", among: "pt-PT en", is: "pt-PT"),
    Case("es-MX", among: "es es-419", is: "es-419"),
    Case("es-AR", among: "es-ES es-MX", is: "es-MX"),
    Case("es-US", among: "es es-419", is: "es-419"),
    Case("es-ES", among: "es-419 es", is: "es"),
    Case("es-GQ", among: "es-419 es", is: "es"),
    Case("es-PH", among: "es-419 es", is: "es"),
    Case("es-419", among: "es-MX es-ES", is: "es-MX"),
  ])
  func portugueseAndSpanish(example: Case) throws { try check(example) }

  @Test(arguments: [
    Case("en-NZ", among: "en en-001", is: "en-001"),
    Case("en-NZ", among: "en en-001 en-AU", is: "en-AU"),
    Case("en-US", among: "en-001 en", is: "en"),
    Case("en-AU", among: "en-US en-GB", is: "en-GB"),
    Case("en-NZ", among: "en-US en-AU", is: "en-AU"),
    Case("en-IN", among: "en-US en-GB", is: "en-GB"),
    Case("en-CA", among: "en-GB en-US", is: "en-US"),
    Case("en-PR", among: "en-GB en-US", is: "en-US"),
    Case("en-150", among: "en en-GB", is: "en-GB"),
    Case("en-GB", among: "en", is: "en"),
    Case("en-GB-oxendict", among: "en-US en-GB", is: "en-GB"),
    Case("en-Shaw", among: "en", is: "-"),
  ])
  func english(example: Case) throws { try check(example) }

  @Test(arguments: [
    Case("iw", among: "en he", is: "he"),
    Case("he-IL", among: "ar iw", is: "he"),
    Case("ji", among: "he yi", is: "yi"),
    Case("tl", among: "fil en", is: "fil"),
    Case("tl-PH", among: "en fil", is: "fil"),
    Case("fil", among: "tl en", is: "fil"),
    Case("ceb", among: "fil en", is: "-"),
    Case("in", among: "ms id", is: "id"),
    Case("mo", among: "ru ro", is: "ro"),
  ])
  func formerCodes(example: Case) throws { try check(example) }

  @Test(arguments: [
    Case("en-x-pirate", among: "en en-x-pirate", is: "en-x-pirate"),
    Case("en-x-pirate", among: "en", is: "en"),
    Case("en-x-pirate", among: "en-x-elvish en", is: "en"),
    Case("en-US", among: "en-x-pirate en", is: "en"),
    Case("en-US", among: "en-x-pirate ko", is: "en-x-pirate"),
    Case("x-pirate", among: "en x-pirate", is: "und-x-pirate"),
    Case("x-pirate", among: "en x-elvish", is: "-"),
    Case("en", among: "x-pirate ko", is: "-"),
    Case("en", among: "und-u-nu-latn ko", is: "-"),
    Case("und", among: "en ko", is: "-"),
  ])
  func privateUse(example: Case) throws { try check(example) }

  @Test(arguments: [
    Case("ar-u-nu-latn", among: "ar-EG ar", is: "ar"),
    Case("ja-u-ca-japanese", among: "en ja", is: "ja"),
    Case("de-u-co-phonebk", among: "de de-u-co-phonebk", is: "de-u-co-phonebk"),
    Case("de", among: "de-u-co-phonebk de", is: "de"),
    Case("ca-valencia", among: "es ca", is: "ca"),
    Case("az-Arab", among: "az az-Cyrl", is: "-"),
    Case("pa-PK", among: "pa", is: "-"),
    Case("uz-Cyrl", among: "uz en", is: "-"),
    Case("und-KR", among: "en ko", is: "ko"),
  ])
  func extensionsAndScripts(example: Case) throws { try check(example) }

  @Test(arguments: [
    Case("be", among: "ru en", is: "-"),
    Case("gsw", among: "de", is: "-"),
    Case("ko", among: "en ja", is: "-"),
    Case("ko-KP", among: "en ko-KR", is: "ko-KR"),
    Case("prs", among: "ar fa", is: "fa"),
  ])
  func anotherLanguageIsNotAMatch(example: Case) throws { try check(example) }

  @Test func theFirstWantedLanguageThatIsServedDecides() throws {
    let wanted = try ["xx", "ja", "ko"].map { try LanguageTag($0) }
    let available = try ["ko", "ja"].map { try LanguageTag($0) }
    #expect(LanguageTag.bestMatch(for: wanted, among: available)?.description == "ja")
    #expect(LanguageTag.bestMatch(for: [], among: available) == nil)
    #expect(LanguageTag.bestMatch(for: wanted, among: []) == nil)
  }

  /// Not even where any language will do.
  @Test(arguments: [("en", "x-pirate"), ("x-pirate", "en"), ("und", "ko")])
  func anUnnamedLanguageMatchesNothing(wanted: String, available: String) throws {
    let match = LanguageTag.bestMatch(
      for: [try LanguageTag(wanted)], among: [try LanguageTag(available)],
      maximumDistance: .language)
    #expect(match == nil)
  }

  private func check(_ example: Case) throws {
    let tags = try example.available.split(separator: " ").map { try LanguageTag(String($0)) }
    let match = LanguageTag.bestMatch(for: [try LanguageTag(example.wanted)], among: tags)
    #expect((match?.description ?? "-") == example.chosen)
  }
}
