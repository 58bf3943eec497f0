import HanokSystem
public import Testing

/// Which snapshots a test records: `HANOK_RECORD=missing` in the environment, or a trait.
///
/// Where `CI` is set nothing is written: an unreviewed screen must not pass.
public nonisolated enum SnapshotRecording: String, Sendable {
  /// None; what differs is written beside the snapshot, to be reviewed.
  case pending
  /// Those that aren't there.
  case missing
  /// Those that aren't there and those that differ.
  case changed
  /// As ``changed``, but the test fails, so that somebody looks.
  case failed
  /// None, and nothing is written beside the snapshot either.
  case never

  @TaskLocal static var ofTest: SnapshotRecording?

  /// The recording that is in force: that of CI, of the environment, of the test.
  static var current: SnapshotRecording {
    if value(of: "CI") != nil { return .never }
    switch value(of: "HANOK_RECORD") {
    case nil: return ofTest ?? .pending
    case "1": return .changed
    case let name?: return SnapshotRecording(rawValue: name) ?? .pending
    }
  }

  private static func value(of variable: String) -> String? {
    unsafe getenv(variable).map { unsafe String(cString: $0) }
  }
}

/// The recording of a test's or a suite's snapshots: `@Test(.record(.missing))`.
public nonisolated struct SnapshotRecordingTrait: TestTrait, SuiteTrait, TestScoping {
  let recording: SnapshotRecording

  /// The tests in a suite have the trait, too.
  public var isRecursive: Bool { true }

  /// Runs a test with the recording.
  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotRecording.$ofTest.withValue(recording) { try await function() }
  }
}

nonisolated extension Trait where Self == SnapshotRecordingTrait {
  /// The recording of the snapshots, unless the environment has another one.
  public static func record(_ recording: SnapshotRecording) -> Self {
    SnapshotRecordingTrait(recording: recording)
  }
}
