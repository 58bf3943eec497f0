import ArgumentParser
import HanokArguments
import HanokLocalization
import HanokUnicode
import Synchronization

/// `hanok update`: brings translations up to date with the source language.
struct UpdateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "update")

  @OptionGroup var options: LocalizationsOption
  @OptionGroup var toolkit: ToolkitOption

  /// Whether translations are taken to be of the present sources, where none is recorded.
  @Flag var record = false

  /// Whether the changes are only listed.
  @Flag var dryRun = false

  /// The languages; none for all.
  @Argument var tags: [String] = []
}

extension UpdateCommand: LocalizedCommand {
  static let table = HanokCommand.table
  static let compiledTables = HanokCommand.compiledTables

  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let project: TranslationProject
    let languages: [LocalizationFolder.Language]
    do throws(Problem) {
      let folder = try options.folder()
      project = TranslationProject(folder, toolkit: try toolkit.folder(for: folder))
      languages = try TypedLanguage.languages(tags, of: project)
    } catch {
      throw CommandFailure(usage: error)
    }
    let updates = try updates(of: languages, in: project)
    if updates.problems.isEmpty || !updates.files.isEmpty { report(updates.files, context) }
    if !dryRun {
      do throws(Problem) {
        for update in updates.files {
          try FileReplacement.write(update.file.bytes, to: update.path)
        }
      } catch {
        throw CommandFailure(inputOutput: error)
      }
    }
    context.report(updates.problems, of: "hanok")
    return updates.problems.isEmpty ? 0 : CommandFailure.Status.data.rawValue
  }

  /// A table that changes.
  private struct FileUpdate {
    let path: String
    let file: StringsFile
    let isNew: Bool
    let changes: [(key: String, change: TranslationUpdate.Change)]
  }

  /// Computes all changes, table by table; a table with problems stays as it is.
  private func updates(
    of languages: [LocalizationFolder.Language], in project: TranslationProject
  ) throws(CommandFailure) -> (files: [FileUpdate], problems: [Problem]) {
    var files: [FileUpdate] = []
    var problems: [Problem] = []
    let expansions = Dictionary(
      languages.map { ($0.tag, VariantExpansion(for: $0.tag)) }, uniquingKeysWith: { $1 })
    let tables = Set(languages.flatMap(project.tables)).sorted()
    for table in tables {
      do throws(Problem) {
        guard let source = try project.source(of: table) else { continue }
        let histories = SourceHistories(of: table, in: project)
        for language in languages where project.tables(in: language).contains(table) {
          guard let expansion = expansions[language.tag] else { continue }
          let path = project.path(of: table, in: language.tag)
          guard let old = try project.folder.file(of: table, in: language.tag) else {
            files.append(Self.new(source, expansion, path: path))
            continue
          }
          problems += old.problems
          guard old.problems.isEmpty else { continue }
          let update = TranslationUpdate(
            of: old, beside: source, expansion, recordsSources: record,
            history: { histories.history(without: language.tag) })
          if !update.changes.isEmpty {
            files.append(
              FileUpdate(path: path, file: update.file, isNew: false, changes: update.changes))
          }
        }
      } catch {
        throw CommandFailure(data: error)
      }
    }
    return (files.sorted { $0.path < $1.path }, problems)
  }

  private static func new(
    _ source: TranslationSource, _ expansion: VariantExpansion, path: String
  ) -> FileUpdate {
    let file = source.template(expansion, path: path)
    return FileUpdate(
      path: path, file: file, isNew: true,
      changes: file.entries.map { ($0.key.value, .added) })
  }

  /// Lists the changes by table and kind; with their keys if nothing is written.
  private func report(_ files: [FileUpdate], _ context: CommandContext) {
    func write(_ message: Message, indent: String = "") {
      context.writeLine(indent + context.localizer.string(message))
    }
    if files.isEmpty { return write(.HanokCommand.updateNone) }
    for file in files {
      context.writeLine(file.path)
      for change in TranslationUpdate.Change.allCases {
        let keys = file.changes.filter { $0.change == change }.map(\.key)
        if keys.isEmpty { continue }
        write(
          file.isNew
            ? .HanokCommand.updateMade(count: keys.count) : Self.message(change, keys.count),
          indent: "  ")
        if dryRun, !file.isNew { for key in keys { context.writeLine("    " + key) } }
      }
    }
    if dryRun { write(.HanokCommand.updateDry) }
  }

  private static func message(_ change: TranslationUpdate.Change, _ count: Int) -> Message {
    switch change {
    case .added: .HanokCommand.updateAdded(count: count)
    case .returned: .HanokCommand.updateReturned(count: count)
    case .gone: .HanokCommand.updateGone(count: count)
    case .renewed: .HanokCommand.updateRenewed(count: count)
    case .described: .HanokCommand.updateDescribed(count: count)
    case .recorded: .HanokCommand.updateRecorded(count: count)
    }
  }
}

/// What the translations of a table know of its source's past, read when it is asked for.
private final class SourceHistories: Sendable {
  private let table: String
  private let project: TranslationProject
  private let known = Mutex<[LanguageTag: SourceHistory]>([:])

  init(of table: String, in project: TranslationProject) {
    self.table = table
    self.project = project
  }

  /// Returns what all other languages know.
  func history(without language: LanguageTag) -> SourceHistory {
    known.withLock { known in
      if let history = known[language] { return history }
      let others = project.languages.filter { $0.tag != language }
      let files = others.compactMap { try? project.folder.file(of: table, in: $0.tag) }
      let history = SourceHistory(of: files)
      known[language] = history
      return history
    }
  }
}
