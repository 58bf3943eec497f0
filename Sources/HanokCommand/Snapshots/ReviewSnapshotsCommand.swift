import ArgumentParser
import Hanok
import HanokArguments

/// `hanok snapshots review`: shows the pending changes, and takes the decisions.
struct ReviewSnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "review")

  @OptionGroup var display: DisplayOptions

  @Argument(completion: .file()) var paths: [String] = []
}

extension ReviewSnapshotsCommand: SnapshotChangesCommand {
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let changes = try changes(context)
    if changes.isEmpty { return 0 }
    let controller = SnapshotReviewController(SnapshotReview(changes))
    let application = Application(
      root: controller, traits: Traits(localizer: context.localizer))
    let status = try await context.run(application, isPlain: display.plain)
    report(controller.review, context)
    return status
  }
}
