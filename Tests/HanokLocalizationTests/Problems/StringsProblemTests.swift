import Testing

@testable import HanokLocalization

/// Broken tables, each beside what is told of it and what survives.
@Suite struct StringsProblemTests {
  @Test(arguments: [
    "escapes", "semicolons", "values", "quotes", "comments", "duplicates", "stray",
  ])
  func everyProblemIsReportedAndTheRestIsRead(name: String) throws {
    let file = StringsFile(try Fixtures.bytes("Problems/\(name).strings"), path: "\(name).strings")
    #expect(try report(of: file) == Fixtures.text("Problems/\(name).expected"))
    #expect(try file.bytes == Fixtures.bytes("Problems/\(name).strings"))
  }

  @Test(
    arguments: [
      ("\"a\" = \"1\" /* open\n\"b\" = \"2\";", [.missingSemicolon, .unterminatedComment]),
      ("\"a\" = \"b\\q\" = \"c\";", [.missingValue, .unknownEscape]),
    ] as [(String, [Problem.Kind])])
  func problemsOfATableThatIsReadTwiceAreReportedOnce(source: String, kinds: [Problem.Kind]) {
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

  /// Text outside of entries: a semicolon, a comment, an entry and the end of the line end it.
  @Test(
    arguments: [
      ("x; y;", ["x;", "y;"], []), ("x // note", ["x"], []), ("x \"b\" = \"2\";", ["x"], ["b"]),
      ("x \"a\nb\" = \"2\";", ["x \"a", "b\" = \"2\";"], []),
      ("x \"a\"\n= \"2\";", ["x \"a\"", "= \"2\";"], []),
      ("x \"\" = \"2\";", ["x \"\" = \"2\";"], []),
      ("\"a\" = \"1\"\nx\n", ["x"], ["a"]), ("\"a\" = \"1\" x", ["x"], []),
      ("\"a\" = \" \"b\" = \"2\";", ["b\" = \"2\";"], []),
      ("\"a\" = \"x\ny \"b\" = \"2\";", ["b\" = \"2\";"], []),
      ("\"a\" = \"x\n\"b\" = \"2\";", [], ["b"]),
      (String(repeating: "x", count: 41), [String(repeating: "x", count: 40)], []),
    ] as [(String, [String], [String])])
  func strayTextEndsWhereSomethingElseBegins(source: String, texts: [String], keys: [String]) {
    let file = StringsFile(source)
    let stray = file.problems.filter { $0.kind == .strayText }
    #expect(stray.map { $0.arguments["text"] } == texts.map { .init($0) })
    #expect(file.entries.map(\.key.value) == keys)
    #expect(file.bytes == Array(source.utf8))
  }

  @Test(
    arguments: [
      ("\"a\" x;", [.missingEquals]), ("\"a\" = x;", [.missingValue]), ("\"a\";", [.missingValue]),
      ("\"a=b\";", [.missingValue]),
      ("\"a\"", [.missingValue]), ("\"a = \"x\";", [.unterminatedString]),
      ("\"a\" = \"x\n\"b\" = \"2\";", [.unterminatedString]),
      ("/*\n/* a */", [.unterminatedComment]), ("/* a", [.unterminatedComment]),
    ] as [(String, [Problem.Kind])])
  func aSyntaxErrorNamesTheMissingToken(source: String, kinds: [Problem.Kind]) {
    #expect(StringsFile(source).problems.map(\.kind) == kinds)
  }

  @Test func theErrorsOfMessagesAreAmongThoseOfTheFile() {
    let file = StringsFile(
      "\"a\" = \"{\"; \"b\" = \"\\q\"; \"c\" = \"{\\q\"; \"a\" = \"{\";\n\"d\" = \"}\";", path: "T")
    let problems = file.checked(as: "T")
    #expect(
      problems.map(\.kind.name) == [
        "syntax-error", "unknown-escape", "unknown-escape", "duplicate-key", "syntax-error",
      ])
    #expect(problems.map { $0.place?.column } == [9, 19, 32, 37, 8])
    #expect(problems.allSatisfy { $0.path == "T" })
  }
}
