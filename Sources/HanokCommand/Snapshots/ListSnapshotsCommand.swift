import ArgumentParser
import HanokArguments
import HanokLocalization

/// `hanok snapshots list`: the pending changes, by what they come to.
struct ListSnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list")

  @Argument(completion: .file()) var paths: [String] = []
}

extension ListSnapshotsCommand: SnapshotChangesCommand {
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    for group in ChangeGroup.groups(of: try changes(context)) {
      let heading = Message.HanokCommand.snapshotsGroup(
        kind: context.localizer.string(group.title), count: group.screenCount)
      context.writeLine(heading)
      for change in group.changes {
        let variants = change.variants.joined(separator: "; ")
        context.writeLine("  \(change.path)\(variants.isEmpty ? "" : ": ")\(variants)")
      }
    }
    return 0
  }
}
