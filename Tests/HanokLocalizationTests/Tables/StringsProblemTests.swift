import Testing

@testable import HanokLocalization

/// Broken tables, each beside what is told of it and what survives.
@Suite struct StringsProblemTests {
  @Test(arguments: [
    "escapes", "semicolons", "values", "quotes", "comments", "duplicates", "stray",
  ])
  func everyProblemIsToldAndTheRestSurvives(name: String) throws {
    let file = StringsFile(try Fixtures.bytes("Problems/\(name).strings"), path: "\(name).strings")
    #expect(try report(of: file) == Fixtures.text("Problems/\(name).expected"))
    #expect(try file.bytes == Fixtures.bytes("Problems/\(name).strings"))
  }

  @Test(
    arguments: [
      ("\"a\" = \"1\" /* open\n\"b\" = \"2\";", [.missingSemicolon, .unterminatedComment]),
      ("\"a\" = \"b\\q\" = \"c\";", [.missingValue, .unknownEscape]),
    ] as [(String, [Problem.Kind])])
  func whatIsReadTwiceIsToldOnce(source: String, kinds: [Problem.Kind]) {
    #expect(StringsFile(source).problems.map(\.kind) == kinds)
  }

  private func report(of file: StringsFile) throws -> String {
    let localizer = try Fixtures.localizer("en")
    let problems = file.problems.map { localizer.describe($0) + "\n" }
    let entries = file.entries.filter(\.isSound).map { entry in
      "\(entry.key.value) = \(entry.value.value.split(separator: "\n").joined(separator: "⏎"))\n"
    }
    return (problems + ["----\n"] + entries).joined()
  }
}
