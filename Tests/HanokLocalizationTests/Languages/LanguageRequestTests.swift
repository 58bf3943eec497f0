import HanokUnicode
import HanokLocalization
import Testing

@Suite struct LanguageRequestTests {
  private static let available = ["ar", "en", "ja", "ko", "zh-Hant"]

  private func choose(
    _ explicit: String? = nil, _ environment: [String: String] = [:],
    among available: [String] = Self.available
  ) throws -> String {
    try LanguageRequest(explicit: explicit, environment: environment)
      .choose(among: available.map(LanguageTag.init)).description
  }

  @Test(arguments: [
    ("ko", "ko"), ("ko_KR.UTF-8", "ko-KR"), ("KO-kr", "ko-KR"), ("en-GB", "en-GB"),
    ("ar-u-nu-latn", "ar-u-nu-latn"), ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn"),
    ("zh-HK", "zh-HK"), ("en-GB-u-nu-deva", "en-GB-u-nu-deva"),
    ("ja-u-ca-japanese", "ja-u-ca-japanese"), ("zh-TW", "zh-TW"),
  ])
  func anExplicitTagKeepsItsRegionAndExtensions(tag: String, chosen: String) throws {
    #expect(try choose(tag) == chosen)
  }

  @Test func aNeighbourServesWithTheExtensionsAskedFor() throws {
    #expect(try choose("en-GB-u-hc-h23", among: ["en-US", "ko"]) == "en-US-u-hc-h23")
    #expect(try choose("pt-BR", among: ["en", "pt-PT"]) == "pt-PT")
  }

  @Test(
    arguments: [
      ("xx", Problem.Kind.unknownLanguage, nil), ("jp", .unknownLanguage, "ja"),
      ("kr", .unknownLanguage, "ko"), ("uk", .unknownLanguage, nil), ("k0", .invalidLanguage, "ko"),
      ("", .invalidLanguage, nil), ("not a tag", .invalidLanguage, nil),
      ("Base", .invalidLanguage, nil), ("hang", .invalidLanguage, nil),
    ] as [(String, Problem.Kind, String?)])
  func anExplicitTagThatNothingServesIsAProblem(
    tag: String, kind: Problem.Kind, suggestion: String?
  ) {
    #expect {
      try choose(tag)
    } throws: { error in
      let problem = error as? Problem
      return problem?.kind == kind && problem?.suggestion == suggestion
        && problem?.arguments["languages"] == "ar, en, ja, ko, zh-Hant"
    }
  }

  @Test(arguments: [
    ([:], "en"),
    (["LANG": "ko_KR.UTF-8"], "ko-KR"),
    (["LC_MESSAGES": "ja_JP.UTF-8", "LANG": "ko_KR.UTF-8"], "ja-JP"),
    (["LC_ALL": "ar", "LC_MESSAGES": "ja", "LANG": "ko"], "ar"),
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ko"], "ko"),
    (["LC_ALL": "C", "LANG": "ko"], "en"),
    (["LC_ALL": "C.UTF-8", "LANG": "ko"], "en"),
    (["LANG": "POSIX"], "en"), (["LANGUAGE": "ja", "LANG": "POSIX"], "en"),
    (["LANGUAGE": "POSIX:ja", "LANG": "ko"], "en"),
    (["LANG": "fi_FI.UTF-8"], "en"),
    (["LC_MESSAGES": "fi_FI", "LANG": "ko"], "en"),
    (["LANG": "!!"], "en"),
    (["LANG": "zh_TW.Big5"], "zh-TW"),
    (["LC_CTYPE": "ko"], "en"),
    (["LANGUAGE": "fr:ja_JP:ko", "LANG": "ko_KR.UTF-8"], "ja-JP"),
    (["LANGUAGE": "fr", "LANG": "ko_KR.UTF-8"], "ko-KR"),
    (["LANGUAGE": "", "LANG": "ko_KR.UTF-8"], "ko-KR"),
    (["LANGUAGE": "fr:C:ja", "LANG": "ko_KR.UTF-8"], "en"),
    (["LANGUAGE": "ja", "LC_ALL": "C", "LANG": "ko"], "en"),
    (["LANGUAGE": "ja", "LANG": "C.UTF-8"], "ja"),
    (["LANGUAGE": "ja"], "en"),
  ])
  func theEnvironmentFollowsPOSIXAndGettextAndFallsBackSilently(
    environment: [String: String], chosen: String
  ) throws {
    #expect(try choose(nil, environment) == chosen)
  }

  @Test(arguments: [
    (["ko", "fr"], "ko"), (["en-GB", "fr"], "en-GB"), (["fr", "en"], "en"), ([], "en"),
  ])
  func withoutTheSourceLanguageTheFirstOneIsUsed(available: [String], chosen: String) throws {
    #expect(try choose(nil, ["LANG": "fi"], among: available) == chosen)
    #expect(try choose(nil, [:], among: available) == chosen)
  }

  @Test func anExplicitTagGoesBeforeTheEnvironment() throws {
    #expect(try choose("ja", ["LC_ALL": "ko"]) == "ja")
  }
}
