import ArgumentParser

/// `hanok snapshots`: lists what tests have drawn otherwise than recorded, and has it decided.
struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots",
    subcommands: [
      ListSnapshotsCommand.self, ReviewSnapshotsCommand.self, AcceptSnapshotsCommand.self,
      RejectSnapshotsCommand.self, PruneSnapshotsCommand.self,
    ], defaultSubcommand: ListSnapshotsCommand.self)
}
