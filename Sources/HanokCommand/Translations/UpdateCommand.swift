import ArgumentParser
import HanokArguments
import HanokLocalization
import HanokReview

/// `hanok update`: brings translations up to date with the source language.
struct UpdateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "update")

  @OptionGroup var options: ProjectOptions

  /// Whether translations are taken to be of the present sources, where none is recorded.
  @Flag var record = false

  /// Whether the changes are only listed.
  @Flag var dryRun = false

  /// The languages; none for all.
  @Argument(completion: .translations) var tags: [String] = []
}

extension UpdateCommand: ToolCommand {
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    var updates: ProjectUpdate
    // Again if another program has changed the tables since they were read.
    repeat { updates = try self.updates() } while try !write(updates)
    if updates.problems.isEmpty || !updates.files.isEmpty { report(updates.files, context) }
    context.report(updates.problems, of: "hanok")
    return updates.problems.isEmpty ? 0 : CommandFailure.Status.data.rawValue
  }

  /// Computes the updates of the tables as they are now.
  private func updates() throws(CommandFailure) -> ProjectUpdate {
    let project: TranslationProject
    let languages: [LocalizationFolder.Language]
    do throws(Problem) {
      project = try options.project()
      languages = try TypedLanguage.languages(tags, of: project)
    } catch {
      throw CommandFailure(usage: error)
    }
    var updates = ProjectUpdate(of: project, recordsSources: record)
    do throws(Problem) { try updates.update(languages) } catch { throw CommandFailure(data: error) }
    return updates
  }

  /// Writes the updates, and returns whether the tables were still those that were read.
  private func write(_ updates: ProjectUpdate) throws(CommandFailure) -> Bool {
    if dryRun { return true }
    do throws(Problem) { return try updates.write() } catch {
      throw CommandFailure(inputOutput: error)
    }
  }

  /// Lists the changes by table and kind; with their keys if nothing is written.
  private func report(_ files: [ProjectUpdate.File], _ context: CommandContext) {
    func write(_ message: Message, indent: String = "") {
      context.writeLine(message, indent: indent)
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
