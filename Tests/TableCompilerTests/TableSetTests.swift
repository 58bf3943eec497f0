import HanokLocalization
import Testing

@testable import TableCompiler

@Suite struct TableSetTests {
  private func problems(_ body: () throws(TableCompiler.Failure) -> Void) -> [Problem] {
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
