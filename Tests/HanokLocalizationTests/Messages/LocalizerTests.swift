import HanokUnicode
import MessageFormat
import Testing

@testable import HanokLocalization

@Suite struct LocalizerTests {
  private func localizer(_ language: String) throws -> Localizer {
    let catalog = Catalog(folders: [Fixtures.path("Folders/base")])
    return Localizer(catalog: catalog, language: try LanguageTag(language))
  }

  @Test func aMissingMessageShowsItsKeyAndIsReported() throws {
    let localizer = try localizer("ko")
    #expect(localizer.string(Message("score", table: "Quiz")) == "{Quiz.score}")
    #expect(localizer.problems.map(\.kind) == [.missingMessage])
  }

  @Test func verbatimTextIsLeftAlone() throws {
    let localizer = try localizer("ko")
    #expect(localizer.string(.verbatim("{$name} \\")) == "{$name} \\")
    #expect(localizer.format(.verbatim("{$name}")).text == "{$name}")
    #expect(localizer.problems.isEmpty)
  }

  @Test(arguments: [("en", "<Hello, Ann!>"), ("ko", "〈Ann 님, 안녕하세요!〉")])
  func aMessageInAMessageIsResolvedInTheSameLanguage(language: String, text: String) throws {
    let inner = Message("hello", table: "App", ["name": "Ann"])
    let outer = Message("outer", table: "App", ["inner": .init(inner)])
    #expect(try localizer(language).string(outer) == text)
  }

  @Test func aVariableWithoutAValueShowsItsNameAndIsReported() throws {
    let localizer = try localizer("ko")
    #expect(localizer.string(Message("count", table: "App")) == "모두 {$n}")
    let problem = try #require(localizer.problems.first { $0.kind.name == "unresolved-variable" })
    #expect(problem.path == Fixtures.path("Folders/base") + "/ko.lproj/App.strings")
    #expect(problem.place?.line == 2)
    #expect(problem.arguments["key"] == "count")
  }

  @Test(arguments: [
    ("ko", "모두 1,234"), ("en", "1,234 in all"), ("en-CH", "1’234 in all"),
    ("en-u-nu-deva", "१,२३४ in all"), ("de", "1,234 in all"),
  ])
  func formatsAreThoseOfTheLanguageAskedForIfTheTextIs(language: String, text: String) throws {
    let message = Message("count", table: "App", ["n": 1234])
    #expect(try localizer(language).string(message) == text)
  }

  @Test func isolatesComeOnRequest() throws {
    let message = Message("hello", table: "App", ["name": "Ann"])
    #expect(try localizer("en").string(message) == "Hello, Ann!")
    let isolated = try localizer("en").string(message, isolation: .default)
    #expect(isolated == "Hello, \u{2068}Ann\u{2069}!")
  }

  @Test func localizersAreEqualWithinACatalog() throws {
    let localizer = try localizer("ko")
    let catalog = localizer.catalog
    #expect(localizer == Localizer(catalog: catalog, language: try LanguageTag("ko")))
    #expect(localizer != Localizer(catalog: catalog, language: .english))
    #expect(try localizer != self.localizer("ko"))
  }
}
