import HanokUnicode
import Testing

@Suite struct LanguageNamesTests {
  @Test(arguments: [
    ("en", "ko", "Korean"), ("ko", "ko", "한국어"), ("ja", "en", "英語"),
    ("en", "en-GB", "English (United Kingdom)"), ("en", "zh-Hant", "Chinese (Traditional)"),
    ("en", "qaa", "qaa"),
  ])
  func languagesHaveNames(tag: String, other: String, name: String) throws {
    #expect(try LanguageNames(LanguageTag(tag)).name(of: LanguageTag(other)) == name)
  }

  @Test func regionalKindsMayHaveNamesOfTheirOwn() throws {
    let dialects = try LanguageNames(.english, style: .dialect)
    #expect(dialects.name(of: try LanguageTag("en-GB")) == "British English")
    #expect(dialects.name(of: try LanguageTag("zh-Hant")) == "Traditional Chinese")
  }

  @Test func regionsAndScriptsHaveNames() throws {
    let names = try LanguageNames(LanguageTag("ko"))
    #expect(names.name(ofRegion: "KR") == "대한민국")
    #expect(names.name(ofScript: "Hang") == "한글")
    #expect(names.name(ofRegion: "419") == "라틴 아메리카")
    #expect(try LanguageNames(.english, length: .short).name(ofRegion: "GB") == "UK")
  }
}
