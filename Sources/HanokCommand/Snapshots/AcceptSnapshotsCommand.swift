import ArgumentParser
import HanokArguments
import HanokLocalization

/// `hanok snapshots accept`: accepts all pending changes, except that it removes no snapshot.
struct AcceptSnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "accept")

  @Argument(completion: .file()) var paths: [String] = []
}

extension AcceptSnapshotsCommand: SnapshotChangesCommand {
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let changes = try changes(context)
    let removals = changes.count(where: \.isRemoval)
    let status = try settle(changes.filter { !$0.isRemoval }, .accept, context)
    if removals > 0 {
      context.writeLine(.HanokCommand.snapshotsPrunable(count: removals))
    }
    return status
  }
}
