import HanokUnicode
import MessageFormat
import Synchronization

/// A store of tables that reads each file on the first lookup in it.
final class TableStore: Sendable {
  let log = ProblemLog()
  private let sources: [TableID: [TableIndex.Source]]
  let problemsOfFolders: [Problem]
  private let files: any TableFiles
  private let loaded = Mutex<[TableID: [LookupTable]]>([:])

  init(_ index: TableIndex) {
    sources = index.sources
    problemsOfFolders = index.problems
    files = index.files
    log.record(index.problems)
  }

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
        let file = StringsFile(try files.bytes(of: path), path: path)
        log.record(file.problems)
        return .file(FileTable(file, name: name))
      } catch {
        log.record([error])
        return nil
      }
    }
  }

  /// Returns the problems of the folders, and of the files and messages in `languages`.
  func check(_ languages: [LanguageTag]) -> [Problem] {
    problemsOfFolders + check(languages.contains) { _ in true }
  }

  /// Returns the problems of the files at `paths`, and of their messages.
  func check(paths: Set<String>) -> [Problem] {
    paths.isEmpty ? [] : check({ _ in true }, paths.contains)
  }

  private func check(
    _ isChecked: (LanguageTag) -> Bool, _ isFileChecked: (String) -> Bool
  ) -> [Problem] {
    let names = sources.keys.filter { isChecked($0.language) }
      .sorted { ($0.language.description, $0.table) < ($1.language.description, $1.table) }
    return names.reduce(into: []) { problems, name in
      for case .file(let path) in sources[name] ?? [] where isFileChecked(path) {
        do throws(Problem) {
          let file = StringsFile(try files.bytes(of: path), path: path)
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
    let sources = sources[TableID(language: Catalog.sourceLanguage, table: name.table)] ?? []
    // Lazily: the first of the reversed sources that can be read is the last.
    let found = sources.reversed().lazy.compactMap(wholeTable)
    return TranslationReview(of: name.table, in: name.language, beside: found.first)
  }

  /// Returns the whole table of a source, or nil if its file can't be read.
  private func wholeTable(_ source: TableIndex.Source) -> StringsFile? {
    switch source {
    case .compiled(let table): table.file
    case .file(let path): (try? files.bytes(of: path)).map { StringsFile($0, path: path) }
    }
  }
}
