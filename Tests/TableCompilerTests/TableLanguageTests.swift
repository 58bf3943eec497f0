import HanokUnicode
import Testing

@testable import TableCompiler

@Suite struct TableLanguageTests {
  /// Names of folders, also in the form of POSIX, and text that isn't a tag.
  @Test(arguments: [
    "ko", "KO", "fil", "zh-hant-hk", "ZH_Hant_tw", "es-419", "sr_RS@latin", "ca-ES-valencia",
    "ca_ES@valencia", "sl-rozaj-biske", "de-1996", "de-CH-1901", "ar-u-nu-latn", "ja-u-ca-japanese",
    "en-a-bbb-x-ours", "x-ours", "und", "iw", "in", "ji", "mo", "nb", "pt-BR", "ko_KR.UTF-8",
    "", "e", "base", "Base", "en-", "-en", "en--US", "no language", "abcdefghi", "en-US-GB",
    "en-Latn-Cyrl", "en-US-Latn", "12", "en-x", "en-a", "en-a-b", "en-toolongtag", "한국어",
    "en-1", "u-nu-latn", "en-12", "de-1996-1996",
  ])
  func aTagIsWellFormedAsForICU(name: String) {
    let tag = try? LanguageTag(name)
    #expect(TableLanguage(name)?.description == tag?.description)
  }

  @Test(arguments: [
    ("ko", "ko", true), ("ko-KP", "ko", true), ("ko", "ja", false), ("iw", "he", true),
    ("nb", "no", true), ("nn", "nb", true), ("zh-Hant-HK", "zh-Hant", true),
    ("zh-Hant", "zh-Hans", false), ("zh-TW", "zh-Hans", true), ("sr-Latn", "sr", true),
  ])
  func aProgramMayUseVarietiesOfItsLanguage(name: String, other: String, mayUse: Bool) throws {
    let languages = try [name, other].map { try #require(TableLanguage($0)) }
    #expect(languages[0].mayUse(languages[1]) == mayUse)
    #expect(languages[1].mayUse(languages[0]) == mayUse)
  }

  private static let available = [
    "de", "en", "en-001", "en-GB", "es", "es-419", "fr", "nb", "nn", "no", "pt", "pt-BR", "pt-PT",
    "sr", "zh", "zh-Hans", "zh-Hant",
  ]

  /// What ICU finds is among what the compiler includes, and each parent is a language to inherit from.
  @Test(arguments: [
    "de-AT", "en-AU", "en-GB", "es-MX", "fr-CA", "nn", "nb", "pt-AO", "pt-BR", "sr-RS", "zh-HK",
    "zh-Hant-HK", "zh-SG", "zh-TW",
  ])
  func whatALanguageFallsBackToIsIncluded(name: String) throws {
    let language = try #require(TableLanguage(name))
    let chain = try LanguageTag(name).fallbackChain.dropFirst().map(\.description)
    for tag in Self.available where chain.contains(tag) && tag != name {
      let other = try #require(TableLanguage(tag))
      #expect(language.mayUse(other) && language.mayInherit(from: other), "\(tag)")
    }
  }

  @Test(arguments: [
    ("fr", "fr-CA"), ("pt", "pt-PT"), ("pt-BR", "pt-PT"), ("en-US", "en-GB"), ("ko", "ko"),
    ("zh-Hans", "zh-Hant"), ("fr", "de"),
  ])
  func aLanguageInheritsNothingFromAnother(name: String, other: String) throws {
    let language = try #require(TableLanguage(name))
    #expect(!language.mayInherit(from: try #require(TableLanguage(other))))
  }

  @Test func onlyRegionsOfTheSourceLanguageAreItsVersions() throws {
    for (name, isVersion) in [("en", false), ("en-GB", true), ("en-001", true), ("fr", false)] {
      #expect(try #require(TableLanguage(name)).isVersionOfSource == isVersion, "\(name)")
    }
  }
}
