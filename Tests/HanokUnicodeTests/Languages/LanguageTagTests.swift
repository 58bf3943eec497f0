@testable import HanokUnicode
import Testing

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("ko", "ko"), ("KO-kr", "ko-KR"), ("ko_KR.UTF-8", "ko-KR"), ("iw", "he"), ("zh-HK", "zh-HK"),
    ("sr_RS@latin", "sr-Latn-RS"), ("ca_ES@valencia", "ca-ES-valencia"), ("no", "no"),
    ("tl", "fil"), ("sh", "sr-Latn"), ("ar-U-NU-latn", "ar-u-nu-latn"),
    ("en-x-pirate", "en-x-pirate"),
    ("zh-cmn-Hans", "zh-Hans"), ("de_DE@euro", "de-DE"), ("es-419", "es-419"),
    ("ja-JP-u-ca-japanese", "ja-JP-u-ca-japanese"),
  ])
  func tagsAreCanonical(text: String, tag: String) throws {
    #expect(try LanguageTag(text).description == tag)
  }

  @Test(arguments: [
    "", "C", "a", "ko KR", "한국어", "ko--KR", "toolonglanguage", "en-", "../ko", "ko\n",
    "Latn", "ko\0", "ko@\0", "de_DE.ü", "de_DE.UTF 8",
  ])
  func anInvalidTagIsRejected(text: String) {
    #expect(throws: LanguageTagError(text: text)) { try LanguageTag(text) }
  }

  @Test func aTagKnowsItsParts() throws {
    let tag = try LanguageTag("zh-Hant-HK-u-nu-hanidec-x-ours")
    #expect(tag.language == "zh")
    #expect(tag.script == "Hant")
    #expect(tag.region == "HK")
    #expect(tag.unicodeExtension("nu") == "hanidec")
    #expect(tag.unicodeExtension("ca") == nil)
    #expect(tag.withoutExtensions.description == "zh-Hant-HK")
    #expect(try LanguageTag("zh").adding(extensionsOf: tag).description == "zh-u-nu-hanidec-x-ours")
    #expect(try LanguageTag("de-1996").region == nil)
    let both = try LanguageTag("ar-u-ca-islamic-umalqura-nu-latn-x-hc-h23")
    #expect(both.unicodeExtension("ca") == "islamic-umalqura")
    #expect(both.unicodeExtension("NU") == "latn")
    #expect(both.unicodeExtension("hc") == nil)
  }

  @Test(arguments: [
    ("ar", true), ("he", true), ("az", false), ("az-Arab", true), ("pa-PK", true), ("pa", false),
    ("ko", false), ("ur", true), ("ks", true), ("ks-Deva", false),
  ])
  func directionComesFromTheLikelyScript(tag: String, isRightToLeft: Bool) throws {
    #expect(try LanguageTag(tag).isRightToLeft == isRightToLeft)
  }

  @Test func languagesAreNamedInOthers() throws {
    let korean = try LanguageTag("ko")
    #expect(korean.displayName(in: korean) == "한국어")
    #expect(korean.displayName(in: .english) == "Korean")
    #expect(LanguageTag.english.displayName(in: try LanguageTag("ja")) == "英語")
  }

  @Test(arguments: [("ko", true), ("tlh", false), ("xx", false)])
  func aLanguageWithoutDataIsUnknown(tag: String, isKnown: Bool) throws {
    #expect(try LanguageTag(tag).isKnown == isKnown)
  }

  @Test func variantsAndExtensionsAreReturned() throws {
    let tag = try LanguageTag("ca-ES-valencia-u-nu-latn-x-ours")
    #expect(tag.variants == ["valencia"])
    #expect(tag.extensions == "u-nu-latn-x-ours")
    #expect(try LanguageTag("de-1996").variants == ["1996"])
    #expect(try LanguageTag("zh-Hant").variants.isEmpty)
    #expect(LanguageTag.english.extensions.isEmpty)
  }

  @Test(arguments: [
    ("ja", "ca", "japanese", "ja-u-ca-japanese"), ("ar-u-nu-latn", "nu", nil, "ar"),
    ("ar-u-nu-latn", "nu", "arab", "ar-u-nu-arab"),
    ("th-x-ours", "nu", "thai", "th-u-nu-thai-x-ours"),
    ("en-u-ca-buddhist", "hc", "h23", "en-u-ca-buddhist-hc-h23"), ("ko", "nu", nil, "ko"),
  ])
  func anExtensionIsSet(tag: String, key: String, value: String?, result: String) throws {
    let changed = try LanguageTag(tag).settingUnicodeExtension(key, to: value)
    #expect(changed.description == result)
  }

  @Test(arguments: [("ca", "no calendar"), ("c", "japanese"), ("ca", "a_b"), ("long", "latn")])
  func anIllFormedExtensionIsRefused(key: String, value: String) {
    #expect(throws: ICUError.self) {
      try LanguageTag.english.settingUnicodeExtension(key, to: value)
    }
  }
}
