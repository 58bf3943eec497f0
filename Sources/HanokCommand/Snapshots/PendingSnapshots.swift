import HanokFiles
import HanokLocalization
import HanokReview

/// The pending changes of snapshots in files and folders.
struct PendingSnapshots {
  /// The changes, in the order of their paths.
  let changes: [SnapshotChange]

  /// Finds the changes; files and folders whose names begin with a dot are left out.
  ///
  /// - Parameter paths: Folders, snapshots, or pending files.
  init(in paths: [String]) throws(Problem) {
    var files: [String] = []
    for path in paths {
      let found = try Self.pendingFiles(at: path)
      try Self.checkThatNoLinkLeadsOut(found, of: path)
      files += found
    }
    var (changes, seen): ([SnapshotChange], Set<String>) = ([], [])
    for file in files where seen.insert(file).inserted {
      changes += try PendingSnapshot(Self.snapshot(of: file)).changes
    }
    self.changes = changes
  }

  private static func snapshot(of pending: String) -> String {
    String(pending.dropLast(".new".count))
  }

  /// Throws a problem for a file or a snapshot beside it that is a link out of the folder that was named,
  /// or out of that of a named file.
  private static func checkThatNoLinkLeadsOut(
    _ files: [String], of path: String
  ) throws(Problem) {
    let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let above = parent.isEmpty ? "." : parent == [""] ? "/" : parent.joined(separator: "/")
    let folder = isFolder(path) ? path : above
    let boundary = FolderBoundary(folder)
    for file in files.flatMap({ [$0, snapshot(of: $0)] }) where !boundary.contains(file) {
      throw Problem(.outsideFolder, ["folder": .init(folder)], path: file)
    }
  }

  private static func pendingFiles(at path: String) throws(Problem) -> [String] {
    if isFolder(path) { return try pendingFiles(inFolder: path) }
    let file = path.hasSuffix(PendingSnapshot.suffix) ? path : path + ".new"
    guard file.hasSuffix(PendingSnapshot.suffix), FileManager.default.fileExists(atPath: file)
    else {
      throw ToolProblem.noPendingSnapshot(path)
    }
    return [file]
  }

  private static func pendingFiles(inFolder folder: String) throws(Problem) -> [String] {
    var files: [String] = []
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    for name in try FileReader.names(in: folder) {
      if name.hasSuffix(PendingSnapshot.suffix) {
        files.append(prefix + name)
      } else if isFolder(prefix + name) {
        files += try pendingFiles(inFolder: prefix + name)
      }
    }
    return files
  }

  /// Whether there is a folder at a path; a link to one inside a folder could lead around in a circle.
  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
