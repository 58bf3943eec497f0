import HanokArguments
import HanokLocalization

/// A command for the pending changes of snapshots.
protocol SnapshotChangesCommand: ToolCommand {
  /// The files and folders with the snapshots.
  var paths: [String] { get }
}

extension SnapshotChangesCommand {
  /// Finds the pending changes, or says that there are none.
  func changes(_ context: CommandContext) throws(CommandFailure) -> [SnapshotChange] {
    let pending: PendingSnapshots
    do throws(Problem) {
      pending = try PendingSnapshots(in: paths.isEmpty ? ["."] : paths)
    } catch {
      throw CommandFailure(usage: error)
    }
    if pending.changes.isEmpty {
      context.writeLine(.HanokCommand.snapshotsNone)
    }
    return pending.changes
  }

  /// Settles changes, and says how many.
  func settle(
    _ changes: [SnapshotChange], _ decision: SnapshotReview.Decision, _ context: CommandContext
  ) throws(CommandFailure) -> Int32 {
    var review = SnapshotReview(changes)
    do throws(Problem) {
      while review.change != nil { try review.decide(decision, alike: true) }
    } catch {
      report(review, context)
      throw CommandFailure(inputOutput: error)
    }
    report(review, context)
    return 0
  }

  /// Says how many screens were accepted, rejected and skipped.
  func report(_ review: SnapshotReview, _ context: CommandContext) {
    for decision in SnapshotReview.Decision.allCases {
      guard let count = review.counts[decision] else { continue }
      let line: Message =
        switch decision {
        case .accept: .HanokCommand.snapshotsAccepted(count: count)
        case .reject: .HanokCommand.snapshotsRejected(count: count)
        case .skip: .HanokCommand.snapshotsSkipped(count: count)
        }
      context.writeLine(line)
    }
  }
}
