import HanokTableRules
import HanokTableSyntax

/// The tables of a target.
struct TableSet {
  /// The tables, in the order of their names, then of their languages' tags.
  let tables: [SourceTable]
  /// The target of the tables; empty if there is none.
  private let target: String
  /// The folders of languages that have none of the tables.
  private let lacking: [String]
  /// The tables of libraries, some of which the package may translate.
  private let libraries: LibrarySet

  /// Reads the tables at `paths`, and those at `libraries` that are for their languages.
  ///
  /// - Throws: The problems of all tables in one error.
  init(
    paths: [String], target: String = "", lacking: [String] = [], libraries: [String] = []
  ) throws(TableCompiler.Failure) {
    var tables: [SourceTable] = []
    var problems: [TableProblem] = []
    for path in paths {
      do throws(TableCompiler.Failure) {
        tables.append(try SourceTable(path: path))
      } catch {
        problems += error.problems
      }
    }
    let libraries = LibrarySet(paths: libraries, for: tables, reporting: &problems)
    self.init(tables, target: target, lacking: lacking, libraries: libraries)
    problems += clashes
    problems += (groups + translations).flatMap(\.findings)
      .filter { $0.severity == .error }.map(\.problem)
    guard problems.isEmpty else { throw TableCompiler.Failure(problems: problems) }
  }

  /// Creates a set of tables.
  init(
    _ tables: [SourceTable], target: String = "", lacking: [String] = [],
    libraries: LibrarySet = LibrarySet()
  ) {
    self.target = target
    self.lacking = lacking
    self.libraries = libraries
    self.tables = tables.sorted {
      ($0.name, $0.language.description) < ($1.name, $1.language.description)
    }
  }

  /// The problems of keys in the source language with the same Swift name.
  var clashes: [TableProblem] { groups.flatMap(\.clashes) }

  /// The likely mistakes in the tables, which are compiled nevertheless.
  var warnings: [TableProblem] {
    missingTables
      + groups.flatMap { group in
        misspelling(of: group)
          ?? group.findings.filter { $0.severity == .warning }.map(\.problem)
      }
      + translations.flatMap(\.findings).filter { $0.severity == .warning }.map(\.problem)
  }

  /// The tables that languages of the package don't have.
  private var missingTables: [TableProblem] {
    lacking.flatMap { folder in
      let name = folder.split(separator: "/").last?.split(separator: ".").first ?? ""
      return groups.map { group in
        TableProblem(
          TranslationCheck.missingTable.kind,
          ["table": .init(group.name), "language": .init(String(name))], path: folder)
      }
    }
  }

  /// Returns the warnings about a table's letter case, or nil if it equals the target's.
  private func misspelling(of group: TableCode) -> [TableProblem]? {
    nameMeant(by: group).map { name in
      group.versions.map { version in
        TableProblem(
          .misspelledTable, ["table": .init(group.name), "target": .init(target)],
          path: version.file.path, suggestion: name)
      }
    }
  }

  /// Returns the prefix of the target's name that differs from a table's in letter case only.
  ///
  /// It is nil if there is none.
  private func nameMeant(by group: TableCode) -> String? {
    let name = String(target.prefix(group.name.count))
    return group.name != name && group.name.lowercased() == name.lowercased() ? name : nil
  }

  /// The target's own tables in groups by name.
  private var groups: [TableCode] { groups(of: tables.filter { !libraries.has($0.name) }) }

  /// The translations of libraries' tables in groups by name.
  private var translations: [TableCode] {
    groups(of: tables.filter { libraries.has($0.name) }).map { group in
      var group = group
      group.translated = libraries.sources[group.name]
      group.changed = Set(
        group.versions.map(\.language).filter { libraries.serves($0, group.name) })
      return group
    }
  }

  private func groups(of tables: [SourceTable]) -> [TableCode] {
    var groups: [TableCode] = []
    for table in tables {
      if groups.last?.name != table.name { groups.append(TableCode(name: table.name)) }
      groups[groups.count - 1].versions.append(table)
    }
    return groups
  }

  /// The generated Swift file.
  var swiftFile: String {
    let names = Set(groups.map(\.name))
    // Two spellings of one table would have the same names.
    var distinct = groups.filter { group in nameMeant(by: group).map(names.contains) != true }
    // The compiler warns about an unused import.
    let code = distinct.isEmpty ? "" : "package import HanokTables\n\n"
    let (libraries, arguments) = distinct.isEmpty ? ("", "") : librariesCode
    for index in distinct.indices { distinct[index].libraryArguments = arguments }
    return """
      // Made by the build from string tables. Change those, not this file.
      // swift-format-ignore-file

      \(code)\(distinct.map(\.swift).joined(separator: "\n"))\(libraries)
      """
  }

  /// The code of libraries' tables, which all tables of the target share, and the arguments for it.
  private var librariesCode: (code: String, arguments: String) {
    let lists = [
      ("translations", "compiledTranslations", translations.flatMap(\.versions)),
      ("libraries", "compiledLibraries", libraries.tables),
    ].filter { !$0.2.isEmpty }
    if lists.isEmpty { return ("", "") }
    let constants = lists.map { _, name, tables in
      """
        fileprivate static let \(name): [Table] = [
      \(tables.map(\.swift).joined(separator: "\n"))
        ]
      """
    }
    return (
      "\nnonisolated extension CompiledTables {\n\(constants.joined(separator: "\n\n"))\n}\n",
      lists.map { ", \($0.0): \($0.1)" }.joined()
    )
  }
}
