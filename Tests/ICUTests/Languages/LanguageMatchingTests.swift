import ICU
import Testing

@Suite struct LanguageMatchingTests {
  @Test(arguments: [
    ("ko-KR", "en ko ja", "ko"),
    ("iw", "en he", "he"),
    ("zh-HK", "zh-Hans zh-Hant en", "zh-Hant"),
    ("zh-TW", "zh zh-Hant", "zh-Hant"),
    ("zh-SG", "zh-Hans zh-Hant", "zh-Hans"),
    ("zh", "zh-Hant zh-Hans", "zh-Hans"),
    ("zh-MO", "zh-TW zh-HK", "zh-HK"),
    ("es-MX", "es es-419", "es-419"),
    ("es-AR", "es-ES es-MX", "es-MX"),
    ("pt-AO", "pt-BR pt-PT", "pt-PT"),
    ("pt", "pt-PT pt-BR", "pt-BR"),
    ("en-AU", "en-US en-GB", "en-GB"),
    ("en-GB", "en", "en"),
    ("nb", "no da", "no"),
    ("no", "nb sv", "nb"),
    ("sr-Latn-RS", "sr sr-Latn", "sr-Latn"),
    ("sh", "sr-Latn sr", "sr-Latn"),
    ("tl", "fil en", "fil"),
    ("ar-u-nu-latn", "ar en", "ar"),
    ("en-x-pirate", "en en-x-pirate", "en-x-pirate"),
    ("en-x-pirate", "en", "en"),
  ])
  func theNearestLanguageServes(wanted: String, available: String, chosen: String) throws {
    #expect(try match(wanted, available)?.description == chosen)
  }

  @Test(arguments: [("uk", "ru en"), ("nb", "da sv"), ("ko", "en ja"), ("nn", "da"), ("gsw", "de")])
  func anotherLanguageServesOnlyWhenThatIsAsked(wanted: String, available: String) throws {
    #expect(try match(wanted, available) == nil)
  }

  @Test func aStandInServesWhenItIsAsked() throws {
    let ukrainian = try LanguageTag("uk")
    let available = [try LanguageTag("ru"), .english]
    let match = LanguageTag.bestMatch(
      for: [ukrainian], among: available, maximumDistance: .language)
    #expect(match?.description == "ru")
  }

  @Test func theFirstWantedLanguageThatIsServedDecides() throws {
    let wanted = try ["xx", "ja", "ko"].map { try LanguageTag($0) }
    let available = try ["ko", "ja"].map { try LanguageTag($0) }
    #expect(LanguageTag.bestMatch(for: wanted, among: available)?.description == "ja")
  }

  private func match(_ wanted: String, _ available: String) throws -> LanguageTag? {
    let tags = try available.split(separator: " ").map { try LanguageTag(String($0)) }
    return LanguageTag.bestMatch(for: [try LanguageTag(wanted)], among: tags)
  }
}
