import Testing

@testable import TableCompiler

@Suite struct InvocationTests {
  @Test func optionsAndTablesAreRead() {
    let invocation = Invocation(["--wording", "w", "a.strings", "--output", "o", "b.strings"])
    #expect(invocation?.wording == "w")
    #expect(invocation?.output == "o")
    #expect(invocation?.tables == ["a.strings", "b.strings"])
  }

  @Test(arguments: [
    [], ["--wording", "w", "--output", "o"], ["--wording", "w", "a"], ["--output", "o", "a"],
    ["--wording", "w", "--output", "o", "--verbose", "a"], ["a", "--wording", "w", "--output"],
  ])
  func whatIsIncompleteOrUnknownIsRefused(arguments: [String]) {
    #expect(Invocation(arguments) == nil)
  }
}
