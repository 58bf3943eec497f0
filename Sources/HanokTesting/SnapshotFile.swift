import Glibc

/// The file of a snapshot, in a folder next to its test.
nonisolated struct SnapshotFile {
  let path: String

  /// Creates the snapshot of a name in the folder `Snapshots` next to a source file.
  init(named name: String, besides file: String) {
    path = TextFile("Snapshots/\(name).txt", besides: file).path
  }

  /// The recorded text, or nil if there is none.
  var recorded: String? { TextFile(path: path).text }

  /// Writes the file, or one with a suffix, and returns whether that succeeded.
  func write(_ text: String, suffix: String = "") -> Bool {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    _ = unsafe mkdir(folder.joined(separator: "/"), 0o755)
    guard let file = unsafe fopen(path + suffix, "w") else { return false }
    let bytes = Array(text.utf8)
    let count = unsafe fwrite(bytes, 1, bytes.count, file)
    return unsafe fclose(file) == 0 && count == bytes.count
  }

  /// Removes the file of an earlier mismatch.
  func removeMismatch() { _ = unsafe remove(path + ".new") }
}
