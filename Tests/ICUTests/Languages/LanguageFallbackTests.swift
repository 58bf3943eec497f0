import ICU
import Testing

@Suite struct LanguageFallbackTests {
  @Test(arguments: [
    ("en", "en"),
    ("ko-KR", "ko-KR ko"),
    ("zh-HK", "zh-HK zh-Hant-HK zh-Hant"),
    ("zh-TW", "zh-TW zh-Hant-TW zh-Hant"),
    ("zh-Hant-MO", "zh-Hant-MO zh-Hant-HK zh-Hant"),
    ("zh-CN", "zh-CN zh"),
    ("zh-Hans-SG", "zh-Hans-SG zh-Hans zh"),
    ("sr-ME", "sr-ME sr-Latn-ME sr-Latn"),
    ("sr-Latn", "sr-Latn"),
    ("sr-Cyrl-BA", "sr-Cyrl-BA sr-Cyrl sr"),
    ("es-MX", "es-MX es-419 es"),
    ("es-ES", "es-ES es"),
    ("pt-AO", "pt-AO pt-PT pt"),
    ("en-AU", "en-AU en-001 en"),
    ("nb", "nb no"),
    ("nn-NO", "nn-NO nn no"),
    ("uz-AF", "uz-AF uz-Arab-AF uz-Arab"),
    ("ar-u-nu-latn", "ar-u-nu-latn ar"),
    ("en-x-pirate", "en-x-pirate en"),
    ("ca-ES-valencia", "ca-ES-valencia ca-ES ca"),
  ])
  func chainsFollowTheParentsOfCLDR(tag: String, chain: String) throws {
    let found = try LanguageTag(tag).fallbackChain.map(\.description).joined(separator: " ")
    #expect(found == chain)
  }

  @Test func everyLanguageOfICUComesToAnEnd() {
    for language in LanguageTag.available {
      let chain = language.fallbackChain
      #expect(chain.first == language)
      #expect(Set(chain).count == chain.count)
      #expect(chain.count <= 5, "\(chain)")
    }
  }
}
