import HanokUnicode
import MessageFormat
import Testing

@testable import HanokLocalization

@Suite struct ProblemTests {
  @Test func theWordsAreEntriesOfTheKindsTable() {
    let problem = Problem(.init("too-late", table: "App"), ["hour": 23])
    #expect(problem.sentence == Message("problem.too-late", table: "App", ["hour": 23]))
    #expect(problem.remedy == Message("remedy.too-late", table: "App", ["hour": 23]))
  }

  @Test func aProblemMayHaveAnotherRemedyOrNone() throws {
    var problem = Problem(.missingFile, path: "a")
    let localizer = try Fixtures.localizer("en")
    problem.remedy = .verbatim("Look again.")
    #expect(localizer.describe(problem) == "a: There is no such file.\nLook again.")
    problem.remedy = nil
    #expect(localizer.describe(problem) == "a: There is no such file.")
  }

  @Test func kindsAreNamedOnce() {
    let names = Problem.Kind.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Problem.Kind.all.allSatisfy { $0.table == "Hanok" })
  }

  @Test func anApplicationsProblemIsDescribedByItsTable() throws {
    let words = CompiledTables([
      .init(
        language: "en", name: "App",
        lines: #"""
          "problem.late"="It is {$hour :integer}.";
          "remedy.late"="Go to bed.";
          """#)
    ])
    let localizer = Localizer(catalog: Catalog(compiled: [words]), language: .english)
    let problem = Problem(.init("late", table: "App"), ["hour": 23], path: "day.json")
    #expect(localizer.describe(problem) == "day.json: It is 23.\nGo to bed.")
  }

  @Test func theseProblemsAreWarnings() {
    let names = Problem.Kind.all.filter(\.isWarning).map(\.name)
    #expect(
      Set(names) == [
        "unlikely-language", "extra-key", "absent-category", "missing-source", "misspelled-table",
        "stray-table", "no-table",
      ])
  }

  private func problem(of source: String) throws -> Problem {
    let problems = Problem.problems(ParsedMessage(parsing: source).errors, in: source)
    return try #require(problems.count == 1 ? problems.first : nil)
  }

  @Test func aMessagesBeginningIsItsKey() throws {
    let long = "{" + String(repeating: "가", count: 39)
    #expect(try problem(of: long).arguments["key"] == .init(long))
    #expect(try problem(of: long + "나").arguments["key"] == .init(long + "…"))
  }

  @Test func anErrorOfAMessageHasItsLocationAndTheExpectedText() throws {
    let problem = try problem(of: "one\ntwo {$x")
    #expect(problem.place == SourcePlace(line: 2, column: 8, excerpt: "two {$x", caret: 7))
    #expect(problem.path == nil)
    let character = Message("expected.character", table: "Hanok", ["character": "}"])
    #expect(problem.arguments["expected"] == .init(character))
    let operand = try self.problem(of: "{}").arguments["expected"]
    #expect(operand == .init(Message("expected.operand", table: "Hanok")))
  }

  @Test func onlyAnErrorAtABraceHasTheRemedyAboutBraces() throws {
    let opening = Message("remedy.syntax-error", table: "Hanok", ["brace": "\\{"])
    #expect(try problem(of: "{$x").remedy == opening)
    let closing = Message("advice.lone-brace", table: "Hanok", ["brace": "\\}"])
    #expect(try problem(of: ".input {$x :number} .match $x * {{{$x}}").remedy == closing)
    #expect(try problem(of: ".input {$x :number} .match $x one {{{$x} } * {{}}").remedy == closing)
    #expect(try problem(of: ".local x = {1} {{}}").remedy == nil)
    #expect(try problem(of: ".local $a = {1} .local $a = {2} {{}}").remedy != nil)
  }

  @Test func aBraceInAFileHasTwoBackslashes() {
    let error = MessageError(.syntaxError, at: 0..<0, "}")
    let problem = Problem(error, key: "k", table: "T", path: "fr.lproj/T.strings")
    #expect(
      problem.remedy == Message("remedy.syntax-error", table: "Hanok", ["brace": "\\\\{"]))
  }

  @Test func onlyAnUnknownFunctionHasASuggestion() {
    let errors = [MessageError.Kind.unknownFunction, .unresolvedVariable].map {
      MessageError($0, at: 0..<0, "nubmer")
    }
    let problems = Problem.problems(errors, in: "{$nubmer :nubmer}")
    #expect(problems.map(\.suggestion) == ["number", nil])
    #expect(problems.map { $0.arguments["subject"] } == ["nubmer", "nubmer"])
    #expect(problems.map { $0.arguments["expected"] } == ["", ""])
  }
}
