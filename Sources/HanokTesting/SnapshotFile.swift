/// The file of a snapshot, in a folder next to its test.
nonisolated struct SnapshotFile {
  private let file: TextFile

  /// Creates the snapshot of a name in the folder `Snapshots` next to a source file.
  init(named name: String, besides file: String) {
    self.file = TextFile("Snapshots/\(name).txt", besides: file)
  }

  /// Compares a text with the file, or records it, as ``SnapshotRecording`` says.
  func expect(_ found: String) throws(SnapshotMismatch) {
    let recorded = file.text
    if recorded == found {
      file.pending.remove()
      return
    }
    let mismatch = SnapshotMismatch(path: file.path, recorded: recorded, found: found)
    switch SnapshotRecording.current {
    case .missing where recorded == nil, .changed, .failed:
      guard file.write(found) else { throw mismatch }
      file.pending.remove()
      if SnapshotRecording.current == .failed { throw mismatch }
    case .never: throw mismatch
    case .missing, .pending:
      _ = file.pending.write(found)
      throw mismatch
    }
  }
}
