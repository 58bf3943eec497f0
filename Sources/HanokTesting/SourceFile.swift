/// The source file of a test, by its `#fileID`, which begins with its module, and its `#filePath`.
nonisolated struct SourceFile {
  private let folders: [Substring]
  private let target: Int
  private let module: Substring

  /// Creates the source file of a test.
  init(fileID: String, path: String) {
    module = fileID.prefix { $0 != "/" }
    folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    target = folders.lastIndex(of: module) ?? folders.count
  }

  /// The folder of its target's snapshots, beside the target's own.
  var targetSnapshotFolder: String {
    (folders[..<target] + ["Snapshots", module]).joined(separator: "/")
  }

  /// The folder of its snapshots, which is in that of the target as the file is in the target.
  var snapshotFolder: String {
    ([targetSnapshotFolder[...]] + folders[target...].dropFirst()).joined(separator: "/")
  }
}
