import Foundation
import HanokTableSyntax
import Testing

@testable import TableCompiler

/// The tables of libraries in a program, and its translations of them.
@Suite final class LibrarySetTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes tables, and returns their paths.
  private func paths(_ tables: [String: String], in package: String) throws -> [String] {
    try tables.sorted { $0.key < $1.key }.map { name, text in
      let parts = name.split(separator: "/")
      let file = folder.appending(path: "\(package)/\(parts[0]).lproj/\(parts[1]).strings")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return file.path
    }
  }

  /// The tables of a program that uses a library named Kit.
  private func tables(
    _ program: [String: String],
    languages: [String] = ["en", "ja", "ko", "zh-Hans", "zh-Hant"]
  ) throws(TableCompiler.Failure) -> TableSet {
    let kit = Dictionary(
      uniqueKeysWithValues: languages.map { ("\($0)/Kit", "\"ok\" = \"\($0) {$n}\";") })
    let paths = try? (paths(program, in: "app"), paths(kit, in: "kit"))
    return try TableSet(paths: paths?.0 ?? [], libraries: paths?.1 ?? [])
  }

  private static func app(_ languages: String...) -> [String: String] {
    Dictionary(uniqueKeysWithValues: languages.map { ("\($0)/App", "\"a\" = \"1\";") })
  }

  @Test func aProgramContainsTheLibrarysTablesInItsLanguagesAlone() throws {
    let set = try tables(Self.app("en", "ko", "zh-Hant-HK"))
    let code = set.swiftFile
    #expect(code.contains("CompiledTables([\n"))
    #expect(code.contains("  ], libraries: compiledLibraries)\n"))
    for language in ["ko", "zh-Hant"] {
      #expect(code.contains("language: \"\(language)\", name: \"Kit\""), "\(code)")
    }
    // A library has its source itself.
    for language in ["en", "ja", "zh-Hans"] {
      #expect(!code.contains("language: \"\(language)\", name: \"Kit\""), "\(code)")
    }
    #expect(!code.contains("enum Kit") && !code.contains("translations"))
    #expect(set.warnings.isEmpty)
    #expect(!(try tables(Self.app("en", "fr"))).swiftFile.contains("Kit"))
  }

  /// Only ICU knows the likely script of a region: a running program leaves out the other one.
  @Test func aRegionHasALibrarysTablesInAllScripts() throws {
    let code = try tables(Self.app("en", "zh-TW")).swiftFile
    for language in ["zh-Hans", "zh-Hant"] {
      #expect(code.contains("language: \"\(language)\", name: \"Kit\""), "\(code)")
    }
    #expect(!code.contains("language: \"ko\""))
  }

  @Test func aProgramsTranslationIsCompiledWithoutFunctions() throws {
    let program = Self.app("en", "fr").merging(["fr/Kit": "\"ok\" = \"d’accord {$n}\";"]) { $1 }
    let set = try tables(program)
    let code = set.swiftFile
    #expect(code.contains("], translations: compiledTranslations)"), "\(code)")
    #expect(code.contains("fileprivate static let compiledTranslations: [Table] = [\n"))
    #expect(code.contains("language: \"fr\", name: \"Kit\""))
    #expect(!code.contains("enum Kit") && !code.contains("static let kit"))
    #expect(set.warnings.isEmpty)
  }

  @Test func aTranslationOfALibraryIsReviewedBesideItsSource() throws {
    // Where the library has no French, what isn't translated is in English.
    let french = try tables(Self.app("en", "fr").merging(["fr/Kit": ""]) { $1 })
    #expect(french.warnings.map(\.kind.name) == ["missing"])
    // In Korean, the program changes what it has.
    let korean = try tables(Self.app("en", "ko").merging(["ko/Kit": ""]) { $1 })
    #expect(korean.warnings.isEmpty)
    let english = try tables(Self.app("en").merging(["en/Kit": "\"ok\" = \"Fine {$n}\";"]) { $1 })
    #expect(english.warnings.isEmpty)
    do throws(TableCompiler.Failure) {
      _ = try tables(Self.app("en", "ko").merging(["ko/Kit": "\"ok\" = \"{$m}\";"]) { $1 })
      Issue.record("A variable that the library doesn't have is an error.")
    } catch {
      #expect(error.problems.map(\.kind.name).contains("unresolved-variable"), "\(error.problems)")
    }
  }

  @Test func problemsOfAllTablesAreReportedTogether() throws {
    let broken = "\"ok\" = \"1\""
    let program = Self.app("en", "ko", "ja").merging(["fr/App": broken]) { $1 }
    let app = try paths(program, in: "app")
    let kit = try paths(
      ["en/Kit": "\"ok\" = \"1\";", "ja/Kit": broken, "ko/Kit": broken], in: "kit")
    let failure = #expect(throws: TableCompiler.Failure.self) {
      try TableSet(paths: app, libraries: kit)
    }
    let found = Set((failure?.problems ?? []).compactMap(\.path))
    #expect(
      found
        == Set(
          (app + kit).filter { path in
            ["fr.lproj/App", "ja.lproj/Kit", "ko.lproj/Kit"].contains {
              path.hasSuffix("\($0).strings")
            }
          }))
  }
}
