import Foundation
import HanokTableSyntax
import Testing

@testable import TableCompiler

@Suite struct TableSetTests {
  private func problems(_ body: () throws(TableCompiler.Failure) -> Void) -> [TableProblem] {
    do throws(TableCompiler.Failure) {
      try body()
      return []
    } catch {
      return error.problems
    }
  }

  @Test func everyFaultOfATableIsReported() {
    let file = StringsFile("\"a\" = \"\\q\";\n\"b\" = \"1\"\n", path: "en.lproj/T.strings")
    let found = problems { () throws(TableCompiler.Failure) in _ = try SourceTable(file) }
    #expect(found.map(\.kind) == [.unknownEscape, .missingSemicolon])
  }

  @Test func aFolderThatNamesNoLanguageIsReported() {
    let file = StringsFile("", path: "/x/no language.lproj/T.strings")
    let found = problems { () throws(TableCompiler.Failure) in _ = try SourceTable(file) }
    #expect(found.map(\.kind) == [.invalidLanguageFolder])
    #expect(found.map(\.path) == ["/x/no language.lproj"])
    #expect(found.first?.arguments["tag"] == "no language")
  }

  @Test(arguments: ["/x/ko.lproj/T.strings", "ko.lproj/T.strings", "ko/T.strings"])
  func theFolderNamesTheLanguage(path: String) throws {
    let table = try SourceTable(StringsFile("", path: path))
    #expect(table.language.description == "ko")
    #expect(table.name == "T")
    #expect(table.folder == path.dropLast("/T.strings".count))
  }

  @Test func untranslatedEntriesAreOmitted() throws {
    let english = StringsFile(
      "\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"C\";", path: "en.lproj/T.strings")
    let text = "/* @untranslated */\n\"a\" = \"A\";\n\"b\" = \"비\";\n\n/* @gone */\n\"x\" = \"y\";"
    let korean = try SourceTable(StringsFile(text, path: "ko.lproj/T.strings"))
    #expect(korean.sortedLines == "\"b\"=\"비\";")
    // A build doesn't warn of each: that a message is missing is said once.
    let warnings = TableSet([try SourceTable(english), korean]).warnings
    #expect(warnings.map(\.kind.name) == ["missing"])
  }

  @Test func aLanguageWithoutATableIsWarnedOf() throws {
    let english = try SourceTable(StringsFile("\"a\" = \"A\";", path: "en.lproj/T.strings"))
    let warnings = TableSet([english], lacking: ["/x/ja.lproj", "/x/ko.lproj"]).warnings
    #expect(warnings.map(\.kind.name) == ["missing-table", "missing-table"])
    #expect(warnings.map(\.path) == ["/x/ja.lproj", "/x/ko.lproj"])
    #expect(warnings.first?.arguments == ["table": "T", "language": "ja"])
    #expect(TableSet([english]).warnings.isEmpty)
  }

  @Test func anUnknownFunctionOfTheSourceIsAnError() {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "en.lproj/T.strings")
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data("\"a\" = \"{$x :intger}\";".utf8).write(to: file)
    let found = problems { () throws(TableCompiler.Failure) in _ = try TableSet(paths: [file.path])
    }
    #expect(found.map(\.kind.name) == ["unknown-function"])
    #expect(found.first?.suggestion == "integer")
  }

  @Test func missingFilesAreReportedTogether() {
    let found = problems { () throws(TableCompiler.Failure) in
      _ = try TableSet(paths: ["en.lproj/A.strings", "ko.lproj/A.strings"])
    }
    #expect(found.map(\.kind) == [.missingFile, .missingFile])
  }

  @Test func keysWithOneNameAreReported() throws {
    let file = StringsFile("\"a.b\" = \"1\";\n\"a-b\" = \"2\";", path: "en.lproj/T.strings")
    let clashes = TableSet([try SourceTable(file)]).clashes
    #expect(clashes.map(\.kind) == [.sameName])
    #expect(clashes.first?.arguments == ["key": "a-b", "other": "a.b"])
    #expect(clashes.first?.path == "en.lproj/T.strings")
    #expect(clashes.first?.place?.line == 2)
    #expect(clashes.first?.place?.column == 1)
  }

  @Test func keysWithOneNameInAFileAreReported() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let path = folder.appending(path: "en.lproj/T.strings")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("\"a.b\" = \"1\";\n\"a-b\" = \"2\";".utf8).write(to: path)
    let found = problems { () throws(TableCompiler.Failure) in
      _ = try TableSet(paths: [path.path])
    }
    #expect(found.map(\.kind) == [.sameName])
  }

  @Test func aTableWithoutASourceIsWarnedOfOnce() throws {
    let tables = try ["jp.lproj/A", "jp.lproj/B", "fr.lproj/A"].map { path in
      try SourceTable(StringsFile("", path: path + ".strings"))
    }
    let warnings = TableSet(tables).warnings
    #expect(warnings.map(\.kind) == [.missingSource, .missingSource])
    #expect(warnings.map(\.path) == ["fr.lproj/A.strings", "jp.lproj/B.strings"])
    #expect(warnings.map { $0.arguments["table"] } == ["A", "B"])
  }

  @Test func aTableWithoutTheSourceLanguageHasNoFunctions() throws {
    let file = StringsFile("\"a\" = \"1\";", path: "ko.lproj/T.strings")
    let code = TableSet([try SourceTable(file)]).swiftFile
    #expect(code.contains("static let t: TargetTables = CompiledTables"))
    #expect(!code.contains("extension Message"))
  }

  @Test func tablesAreOrderedByNameAndLanguage() throws {
    let tables = try ["ko.lproj/B", "en.lproj/B", "ko.lproj/A"].map { path in
      try SourceTable(StringsFile("", path: path + ".strings"))
    }
    let names = TableSet(tables).tables.map { "\($0.name) \($0.language)" }
    #expect(names == ["A ko", "B en", "B ko"])
  }
}
