import Testing

@testable import HanokUnicode

@Suite struct LanguageFallbackTests {
  @Test(arguments: [
    "zh", "zh-CN zh", "zh-SG zh", "zh-Hans zh", "zh-Hans-HK zh-Hans zh",
    "zh-Hant", "zh-TW zh-Hant-TW zh-Hant", "zh-HK zh-Hant-HK zh-Hant", "zh-Hant-CN zh-Hant",
    "zh-MO zh-Hant-MO zh-Hant-HK zh-Hant", "zh-Hant-MO zh-Hant-HK zh-Hant", "zh-Latn",
    "yue-HK yue", "yue-CN yue-Hans-CN yue-Hans", "yue-Hant-HK yue-Hant yue",
  ])
  func chinese(chain: String) throws { try check(chain) }

  @Test(arguments: [
    "sr", "sr-RS sr", "sr-BA sr", "sr-Cyrl-BA sr-Cyrl sr", "sr-ME sr-Latn-ME sr-Latn",
    "sr-Latn-RS sr-Latn", "sr-Latn", "bs-Cyrl", "uz-AF uz-Arab-AF uz-Arab", "uz-Cyrl",
    "pa-PK pa-Arab-PK pa-Arab", "az-IR az-Arab-IR az-Arab", "ko-Kore-KR ko-Kore ko", "en-Shaw",
  ])
  func scripts(chain: String) throws { try check(chain) }

  @Test(arguments: [
    "no", "nb no", "nb-NO nb no", "nn-NO nn no", "da",
    "pt-BR pt", "pt-PT pt", "pt-AO pt-PT pt", "pt-MO pt-PT pt", "pt-ES pt",
    "es-MX es-419 es", "es-US es-419 es", "es-419 es", "es-ES es", "es-PH es", "es-GQ es",
    "en", "en-US en", "en-CA en", "en-PH en", "en-GB en-001 en", "en-AU en-001 en",
    "en-DE en-150 en-001 en", "en-001 en", "he-IL he", "fil-PH fil", "ko-KR ko",
    "fr-HT fr", "hi-Latn en-IN en-001 en",
  ])
  func regions(chain: String) throws { try check(chain) }

  @Test(arguments: [
    ("iw-IL", "he-IL he"), ("tl-PH", "fil-PH fil"), ("sh", "sr-Latn"),
    ("cmn-TW", "zh-TW zh-Hant-TW zh-Hant"),
    ("zh_HK.UTF-8", "zh-HK zh-Hant-HK zh-Hant"), ("sr_ME@latin", "sr-Latn-ME sr-Latn"),
  ])
  func otherFormsComeToTheSameChain(tag: String, chain: String) throws {
    try check(chain, of: tag)
  }

  @Test(arguments: [
    "ar-u-nu-latn ar", "ar-EG-u-nu-latn ar-EG ar", "en-x-pirate en",
    "zh-HK-x-ours zh-HK zh-Hant-HK zh-Hant", "ca-ES-valencia ca-ES ca", "de-1996 de",
    "zh-TW-u-co-stroke zh-TW zh-Hant-TW zh-Hant", "und-x-pirate", "und", "und-KR",
  ])
  func extensionsAreDroppedFirst(chain: String) throws { try check(chain) }

  @Test func everyLanguageOfICUComesToAnEnd() {
    for language in LanguageTag.available {
      let chain = language.fallbackChain
      #expect(chain.first == language)
      #expect(Set(chain).count == chain.count)
      #expect(chain.count <= 5, "\(chain)")
      #expect(!chain.contains { $0.description == "und" })
    }
  }

  @Test func aTagThatICURefusesHasNoParent() {
    let tag = LanguageTag(canonical: "toolonglanguage")
    #expect(tag.fallbackChain == [tag])
  }

  /// The chain of its first tag, or of another form of it.
  private func check(_ chain: String, of tag: String? = nil) throws {
    let first = chain.split(separator: " ").first.map(String.init) ?? ""
    let found = try LanguageTag(tag ?? first).fallbackChain
    #expect(found.map(\.description).joined(separator: " ") == chain)
  }
}
