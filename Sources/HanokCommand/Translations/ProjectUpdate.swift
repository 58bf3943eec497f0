import HanokLocalization
import HanokReview
import HanokUnicode
import Synchronization

/// The updates of a project's translations, before they are written.
struct ProjectUpdate {
  /// A table that changes.
  struct File {
    /// The path of its file.
    let path: String
    /// The table after the update.
    let file: StringsFile
    /// Whether the language has no such table yet.
    let isNew: Bool
    /// What changes, by the keys of messages.
    let changes: [(key: String, change: TranslationUpdate.Change)]
  }

  /// The tables that change, ordered by their paths.
  private(set) var files: [File] = []
  /// The same tables, to be written.
  private var changes = TableChanges()
  /// The problems of tables, which therefore stay as they are.
  private(set) var problems: [Problem] = []
  private let project: TranslationProject
  private let recordsSources: Bool

  /// Creates the updates of a project, without any.
  init(of project: TranslationProject, recordsSources: Bool) {
    self.project = project
    self.recordsSources = recordsSources
  }

  /// Computes the changes of languages, table by table.
  ///
  /// - Throws: A problem of a source table: nothing can be compared with it.
  mutating func update(_ languages: [LocalizationFolder.Language]) throws(Problem) {
    let expansions = Dictionary(
      languages.map { ($0.tag, VariantExpansion(for: $0.tag)) }, uniquingKeysWith: { $1 })
    for table in Set(languages.flatMap(project.tables)).sorted() {
      guard let source = try project.source(of: table) else { continue }
      let histories = SourceHistories(of: table, in: project)
      for language in languages where project.tables(in: language).contains(table) {
        guard let expansion = expansions[language.tag] else { continue }
        do throws(Problem) {
          try update(table, in: language.tag, beside: source, expansion, histories)
        } catch {
          problems.append(error)
        }
      }
    }
    files.sort { $0.path < $1.path }
  }

  /// Writes the tables that change.
  ///
  /// - Returns: Whether they were written: false if another program has changed one since it was read.
  func write() throws(Problem) -> Bool { try changes.write(in: project.folder) }

  private mutating func update(
    _ table: String, in language: LanguageTag, beside source: TranslationSource,
    _ expansion: VariantExpansion, _ histories: SourceHistories
  ) throws(Problem) {
    let path = try project.path(of: table, in: language)
    guard let old = try project.folder.file(of: table, in: language) else {
      let new = source.template(expansion, path: path)
      let added = new.entries.map { (key: $0.key.value, change: TranslationUpdate.Change.added) }
      files.append(File(path: path, file: new, isNew: true, changes: added))
      changes.set(new, insteadOf: nil)
      return
    }
    problems += old.problems
    guard old.problems.isEmpty else { return }
    let update = TranslationUpdate(
      of: old, beside: source, expansion, recordsSources: recordsSources,
      histories: { histories.histories(without: language) })
    if update.changes.isEmpty { return }
    files.append(File(path: path, file: update.file, isNew: false, changes: update.changes))
    changes.set(update.file, insteadOf: old)
  }
}

/// What the translations of a table know of its source's past, each read once, when it is asked for.
private final class SourceHistories: Sendable {
  private let table: String
  private let project: TranslationProject
  private let known = Mutex<[LanguageTag: SourceHistory]>([:])

  init(of table: String, in project: TranslationProject) {
    self.table = table
    self.project = project
  }

  /// Returns what all other languages know.
  func histories(without language: LanguageTag) -> [SourceHistory] {
    known.withLock { known in
      project.languages.compactMap { other -> SourceHistory? in
        if other.tag == language { return nil }
        if let history = known[other.tag] { return history }
        let file = try? project.folder.file(of: table, in: other.tag)
        let history = file.map { SourceHistory(of: $0) }
        known[other.tag] = history
        return history
      }
    }
  }
}
