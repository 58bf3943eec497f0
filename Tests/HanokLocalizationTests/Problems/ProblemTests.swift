import HanokUnicode
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

  @Test func anApplicationsProblemIsToldWithItsOwnWords() throws {
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
}
