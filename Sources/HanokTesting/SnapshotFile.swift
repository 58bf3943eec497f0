import Glibc

/// Where a snapshot is kept, beside the test that takes it.
nonisolated struct SnapshotFile {
  let path: String

  /// The snapshot of that name in the folder `Snapshots` beside a source file.
  init(named name: String, besides file: String) {
    path = TextFile("Snapshots/\(name).txt", besides: file).path
  }

  /// What was recorded; nil where nothing was.
  var recorded: String? { TextFile(path: path).text }

  /// Writes the file, or one beside it, and tells whether that went well.
  func write(_ text: String, suffix: String = "") -> Bool {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    // Walks have a folder inside that of snapshots.
    for path in [folder.dropLast(), folder] {
      _ = unsafe mkdir(path.joined(separator: "/"), 0o755)
    }
    guard let file = unsafe fopen(path + suffix, "w") else { return false }
    let bytes = Array(text.utf8)
    let count = unsafe fwrite(bytes, 1, bytes.count, file)
    return unsafe fclose(file) == 0 && count == bytes.count
  }

  /// Removes what an earlier mismatch left.
  func removeMismatch() { _ = unsafe remove(path + ".new") }
}
