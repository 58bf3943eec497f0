import HanokUnicode
import Testing

@testable import HanokLocalization
@testable import HanokReview

/// Right translations in `Fixtures/Right`, in which nothing is found: a false finding costs more than a mistake that is missed.
@Suite struct RightTranslationTests {
  private static let folder = Fixtures.path("Right")

  private func found(in path: String) throws -> [TranslationFinding] {
    FolderReview(of: try LocalizationFolder(path)).findings()
  }

  @Test func nothingIsFoundInRightTranslations() throws {
    let found = try found(in: Self.folder)
    let warnings = found.filter { $0.severity > .note }
    #expect(warnings.map { "\($0.problem.path ?? "") \($0.key ?? "") \($0.check)" } == [])
    let notes: Set<TranslationCheck> = [
      .sentenceCount, .reused, .inconsistent, .missingSelector, .muchShorter, .startCapital,
      .sameVariants, .doubleWord, .variableOrder,
    ]
    #expect(found.filter { !notes.contains($0.check) } == [])
  }

  @Test func nothingIsFoundInTheTablesOfTheToolkitAndTheSamples() throws {
    let found = try found(in: Fixtures.localizations).filter { $0.severity > .note }
    #expect(found.map { "\($0.problem.path ?? "") \($0.key ?? "") \($0.check)" } == [])
  }

  /// Texts in 62 languages, each beside what it translates, which were once found by mistake or could be.
  @Test func nothingIsFoundInUsualTexts() throws {
    let folder = try LocalizationFolder(Fixtures.path("Usual"))
    var count = 0
    for language in folder.languages where language.tag != .english {
      for table in language.tables {
        let own = try #require(try folder.file(of: table, in: language.tag))
        let source = try #require(try folder.file(of: table, in: .english))
        let found = TranslationReview(of: table, in: language.tag, beside: source)
          .findings(in: own).filter { $0.severity > .note && $0.check != .missing }
        #expect(found.map { "\(language.tag) \($0.key ?? "") \($0.check)" } == [])
        count += own.entries.count
      }
    }
    #expect(count > 500)
  }

  @Test func thereAreSixHundredTextsAsManyInEachLanguage() throws {
    let folder = try LocalizationFolder(Self.folder)
    #expect(folder.languages.map(\.tag.description) == ["en", "fr", "he", "pl", "tr"])
    var count = 0
    for language in folder.languages {
      for table in language.tables {
        let own = try #require(try folder.file(of: table, in: language.tag))
        let source = try #require(try folder.file(of: table, in: .english))
        #expect(own.problems == [])
        #expect(own.entries.map(\.key.value) == source.entries.map(\.key.value))
        if language.tag != .english { count += own.entries.count }
      }
    }
    #expect(count >= 600)
  }
}
