import HanokTableSyntax
import Testing

@testable import TableCompiler

@Suite struct InvocationTests {
  @Test func optionsAndTablesAreRead() {
    let invocation = Invocation(["--wording", "w", "a.strings", "--output", "o", "b.strings"])
    #expect(invocation?.wording == "w")
    #expect(invocation?.output == "o")
    #expect(invocation?.files == ["a.strings", "b.strings"])
    #expect(invocation?.areSources == false)
  }

  @Test func sourcesAreAskedForByAnOption() {
    let invocation = Invocation(["--wording", "w", "--output", "o", "--sources", "a.swift"])
    #expect(invocation?.areSources == true)
    #expect(invocation?.files == ["a.swift"])
  }

  @Test func strayTablesAndAMissingOneAreWarnedOf() {
    let arguments = [
      "--wording", "w", "--output", "o", "--stray", "a", "--stray", "b", "--target", "T",
      "--manifest", "m",
    ]
    let warnings = Invocation(arguments)?.warnings
    #expect(warnings?.map(\.kind) == [.strayTable, .strayTable, .noTable])
    #expect(warnings?.map(\.path) == ["a", "b", "m"])
    #expect(warnings?.last?.arguments == ["target": "T"])
    let withTable = Invocation(arguments + ["t"])?.warnings
    #expect(withTable?.map(\.kind) == [.strayTable, .strayTable])
  }

  @Test func languagesWithoutTheTablesAreNamed() {
    let invocation = Invocation([
      "--wording", "w", "--output", "o", "--lacking", "ja.lproj", "--lacking", "ko.lproj", "t",
    ])
    #expect(invocation?.lacking == ["ja.lproj", "ko.lproj"])
    #expect(invocation?.files == ["t"])
  }

  @Test func tablesOfLibrariesAreApart() {
    let invocation = Invocation([
      "--wording", "w", "--output", "o", "--library", "a", "t", "--library", "b",
    ])
    #expect(invocation?.libraries == ["a", "b"])
    #expect(invocation?.files == ["t"])
  }

  @Test(arguments: [
    [], ["--wording", "w", "--output", "o"], ["--wording", "w", "a"], ["--output", "o", "a"],
    ["--wording", "w", "--output", "o", "--verbose", "a"], ["a", "--wording", "w", "--output"],
  ])
  func incompleteAndUnknownArgumentsAreRejected(arguments: [String]) {
    #expect(Invocation(arguments) == nil)
  }
}
