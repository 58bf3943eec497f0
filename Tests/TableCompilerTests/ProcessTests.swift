import Foundation
import Testing

/// Runs the compiler as the build does.
@Suite struct ProcessTests {
  private struct Result {
    let status: Int32
    let errors: String
    let output: String?
  }

  private func compile(_ tables: [String: String], _ options: String...) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, source) in tables {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(source.utf8).write(to: file)
    }
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let output = folder.appending(path: "Out.swift")
    let process = Process()
    let compiler = try #require(Self.compiler as URL?)
    process.executableURL = compiler
    process.currentDirectoryURL = folder
    process.arguments =
      ["--wording", package.appending(path: "Localizations").path, "--output", output.path]
      + options + tables.keys.sorted()
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, errors: String(decoding: data, as: UTF8.self),
      output: try? String(contentsOf: output, encoding: .utf8))
  }

  /// The compiler lies in the folder that the tests were built into.
  private static var compiler: URL? {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let candidates = [program, CommandLine.arguments.first].compactMap { path in
      path.map { URL(filePath: $0).deletingLastPathComponent().appending(path: "TableCompiler") }
    }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  @Test func soundTablesBecomeASwiftFile() throws {
    let result = try compile(["en.lproj/T.strings": "\"a\" = \"A\";"])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output?.contains("package static var a: Message") == true)
  }

  @Test func theFileIsReplacedAndOthersCanReadIt() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let peer = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { for made in [file, peer] { try? FileManager.default.removeItem(at: made) } }
    let compile = { () throws in
      try self.compile(["en.lproj/T.strings": "\"a\" = \"A\";"], "--output", file.path)
    }
    #expect(try compile().status == 0)
    let code = try Data(contentsOf: file)
    try Data().write(to: peer)
    let usual = try #require(try mode(of: peer))
    #expect(try mode(of: file) == usual)
    try (code + code).write(to: file)
    #expect(try compile().status == 0)
    #expect(try Data(contentsOf: file) == code)
  }

  @Test func aFileThatIsUpToDateIsNotTouched() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let compile = { (value: String) throws in
      try self.compile(["en.lproj/T.strings": "\"a\" = \"\(value)\";"], "--output", file.path)
    }
    let date = {
      try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }
    #expect(try compile("A").status == 0)
    let longAgo = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: longAgo], ofItemAtPath: file.path)
    #expect(try compile("A").status == 0)
    #expect(try date() == longAgo)
    #expect(try compile("B").status == 0)
    #expect(try date() != longAgo)
  }

  private func mode(of file: URL) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  @Test func aFileThatCantBeWrittenFailsTheBuild() throws {
    let result = try compile(
      ["en.lproj/T.strings": "\"a\" = \"A\";"], "--output", "/nowhere/Out.swift")
    #expect(result.status == 73)
    #expect(
      result.errors.hasPrefix(
        "/nowhere/Out.swift: error: The file can’t be written: its folder doesn’t exist.\n"))
  }

  @Test func brokenTablesFailTheBuildWithPlaces() throws {
    let result = try compile([
      "en.lproj/T.strings": "\"a\" = \"A\"\n\"b\" = \"{$x\";\n", "ko.lproj/T.strings": "가;\n",
    ])
    let expected = """
      en.lproj/T.strings:1:10: error: A semicolon is missing after the value of “a”.
        "a" = "A"
                 ^
      Put ; after the closing quotation mark.
      en.lproj/T.strings:2:11: error: In the message “b”, “}” is expected here.
        "b" = "{$x";
                  ^
      Write a placeholder as {$name}, and a brace that is text as \\\\{.
      ko.lproj/T.strings:1:1: error: “가;” isn’t part of an entry or a comment.
        가;
        ^
      Put it in quotation marks or in a comment; for a quotation mark inside a value, write \\".

      """
    #expect(result.status == 65)
    #expect(result.errors == expected)
    #expect(result.output == nil)
  }

  private static let source = """
    "count" = ".input {$count :integer} .match $count one {{one}} * {{{$count}}}";
    "title" = "Title of {$name :string}";
    """

  /// A suspicious table compiles, with a warning at its place and what to do.
  @Test(
    arguments: [
      (
        "fr.lproj/T.strings", "\"titel\" = \"Titre\";",
        [
          "fr.lproj/T.strings:1:1: warning: The source language has no message “titel”",
          "Did you mean “title”?",
        ]
      ),
      (
        "fr.lproj/T.strings", "\"title\" = \"Titre de {$nom}\";",
        ["fr.lproj/T.strings:1:21: error: In the message “title”, $nom has no value."]
      ),
      (
        "fr.lproj/T.strings", "\"title\" = \"{$name :strin}\";",
        [
          "fr.lproj/T.strings:1:12: error: The message “title” uses the function :strin",
          "string",
        ]
      ),
      (
        "fr.lproj/tally.strings", "\"a\" = \"b\";",
        ["fr.lproj/tally.strings: warning: The table tally is missing in the source language, en"]
      ),
    ])
  func aSuspiciousTableIsWarnedOf(path: String, text: String, expected: [String]) throws {
    let result = try compile(["en.lproj/T.strings": Self.source, path: text])
    // What the program would refuse, the build does, too.
    let isRefused = expected[0].contains("error:")
    #expect(result.status == (isRefused ? 65 : 0))
    #expect((result.output == nil) == isRefused)
    for line in expected { #expect(result.errors.contains(line), "\(result.errors)") }
  }

  /// A table whose name differs from the target's in upper and lower case, and one in a wrong folder.
  @Test func tablesThatTheTargetDoesntFindAreWarnedOf() throws {
    let result = try compile(
      ["en.lproj/tally.strings": "\"a\" = \"A\";", "fr.lproj/Tally.strings": ""],
      "--target", "TallyView", "--stray", "Sources/TallyView/en.lproj/Tally.strings")
    #expect(
      result.errors == """
        Sources/TallyView/en.lproj/Tally.strings: warning: This table isn’t in a language’s folder, so it isn’t used.
        Move it to a folder such as Localizations/en.lproj, beside Package.swift.
        fr.lproj/Tally.strings: warning: The table Tally is missing in the source language, en, so no Swift names are generated from it.
        Add Tally.strings to the folder en.lproj, and check the spelling of the table’s name.
        en.lproj/tally.strings: warning: The table tally is spelled differently from the target TallyView.
        Did you mean “Tally”?
        Spell both the same way, including upper and lower case.

        """)
    #expect(result.status == 0)
    // The two would have the same names in Swift.
    #expect(result.output?.components(separatedBy: "static let tally:").count == 2)
  }

  @Test func aTargetWithoutATableIsWarnedOf() throws {
    let result = try compile([:], "--target", "Tally", "--manifest", "Package.swift")
    #expect(
      result.errors == """
        Package.swift: warning: There is no table for the target Tally.
        Add Localizations/en.lproj/Tally.strings beside Package.swift, or remove the plugin CompileTables from the target.

        """)
    #expect(result.status == 0)
    #expect(result.output?.contains("import") == false)
  }

  @Test func theMessagesThatATableLacksAreNamedInAWarning() throws {
    let result = try compile(["en.lproj/T.strings": Self.source, "fr.lproj/T.strings": ""])
    #expect(
      result.errors == """
        fr.lproj/T.strings: warning: The table T lacks 2 messages from the source language: count, title.
        Missing messages are shown in the source language. Run hanok update to add them, then translate them.

        """)
    #expect(result.status == 0)
  }

  @Test func customFunctionsAndOtherSelectorsAreAccepted() throws {
    let text = """
      "count" = ".input {$count :app:rank} .match $count few {{{$count}번}} * {{{$count}개}}";
      "title" = "{$name :app:shout}{1 :math:add by=2}";
      """
    let result = try compile(["en.lproj/T.strings": Self.source, "ko.lproj/T.strings": text])
    #expect(result.errors == "")
  }

  @Test func sourcesBecomeASwiftFileWithTheirText() throws {
    let source = "let quoted = \"a \\(b)\"\nlet block = #\"\"\"#\n"
    let result = try compile(["A/One.swift": source, "Two.swift": "two"], "--sources")
    let expected = """
      /// Files that the program has.
      nonisolated package enum CompiledSources {
        /// The text of each file, by its name or path.
        package static let texts: [String: StaticString] = [
          "One.swift": ##\"\"\"
      \(source)
      \"\"\"##,
          "Two.swift": "two",
        ]
      }

      """
    #expect(result.status == 0)
    #expect(result.output == expected)
  }

  @Test func filesOfAFolderHaveTheirPathsAsNames() throws {
    let base = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: base) }
    let file = base.appending(path: "A/B.txt")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("text".utf8).write(to: file)
    let result = try compile([:], "--sources", "--base", base.path, file.path)
    #expect(result.output?.contains("    \"A/B.txt\": \"text\",\n") == true, "\(result.errors)")
  }

  @Test func aSourceThatIsMissingFailsTheBuild() throws {
    let result = try compile([:], "--sources", "no.swift")
    #expect(result.status == 65)
    #expect(result.errors == "no.swift: error: There is no such file.\nCheck the path.\n")
    #expect(result.output == nil)
  }

  @Test func aWrongCommandLineIsAnswered() throws {
    let result = try compile([:])
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("usage: TableCompiler"))
  }
}
