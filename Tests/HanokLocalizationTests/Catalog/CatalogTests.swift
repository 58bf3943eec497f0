import HanokUnicode
import Testing

@testable import HanokLocalization

@Suite struct CatalogTests {
  private func catalog(_ folders: String..., compiled: [CompiledTables] = []) -> Catalog {
    Catalog(folders: folders.map { Fixtures.path("Folders/" + $0) }, compiled: compiled)
  }

  private func text(
    _ key: String, _ language: String, in catalog: Catalog,
    _ arguments: [String: Message.Argument] = [:]
  ) throws -> String {
    Localizer(catalog: catalog, language: try LanguageTag(language))
      .string(Message(key, table: "App", arguments))
  }

  private static let compiled = CompiledTables([
    .init(
      language: "en", name: "App",
      lines: #"""
        "compiled"="yes";
        "order"="compiled";
        """#),
    .init(language: "pl", name: "App", lines: #""order"="skompilowane";"#),
  ])

  @Test func languagesAreTheFoldersThereAre() {
    let languages = catalog("base", "partial", compiled: [Self.compiled]).languages
    #expect(languages.map(\.description) == ["en", "fr", "ko", "pl", "zh-Hant"])
  }

  @Test(
    arguments: [
      (nil, [:], []), ("a", [:], ["a"]), (nil, ["HANOK_LOCALIZATIONS": ""], []),
      ("a", ["HANOK_LOCALIZATIONS": "b:/c d"], ["a", "b", "/c d"]),
      (nil, ["HANOK_LOCALIZATIONS": "b"], ["b"]),
    ] as [(String?, [String: String], [String])])
  func theFolderGivenGoesBeforeTheEnvironments(
    explicit: String?, environment: [String: String], folders: [String]
  ) {
    #expect(Catalog.folders(explicit: explicit, environment: environment) == folders)
  }

  @Test(arguments: [
    ("order", "en", "partial"), ("order", "ko", "기본"), ("order", "pl", "skompilowane"),
    ("compiled", "en", "yes"), ("compiled", "ko", "yes"), ("english only", "ko", "Only in English"),
    ("order", "fr", "partial"), ("order", "en-GB", "partial"), ("order", "ko-KR", "기본"),
    ("order", "de", "partial"),
  ])
  func theNearestLanguageWinsAndThenTheFirstFolder(key: String, language: String, text: String)
    throws
  {
    let catalog = catalog("partial", "base", compiled: [Self.compiled])
    #expect(try self.text(key, language, in: catalog) == text)
    #expect(catalog.problems.allSatisfy { $0.kind == .untranslatedMessage })
  }

  @Test func foldersComeBeforeCompiledTables() throws {
    let catalog = catalog("override", compiled: [Self.compiled])
    #expect(try text("order", "ko", in: catalog) == "바뀜")
    #expect(try text("order", "en", in: catalog) == "compiled")
  }

  @Test(arguments: [
    ("zh-HK", "A，你好！"), ("zh-Hant-HK", "A，你好！"), ("zh-TW", "A，你好！"), ("zh", "Hello, A!"),
    ("zh-Hans", "Hello, A!"), ("fr-CA", "Bonjour, A !"),
  ])
  func fallbackFollowsCLDR(language: String, text: String) throws {
    let catalog = catalog("partial", "base")
    #expect(try self.text("hello", language, in: catalog, ["name": "A"]) == text)
  }

  @Test func anUntranslatedMessageIsReportedOnce() throws {
    let catalog = catalog("base")
    _ = try text("english only", "ko", in: catalog)
    _ = try text("english only", "ko", in: catalog)
    _ = try text("english only", "en-GB", in: catalog)
    #expect(catalog.problems.map(\.kind) == [.untranslatedMessage])
    #expect(catalog.problems.first?.arguments["language"] == "ko")
  }

  @Test func aMissingKeySuggestsANearOne() throws {
    let catalog = catalog("base")
    #expect(try text("helo", "ko", in: catalog) == "{App.helo}")
    #expect(catalog.problems.map(\.kind) == [.missingMessage])
    #expect(catalog.problems.first?.suggestion == "hello")
  }

  @Test func aMissingKeySuggestsANearOneOfACompiledTable() throws {
    let catalog = Catalog(compiled: [Self.compiled])
    #expect(try text("ordr", "pl", in: catalog) == "{App.ordr}")
    #expect(catalog.problems.map(\.suggestion) == ["order"])
  }

  @Test func problemsOfFoldersAreReportedAndTheRestIsUsed() throws {
    let catalog = catalog("nowhere", "empty", "broken", "base")
    #expect(
      catalog.problems.map(\.kind) == [
        .missingFolder, .noLanguages, .duplicateLanguage, .invalidLanguageFolder,
      ])
    #expect(catalog.languages.map(\.description) == ["de", "en", "he", "ko", "zh-Hant"])
    #expect(try text("hello", "he", in: catalog) == "שלום")
  }

  @Test func aBrokenTableProvidesItsValidEntries() throws {
    let catalog = catalog("broken", "base")
    #expect(try text("hello", "de", in: catalog, ["name": "A"]) == "Hallo, A!")
    #expect(try text("count", "de", in: catalog, ["n": 3]) == "3 insgesamt")
    #expect(try text("order", "de", in: catalog) == "base")
    #expect(catalog.problems.map(\.kind).contains(.missingSemicolon))
  }

  @Test func manyThreadsReadOneCatalog() async throws {
    let catalog = catalog("partial", "base", compiled: [Self.compiled])
    let languages = try ["en", "ko", "fr", "pl", "zh-HK"].map(LanguageTag.init)
    let texts = await withTaskGroup(of: [String].self) { group in
      for index in 0..<50 {
        group.addTask {
          let localizer = Localizer(catalog: catalog, language: languages[index % 5])
          return ["order", "hello", "count", "compiled"].map {
            localizer.string(Message($0, table: "App", ["name": "A", "n": 1]))
          }
        }
      }
      return await group.reduce(into: Set<[String]>()) { $0.insert($1) }
    }
    #expect(texts.count == 5)
  }
}
