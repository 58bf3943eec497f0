import Glibc

/// Where a snapshot is kept, beside the test that takes it.
nonisolated struct SnapshotFile {
  let path: String
  /// The folder of snapshots, and the one in it where the file is.
  private let folders: [String]

  /// The snapshot of that name in the folder `Snapshots` beside a source file.
  init(named name: String, besides file: String) {
    path = TextFile("Snapshots/\(name).txt", besides: file).path
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    folders = [
      TextFile("Snapshots", besides: file).path, folder.joined(separator: "/"),
    ]
  }

  /// What was recorded; nil where nothing was.
  var recorded: String? { TextFile(path: path).text }

  /// Writes the file, or one beside it, and tells whether that went well.
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

  /// Removes what an earlier mismatch left.
  func removeMismatch() { _ = unsafe remove(path + ".new") }
}
