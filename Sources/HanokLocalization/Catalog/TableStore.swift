import HanokUnicode
import MessageFormat
import Synchronization

/// A store of tables that reads each on its first lookup.
final class TableStore: Sendable {
  let log = ProblemLog()
  private let sources: [TableID: [TableIndex.Source]]
  private let problemsOfFolders: [Problem]
  private let loaded = Mutex<[TableID: [LoadedTable]]>([:])

  init(_ index: TableIndex) {
    sources = index.sources
    problemsOfFolders = index.problems
    log.record(index.problems)
  }

  /// Returns the sources of a table in order of priority, read.
  func tables(_ name: TableID) -> [LoadedTable] {
    loaded.withLock { loaded in
      if let known = loaded[name] { return known }
      let new = (sources[name] ?? []).compactMap { load($0, name: name.table) }
      loaded[name] = new
      return new
    }
  }

  private func load(_ source: TableIndex.Source, name: String) -> LoadedTable? {
    switch source {
    case .compiled(let table):
      return table.loaded
    case .file(let path):
      do throws(Problem) {
        let file = StringsFile(try FileReader.bytes(of: path), path: path)
        log.record(file.problems)
        return LoadedTable(file, name: name, isCompiled: false)
      } catch {
        log.record([error])
        return nil
      }
    }
  }

  /// Returns the problems of the folders, and of the files and messages in `languages`.
  func check(_ languages: [LanguageTag]) -> [Problem] {
    let names = sources.keys.filter { languages.contains($0.language) }
      .sorted { ($0.language.description, $0.table) < ($1.language.description, $1.table) }
    return names.reduce(into: problemsOfFolders) { problems, name in
      for case .file(let path) in sources[name] ?? [] {
        do throws(Problem) {
          let file = StringsFile(try FileReader.bytes(of: path), path: path)
          problems += file.checked(as: name.table)
          problems += review(of: name).problems(in: file)
        } catch {
          problems.append(error)
        }
      }
    }
  }

  /// Returns a review against the same table in the source language, preferably the program's own.
  private func review(of name: TableID) -> TranslationReview {
    let source = sources[TableID(language: Catalog.sourceLanguage, table: name.table)]
    let file = source?.lazy.compactMap { source -> StringsFile? in
      switch source {
      case .compiled(let table): table.loaded.file
      case .file(let path): (try? FileReader.bytes(of: path)).map { StringsFile($0, path: path) }
      }
    }.last
    return TranslationReview(of: name.table, in: name.language, beside: file)
  }
}

/// A table in memory, indexed by key.
struct LoadedTable: Sendable {
  let name: String
  let file: StringsFile
  /// Whether the table is compiled, without a file for problems.
  let isCompiled: Bool
  private let entries: [String: StringsEntry]

  init(_ file: StringsFile, name: String, isCompiled: Bool) {
    self.name = name
    self.file = file
    self.isCompiled = isCompiled
    entries = Dictionary(
      file.entries.lazy.filter(\.isSound).map { ($0.key.value, $0) }, uniquingKeysWith: { $1 })
  }

  var keys: some Sequence<String> { entries.keys }

  func entry(_ key: String) -> StringsEntry? { entries[key] }

  /// Returns an error in an entry's message as a problem.
  func problem(_ error: MessageError, in entry: StringsEntry) -> Problem {
    var lines = isCompiled ? nil : SourceLines(file.source)
    return file.problem(error, in: entry, table: name, lines: &lines)
  }
}
