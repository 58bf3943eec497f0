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

  @Test func aProgramTranslatesALibraryEntryByEntry() throws {
    let library = Self.tables("Kit", [("en", "\"cancel\"=\"Cancel\";\n\"ok\"=\"OK\";")])
    let app = CompiledTables(
      [
        .init(language: "en", name: "App", lines: ""),
        .init(language: "ko", name: "App", lines: ""),
      ],
      translations: [
        .init(language: "fr", name: "Kit", lines: "\"cancel\"=\"Annuler\";"),
        .init(language: "ko", name: "Kit", lines: "\"ok\"=\"좋아\";"),
      ],
      libraries: [
        .init(language: "ko", name: "Kit", lines: "\"cancel\"=\"취소\";\n\"ok\"=\"확인\";")
      ])
    // In any order, the program's own words come first.
    for compiled in [[app, library.ofLibrary], [library.ofLibrary, app]] {
      let catalog = Catalog(compiled: compiled)
      #expect(languages(catalog) == ["en", "fr", "ko"])
      #expect(try text("cancel", of: "Kit", "fr", in: catalog) == "Annuler")
      #expect(try text("ok", of: "Kit", "fr", in: catalog) == "OK")
      #expect(try text("cancel", of: "Kit", "ko", in: catalog) == "취소")
      #expect(try text("ok", of: "Kit", "ko", in: catalog) == "좋아")
    }
    // A library that brings tables of another one offers no language by them.
    #expect(languages(Catalog(compiled: [Self.app("en"), app.ofLibrary])) == ["en"])
  }

  @Test func aFolderOffersNoLanguageByATranslationOfALibrary() {
    let app = CompiledTables(
      [.init(language: "pl", name: "Game", lines: "")],
      translations: [.init(language: "pl", name: "App", lines: "")])
    let library = Self.tables("App", [("en", "")]).ofLibrary
    let catalog = Catalog(folders: [Fixtures.path("Folders/base")], compiled: [app, library])
    #expect(languages(catalog) == ["pl"])
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
