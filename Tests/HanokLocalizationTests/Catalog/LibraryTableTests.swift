import HanokUnicode
import Testing

@testable import HanokLocalization

/// The languages of a program whose library has others.
@Suite struct LibraryTableTests {
  private static func tables(_ name: StaticString, _ texts: [(StaticString, StaticString)])
    -> CompiledTables
  {
    CompiledTables(texts.map { .init(language: $0.0, name: name, lines: $0.1) })
  }

  private static let library = tables(
    "Kit",
    [
      ("en", "\"cancel\"=\"Cancel\";"), ("de", "\"cancel\"=\"Abbrechen\";"),
      ("ko", "\"cancel\"=\"취소\";"), ("zh-Hans", "\"cancel\"=\"取消\";"),
    ]
  ).ofLibrary

  private static func app(_ languages: StaticString...) -> CompiledTables {
    tables("App", languages.map { ($0, "\"title\"=\"·\";") })
  }

  private func languages(_ catalog: Catalog) -> [String] { catalog.languages.map(\.description) }

  private func text(_ key: String, of table: String, _ language: String, in catalog: Catalog) throws
    -> String
  {
    Localizer(catalog: catalog, language: try LanguageTag(language))
      .string(Message(key, table: table))
  }

  @Test func aProgramOffersTheLanguagesOfItsOwnTables() {
    #expect(languages(Catalog(compiled: [Self.app("ko", "en"), Self.library])) == ["en", "ko"])
    #expect(languages(Catalog(compiled: [Self.library, Self.app("fr")])) == ["fr"])
    #expect(languages(Catalog(compiled: [Self.app("en"), Self.app("ja")])) == ["en", "ja"])
  }

  @Test func aProgramWithoutTablesOffersAllThereAre() {
    #expect(languages(Catalog(compiled: [Self.library])) == ["de", "en", "ko", "zh-Hans"])
    #expect(languages(Catalog()) == [])
  }

  @Test func aFolderOffersALanguageByATableOfTheProgramsOwn() {
    let folders = [Fixtures.path("Folders/base"), Fixtures.path("Folders/partial")]
    let same = Catalog(folders: folders, compiled: [Self.app("pl"), Self.library])
    #expect(languages(same) == ["en", "fr", "ko", "pl", "zh-Hant"])
    // The tables in the folders are another program's.
    let other = Self.tables("Game", [("pl", "")])
    #expect(languages(Catalog(folders: folders, compiled: [other, Self.library])) == ["pl"])
    // Without compiled tables of its own, all are the program's save the library's.
    let library = Self.tables("App", [("en", "")]).ofLibrary
    #expect(languages(Catalog(folders: [folders[1]], compiled: [Self.library])) == ["en", "fr"])
    #expect(languages(Catalog(folders: [folders[1]], compiled: [library])) == ["en", "fr"])
  }

  @Test func aLanguageOfTheLibraryAloneIsRefusedAndNotListed() throws {
    let catalog = Catalog(compiled: [Self.app("en", "ko", "ja"), Self.library])
    #expect {
      try LanguageRequest(explicit: "de").choose(among: catalog.languages)
    } throws: { error in
      let problem = error as? Problem
      return problem?.kind == .unknownLanguage && problem?.arguments["languages"] == "en, ja, ko"
    }
    let request = LanguageRequest(environment: ["LANG": "de_DE.UTF-8"])
    #expect(try request.choose(among: catalog.languages) == .english)
  }

  @Test(arguments: [
    ("ko", "취소"), ("fr", "Cancel"), ("fr-CA", "Cancel"), ("de-AT", "Abbrechen"), ("zh", "取消"),
    ("zh-CN", "取消"), ("zh-SG", "取消"), ("zh-Hant", "Cancel"), ("zh-TW", "Cancel"),
  ])
  func theLibrarysWordsAreInTheNearestLanguageThatItHas(language: String, text: String) throws {
    let catalog = Catalog(compiled: [Self.app("fr", "zh"), Self.library])
    #expect(try self.text("cancel", of: "Kit", language, in: catalog) == text)
    let problems = text == "Cancel" ? [Problem.Kind.untranslatedMessage] : []
    #expect(catalog.problems.map(\.kind) == problems)
  }

  @Test func aLanguagesOwnTableComesBeforeAVariety() throws {
    let kit = Self.tables(
      "Kit", [("zh-Hans", "\"a\"=\"Hans\";\n\"b\"=\"Hans\";"), ("zh", "\"a\"=\"zh\";")])
    let catalog = Catalog(compiled: [kit.ofLibrary])
    #expect(try text("a", of: "Kit", "zh-CN", in: catalog) == "zh")
    #expect(try text("b", of: "Kit", "zh-CN", in: catalog) == "Hans")
  }
}
