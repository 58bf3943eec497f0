import ArgumentParser
import HanokArguments
import HanokLocalization

/// `hanok snapshots prune`: removes the snapshots whose scenes are gone.
///
/// A test that knows all scenes has found them; a run of some tests finds none.
struct PruneSnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "prune")

  @Argument(completion: .file()) var paths: [String] = []
}

extension PruneSnapshotsCommand: SnapshotChangesCommand {
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let pending = try changes(context)
    let removals = pending.filter(\.isRemoval)
    if removals.isEmpty, !pending.isEmpty {
      context.writeLine(.HanokCommand.snapshotsNothingGone)
    }
    return try settle(removals, .accept, context)
  }
}
