import HanokUnicode
import HanokLocalization

/// The tables that are compiled into one target.
struct TableSet {
  /// In the order of their names, then of their languages' tags.
  let tables: [SourceTable]
  /// The target that gets them; empty where none is named.
  private let target: String

  /// Reads the tables at `paths`.
  ///
  /// - Throws: What is wrong with any of them, all in one.
  init(paths: [String], target: String = "") throws(TableCompiler.Failure) {
    var tables: [SourceTable] = []
    var problems: [Problem] = []
    for path in paths {
      do throws(TableCompiler.Failure) {
        tables.append(try SourceTable(path: path))
      } catch {
        problems += error.problems
      }
    }
    self.init(tables, target: target)
    problems += clashes
    guard problems.isEmpty else { throw TableCompiler.Failure(problems: problems) }
  }

  /// Gathers tables that were read.
  init(_ tables: [SourceTable], target: String = "") {
    self.target = target
    self.tables = tables.sorted {
      ($0.name, $0.language.description) < ($1.name, $1.language.description)
    }
  }

  /// Keys of the source language whose names in Swift are the same.
  var clashes: [Problem] { groups.flatMap(\.clashes) }

  /// The suspicious places of the tables, which are compiled all the same.
  var warnings: [Problem] {
    var folders: Set<String> = []
    let languages = tables.compactMap { table in
      folders.insert(table.folder).inserted
        ? Problem.unlikelyLanguage(table.language, path: table.folder) : nil
    }
    return languages + groups.flatMap { group in misspelling(of: group) ?? group.warnings }
  }

  /// The warnings that a table is spelled otherwise than the target; nil where it isn't.
  private func misspelling(of group: TableCode) -> [Problem]? {
    nameMeant(by: group).map { name in
      group.versions.map { version in
        Problem(
          .misspelledTable, ["table": .init(group.name), "target": .init(target)],
          path: version.file.path, suggestion: name)
      }
    }
  }

  /// The beginning of the target's name that differs from a table's in upper and lower case alone; nil
  /// where there is none.
  private func nameMeant(by group: TableCode) -> String? {
    let name = String(target.prefix(group.name.count))
    return group.name != name && group.name.lowercased() == name.lowercased() ? name : nil
  }

  /// The tables that lack messages of the source language, and how many.
  var untranslated: [(table: SourceTable, count: Int)] { groups.flatMap(\.untranslated) }

  /// The tables by their names.
  private var groups: [TableCode] {
    var groups: [TableCode] = []
    for table in tables {
      if groups.last?.name != table.name { groups.append(TableCode(name: table.name)) }
      groups[groups.count - 1].versions.append(table)
    }
    return groups
  }

  /// The whole Swift file.
  var swiftFile: String {
    let names = Set(groups.map(\.name))
    // Two spellings of one table would give the same names.
    let groups = groups.filter { group in nameMeant(by: group).map(names.contains) != true }
    // An import that nothing uses is warned of.
    let code = groups.isEmpty ? "" : "package import HanokTables\n\n"
    return """
      // Made by the build from string tables. Change those, not this file.
      // swift-format-ignore-file

      \(code)\(groups.map(\.swift).joined(separator: "\n"))
      """
  }
}
