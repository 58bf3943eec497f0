import HanokUnicode
import MessageFormat
import Synchronization

/// A store of tables that reads each file on the first lookup in it.
final class TableStore: Sendable {
  let log = ProblemLog()
  private let sources: [TableID: [TableIndex.Source]]
  /// The tables that the program or one of its libraries uses.
  private let checked: Set<TableID>
  private let problemsOfFolders: [Problem]
  private let loaded = Mutex<[TableID: [LookupTable]]>([:])

  init(_ index: TableIndex) {
    sources = index.sources
    checked = Set(index.sources.keys.filter { index.isUsed($0.table) })
    problemsOfFolders = index.problems
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
        let file = StringsFile(try FileReader.bytes(of: path), path: path)
        log.record(file.problems)
        return .file(FileTable(file, name: name))
      } catch {
        log.record([error])
        return nil
      }
    }
  }

  /// Returns the findings in the folders, and in the files of `languages`.
  ///
  /// A folder may have the tables of other programs: they are of no concern here.
  func check(_ languages: [LanguageTag]) -> [TranslationFinding] {
    let names = checked.filter { languages.contains($0.language) }
      .sorted { ($0.language.description, $0.table) < ($1.language.description, $1.table) }
    return names.reduce(into: problemsOfFolders.map(TranslationFinding.init(ofFolder:))) {
      findings, name in
      for case .file(let path) in sources[name] ?? [] {
        do throws(Problem) {
          let file = StringsFile(try FileReader.bytes(of: path), path: path)
          findings += review(of: name).findings(in: file)
        } catch {
          findings.append(TranslationFinding(.unreadable, error))
        }
      }
    }
  }

  /// Returns a review against the same table in the source language, preferably the program's own.
  private func review(of name: TableID) -> TranslationReview {
    let sources = sources[TableID(language: Catalog.sourceLanguage, table: name.table)] ?? []
    // Lazily: the first of the reversed sources that can be read is the last.
    let files = sources.reversed().lazy.compactMap(\.file)
    return TranslationReview(of: name.table, in: name.language, beside: files.first)
  }
}

extension TableIndex.Source {
  /// The whole table, or nil if its file can't be read.
  fileprivate var file: StringsFile? {
    switch self {
    case .compiled(let table): table.file
    case .file(let path): (try? FileReader.bytes(of: path)).map { StringsFile($0, path: path) }
    }
  }
}
