import ArgumentParser
import HanokArguments

/// `hanok snapshots reject`: leaves all snapshots as they are recorded.
struct RejectSnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "reject")

  @Argument(completion: .file()) var paths: [String] = []
}

extension RejectSnapshotsCommand: SnapshotChangesCommand {
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    try settle(try changes(context), .reject, context)
  }
}
