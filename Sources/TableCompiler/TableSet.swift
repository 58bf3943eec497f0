import HanokUnicode
import HanokLocalization

/// The tables that are compiled into one target.
struct TableSet {
  /// In the order of their names, then of their languages' tags.
  let tables: [SourceTable]

  /// Reads the tables at `paths`.
  ///
  /// - Throws: What is wrong with any of them, all in one.
  init(paths: [String]) throws(TableCompiler.Failure) {
    var tables: [SourceTable] = []
    var problems: [Problem] = []
    for path in paths {
      do throws(TableCompiler.Failure) {
        tables.append(try SourceTable(path: path))
      } catch {
        problems += error.problems
      }
    }
    self.init(tables)
    problems += clashes
    guard problems.isEmpty else { throw TableCompiler.Failure(problems: problems) }
  }

  /// Gathers tables that were read.
  init(_ tables: [SourceTable]) {
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
    return languages + groups.flatMap(\.warnings)
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
    let groups = groups
    let code = groups.map(\.swift).joined(separator: "\n")
    let takesValues = groups.contains(where: \.takesValues)
    let imports = ["HanokLocalization"] + (takesValues ? ["MessageFormat"] : [])
    return """
      // Made by the build from string tables. Change those, not this file.
      // swift-format-ignore-file

      \(imports.map { "package import " + $0 }.joined(separator: "\n"))

      \(code)
      """
  }
}
