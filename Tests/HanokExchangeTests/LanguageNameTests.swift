import HanokLocalization
import HanokUnicode
import Testing

@testable import HanokExchange

/// The names that other tools have for languages.
@Suite struct LanguageNameTests {
  @Test(arguments: [
    ("pt_BR", "pt-BR"), ("Korean", "ko"), ("English", "en"), ("German", "de"), ("iw", "he"),
    ("sr@latin", "sr-Latn"), ("sr@latn", "sr-Latn"), ("sr_RS@latin", "sr-Latn-RS"),
    ("be@tarask", "be-tarask"), ("ca_ES@valencia", "ca-ES-valencia"), ("de_DE@euro", "de-DE"),
    ("de_DE.UTF-8@euro", "de-DE"), ("en@shaw", "en-Shaw"), ("zh_TW", "zh-TW"),
    ("sr@ijekavianlatin", "sr-Latn-ijekavsk"),
  ])
  func aNameOfALanguageIsRead(name: String, tag: String) throws {
    #expect(LanguageTag(exchanged: name) == (try LanguageTag(tag)))
  }

  @Test(arguments: ["Base", "und", "mul", "zxx", "root", "x-klingon", "sr@unheard", "", "C", "a b"])
  func otherNamesAreRejected(name: String) {
    #expect(LanguageTag(exchanged: name) == nil)
  }

  @Test(arguments: [
    ("zh-CN", ["en", "zh-Hans"], "zh-Hans"), ("fr-FR", ["fr"], "fr"), ("nb-NO", ["nb"], "nb"),
    ("fr", ["fr-FR"], "fr-FR"),
    // Equal, another region or script, and two that are the same.
    ("fr", ["fr", "fr-FR"], "fr"), ("fr-CA", ["fr"], "fr-CA"), ("zh-TW", ["zh-Hans"], "zh-TW"),
    ("zh-CN", ["zh", "zh-Hans"], "zh-CN"), ("ko", [], "ko"),
  ])
  func textsBelongToTheTablesOfTheSameLanguage(
    tag: String, present: [String], meant: String
  ) throws {
    let present = try present.map { try LanguageTag($0) }
    #expect(try LanguageTag(tag).meant(among: present) == LanguageTag(meant))
  }

  /// A file with both has texts of its own for the other one.
  @Test func aLanguageOfTheFileKeepsItsTables() throws {
    let (short, long) = (try LanguageTag("zh-Hans"), try LanguageTag("zh-CN"))
    #expect(long.meant(among: [short], besides: [short, long]) == long)
  }

  @Test func aFolderIsNamedInEnglish() throws {
    let bytes = Array("\"k\" = \"K\";".utf8)
    guard case .catalog(let catalog) = try ImportedFile(bytes, path: "German.lproj/T.strings")
    else {
      throw Problem(.unknownFormat)
    }
    #expect(catalog.languages.map(\.description) == ["de"])
    let problem = #expect(throws: Problem.self) {
      try ImportedFile(bytes, path: "Base.lproj/T.strings")
    }
    #expect(problem?.kind == .invalidTag && problem?.arguments["tag"] == "Base")
  }

  @Test func aCatalogsLanguagesAreNames() throws {
    let text = """
      {"sourceLanguage": "English", "strings": {"k": {"localizations": {
        "Korean": {"stringUnit": {"state": "translated", "value": "A"}},
        "mul": {"stringUnit": {"state": "translated", "value": "B"}}}}}}
      """
    guard case .catalog(let catalog) = try ImportedFile(Array(text.utf8), path: "T.xcstrings")
    else { throw Problem(.unknownFormat) }
    #expect(catalog.languages.map(\.description) == ["en", "ko"])
    #expect(catalog.refused.map(\.kind) == [.invalidTag])
  }
}
