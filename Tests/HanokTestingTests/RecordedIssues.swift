import HanokTesting
import Synchronization
import Testing

/// The issues that a test records, as far as they are meant to be.
nonisolated final class RecordedIssues: Sendable {
  private let issues = Mutex<[Issue]>([])

  /// The issues so far, in order.
  var all: [Issue] { issues.withLock { $0 } }

  /// The lines of the issues.
  var lines: [Int?] { all.map { $0.sourceLocation?.line } }

  /// Does what records issues; without any, the test fails.
  init(_ body: () -> Void, sourceLocation: SourceLocation = #_sourceLocation) {
    withKnownIssue(sourceLocation: sourceLocation) {
      body()
    } matching: { [self] issue in
      issues.withLock { $0.append(issue) }
      return true
    }
  }

  /// The mismatch of the only issue.
  var mismatch: SnapshotMismatch? {
    let all = all
    return all.count == 1 ? all[0].error as? SnapshotMismatch : nil
  }
}
