package import HanokUnicode
import MessageFormat
import Synchronization

/// A store of tables that reads each file on the first lookup in it.
package final class TableStore: Sendable {
  let log = ProblemLog()
  private let sources: [TableID: [TableIndex.Source]]
  /// The tables that the program or one of its libraries uses.
  private let used: Set<TableID>
  let problemsOfFolders: [Problem]
  private let files: any TableFiles
  private let loaded = Mutex<[TableID: [LookupTable]]>([:])

  init(_ index: TableIndex) {
    sources = index.sources
    used = Set(index.sources.keys.filter { index.isUsed($0.table) })
    problemsOfFolders = index.problems
    files = index.files
    log.record(index.problems)
  }

  /// Whether there is a table of a name in any language.
  func hasTable(_ name: String) -> Bool { sources.keys.contains { $0.table == name } }

  /// Returns the tables of a name in order of priority; files are read on the first call.
  func tables(_ name: TableID) -> [LookupTable] {
    loaded.withLock { loaded in
      if let known = loaded[name] { return known }
      let new = (sources[name] ?? []).compactMap { load($0, name: name.table) }
      loaded[name] = new
      return new
    }
  }

  private func load(_ source: TableIndex.Source, name: String) -> LookupTable? {
    switch source {
    case .compiled(let table):
      return .compiled(table)
    case .file(let path):
      do throws(Problem) {
        let file = try read(path)
        log.record(file.problems)
        return .file(FileTable(file, name: name))
      } catch {
        log.record([error])
        return nil
      }
    }
  }

  /// The files of the tables that the program or one of its libraries uses, by language and name.
  ///
  /// A folder may have the tables of other programs: they are of no concern here.
  package var usedFiles: [TableFile] {
    used.sorted { ($0.language.description, $0.table) < ($1.language.description, $1.table) }
      .flatMap { name in
        (sources[name] ?? []).compactMap { source in
          if case .file(let path) = source {
            TableFile(table: name.table, language: name.language, path: path)
          } else {
            nil
          }
        }
      }
  }

  /// Reads a file of a table.
  package func read(_ path: String) throws(Problem) -> StringsFile {
    StringsFile(try files.bytes(of: path), path: path)
  }

  /// Returns the last of the sources of a table that can be read: preferably the program's own.
  package func wholeTable(of table: String, in language: LanguageTag) -> StringsFile? {
    let sources = sources[TableID(language: language, table: table)] ?? []
    // Lazily: the first of the reversed sources that can be read is the last.
    return sources.reversed().lazy.compactMap(wholeTable).first
  }

  /// Returns the whole table of a source, or nil if its file can't be read.
  private func wholeTable(_ source: TableIndex.Source) -> StringsFile? {
    switch source {
    case .compiled(let table): table.file
    case .file(let path): try? read(path)
    }
  }
}

/// A file with a table in a language.
package struct TableFile: Sendable {
  /// The name of the table.
  package let table: String
  package let language: LanguageTag
  package let path: String
}
