import ArgumentParser
import HanokArguments
import HanokLocalization

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
  @Argument(completion: .translations) var tags: [String] = []
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
    var updates = ProjectUpdate(of: project, recordsSources: record)
    do throws(Problem) { try updates.update(languages) } catch { throw CommandFailure(data: error) }
    if !dryRun {
      do throws(Problem) {
        for update in updates.files {
          try FileReplacement.write(update.file.bytes, to: update.path)
        }
      } catch {
        throw CommandFailure(inputOutput: error)
      }
    }
    if updates.problems.isEmpty || !updates.files.isEmpty { report(updates.files, context) }
    context.report(updates.problems, of: "hanok")
    return updates.problems.isEmpty ? 0 : CommandFailure.Status.data.rawValue
  }

  /// Lists the changes by table and kind; with their keys if nothing is written.
  private func report(_ files: [ProjectUpdate.File], _ context: CommandContext) {
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
