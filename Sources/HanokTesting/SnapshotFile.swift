import Glibc

/// The file of a snapshot, in a folder next to its test.
nonisolated struct SnapshotFile {
  let path: String
  /// The folder of snapshots, and the folder in it that has the file.
  private let folders: [String]

  /// Creates the snapshot of a name in the folder `Snapshots` next to a source file.
  init(named name: String, besides file: String) {
    path = TextFile("Snapshots/\(name).txt", besides: file).path
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    folders = [
      TextFile("Snapshots", besides: file).path, folder.joined(separator: "/"),
    ]
  }

  /// The recorded text, or nil if there is none.
  var recorded: String? { TextFile(path: path).text }

  /// Writes the file, or one with a suffix, and returns whether that succeeded.
  func write(_ text: String, suffix: String = "") -> Bool {
    for folder in folders { _ = unsafe mkdir(folder, 0o755) }
    guard let file = unsafe fopen(path + suffix, "w") else { return false }
    let bytes = Array(text.utf8)
    let count = unsafe fwrite(bytes, 1, bytes.count, file)
    return unsafe fclose(file) == 0 && count == bytes.count
  }

  /// Compares a text with the file, or records it: `HANOK_RECORD=1` does where `CI` isn't set.
  func expect(_ found: String) throws(SnapshotMismatch) {
    if Self.records, write(found) { return removeMismatch() }
    let recorded = recorded
    if recorded == found { return removeMismatch() }
    _ = write(found, suffix: ".new")
    throw SnapshotMismatch(path: path, recorded: recorded, found: found)
  }

  private static var records: Bool {
    let asked = unsafe getenv("HANOK_RECORD").map { unsafe String(cString: $0) }
    let isWatched = unsafe getenv("CI") != nil
    return asked == "1" && !isWatched
  }

  /// Removes the file of an earlier mismatch.
  func removeMismatch() { _ = unsafe remove(path + ".new") }
}
