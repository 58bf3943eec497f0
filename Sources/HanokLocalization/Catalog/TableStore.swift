import HanokUnicode
import MessageFormat
import Synchronization

/// A store of tables that reads each file on the first lookup in it.
final class TableStore: Sendable {
  let log = ProblemLog()
  private let sources: [TableID: [TableIndex.Source]]
  /// The tables that the program or one of its libraries uses.
  private let checked: Set<TableID>
  let problemsOfFolders: [Problem]
  private let files: any TableFiles
  private let loaded = Mutex<[TableID: [LookupTable]]>([:])

  init(_ index: TableIndex) {
    sources = index.sources
    checked = Set(index.sources.keys.filter { index.isUsed($0.table) })
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
        let file = StringsFile(try files.bytes(of: path), path: path)
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
    problemsOfFolders.map(TranslationFinding.init(ofFolder:))
      + check(languages.contains) { _ in true }
  }

  /// Returns the findings in the files at `paths`, and in their messages.
  func check(paths: Set<String>) -> [TranslationFinding] {
    paths.isEmpty ? [] : check({ _ in true }, paths.contains)
  }

  private func check(
    _ isChecked: (LanguageTag) -> Bool, _ isFileChecked: (String) -> Bool
  ) -> [TranslationFinding] {
    let names = checked.filter { isChecked($0.language) }
      .sorted { ($0.language.description, $0.table) < ($1.language.description, $1.table) }
    return names.reduce(into: []) { findings, name in
      for case .file(let path) in sources[name] ?? [] where isFileChecked(path) {
        do throws(Problem) {
          let file = StringsFile(try files.bytes(of: path), path: path)
          findings += review(of: name).findings(in: file)
        } catch {
          findings.append(TranslationFinding(.unreadable, error))
        }
      }
    }
  }

  /// Returns a review against the same table in the source language, preferably the program's own.
  private func review(of name: TableID) -> TranslationReview {
    let source = wholeTable(of: name.table, in: Catalog.sourceLanguage)
    return TranslationReview(
      of: name.table, in: ReviewLanguage(name.language), beside: source.map(ReviewSource.init),
      inherited: name.language.inheritedKeys { wholeTable(of: name.table, in: $0) })
  }

  /// Returns the last of the sources of a table that can be read.
  private func wholeTable(of table: String, in language: LanguageTag) -> StringsFile? {
    let sources = sources[TableID(language: language, table: table)] ?? []
    // Lazily: the first of the reversed sources that can be read is the last.
    return sources.reversed().lazy.compactMap(wholeTable).first
  }

  /// Returns the whole table of a source, or nil if its file can't be read.
  private func wholeTable(_ source: TableIndex.Source) -> StringsFile? {
    switch source {
    case .compiled(let table): table.file
    case .file(let path): (try? files.bytes(of: path)).map { StringsFile($0, path: path) }
    }
  }
}
