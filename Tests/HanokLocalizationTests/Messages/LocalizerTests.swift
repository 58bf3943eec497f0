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
    ("ko", "모두 1,234"), ("en", "1,234 in all"),
    // CLDR 48 has the apostrophe of keyboards.
    ("en-CH", ICUVersion.major < 78 ? "1’234 in all" : "1'234 in all"),
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

  private static let compiled = CompiledTables([
    .init(
      language: "en", name: "App",
      lines: """
        "broken"="{";
        "error"="{$x :number}{$y :nubmer}";
        "marked"="a {#b}{$x}{/b}";
        """)
  ])

  private func compiled() -> Localizer {
    Localizer(catalog: Catalog(compiled: [Self.compiled]), language: .english)
  }

  @Test func aMarkedTextHasThePlacesOfItsTags() {
    let marked = compiled().marked(Message("marked", table: "App", ["x": "X"]))
    #expect(marked.text == "a X")
    #expect(marked.marks.map(\.tag.name) == ["b", "b"])
    #expect(marked.marks.map(\.offset) == [2, 3])
    #expect(compiled().marked(.verbatim("{#b}")) == MarkedText("{#b}"))
    let missing = compiled()
    #expect(missing.marked(Message("no", table: "App")) == MarkedText("{App.no}"))
    #expect(missing.problems.map(\.kind) == [.missingMessage])
  }

  @Test func aFormattedMessageHasItsParts() {
    let parts = compiled().format(Message("marked", table: "App", ["x": "X"])).parts
    #expect(parts.count == 4)
    #expect(parts.first == .text("a "))
    let missing = compiled()
    #expect(missing.format(Message("no", table: "App")).parts == [.text("{App.no}")])
    #expect(missing.problems.map(\.kind) == [.missingMessage])
  }

  @Test func everyFormIsolatesOnRequest() {
    let message = Message("marked", table: "App", ["x": .init(.verbatim("X"))])
    let localizer = compiled()
    #expect(localizer.marked(message).text == "a X")
    #expect(localizer.marked(message, isolation: .default).text == "a \u{2068}X\u{2069}")
    #expect(localizer.format(message).text == "a X")
    #expect(localizer.format(message, isolation: .default).text == "a \u{2068}X\u{2069}")
  }

  /// The place of an entry that is compiled into a program helps no reader.
  @Test(arguments: ["string", "marked", "format"])
  func everyFormReportsItsErrorsOnce(form: String) {
    let localizer = compiled()
    for key in ["error", "broken", "error", "broken"] {
      let message = Message(key, table: "App", ["x": "a"])
      switch form {
      case "string": #expect(localizer.string(message).contains("{"))
      case "marked": #expect(!localizer.marked(message).errors.isEmpty)
      default: #expect(!localizer.format(message).errors.isEmpty)
      }
    }
    #expect(
      localizer.problems.map(\.kind.name) == [
        "bad-operand", "unresolved-variable", "unknown-function", "syntax-error",
      ])
    #expect(localizer.problems.allSatisfy { $0.path == nil && $0.place == nil })
    #expect(localizer.problems.map(\.suggestion) == [nil, nil, "number", nil])
  }
}
