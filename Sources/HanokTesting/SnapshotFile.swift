import HanokScenes

/// The file of a snapshot: `Tests/Snapshots/QuizTests/Screens/question.txt` of a test in the folder
/// `Tests/QuizTests/Screens`.
///
/// It is beside the target's own folder, so that no manifest has to exclude it.
nonisolated struct SnapshotFile {
  private let file: TextFile

  /// Creates the snapshot of a name for a test's source file.
  init(named name: String, of test: SourceFile) {
    file = TextFile(path: "\(test.snapshotFolder)/\(name).txt")
  }

  /// The recorded text; nil if there is none.
  var recorded: String? { file.text }

  /// Compares a text with the file, or records it, as ``SnapshotRecording`` says.
  ///
  /// - Returns: The difference, or nil if there is none, or it was recorded.
  func mismatch(of found: String) -> SnapshotMismatch? {
    let recorded = file.text
    if recorded == found {
      file.pending.remove()
      return nil
    }
    var mismatch = SnapshotMismatch(path: file.path, recorded: recorded, found: found)
    switch SnapshotRecording.current {
    case .missing where recorded == nil, .changed, .failed:
      guard file.write(found) else { return mismatch }
      file.pending.remove()
      return SnapshotRecording.current == .failed ? mismatch : nil
    case .never: return mismatch
    case .missing, .pending:
      mismatch.isPending = file.pending.write(found)
      return mismatch
    }
  }
}
