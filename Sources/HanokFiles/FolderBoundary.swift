import HanokSystem

/// A folder that the paths of its files must not lead out of.
///
/// A cloned or unpacked folder can have links that lead anywhere, such as
/// `fr.lproj/Quiz.strings` to `~/.profile`. A link from the folder to a file in it is as good as a file.
package struct FolderBoundary: Sendable, Hashable {
  /// The path of the folder without links, or nil if there is no such folder.
  private let root: String?

  /// Creates the boundary of a folder, whose own path may have links: it was chosen.
  package init(_ folder: String) { root = realPath(folder) }

  /// Whether a path is the folder's own, or leads to a place in it, where nothing needs to be yet.
  package func contains(_ path: String) -> Bool {
    guard let root, let place = Self.destination(of: path, depth: Self.largestDepth) else {
      return false
    }
    return place == root || place.hasPrefix(root == "/" ? root : root + "/")
  }

  /// The number of links in a chain after which the kernel gives up, too.
  private static let largestDepth = 40

  /// Returns the path without links to which a path leads, of which the end may not exist.
  private static func destination(of path: String, depth: Int) -> String? {
    if let real = realPath(path) { return real }
    guard errno == ENOENT, depth > 0 else { return nil }
    if let target = linkTarget(path) {
      let next = target.hasPrefix("/") ? target : folder(of: path) + "/" + target
      return destination(of: next, depth: depth - 1)
    }
    guard let name = path.split(separator: "/").last, name != ".", name != ".." else { return nil }
    var parent = path[...]
    while parent.last == "/" { parent.removeLast() }
    guard let place = destination(of: folder(of: String(parent)), depth: depth - 1) else {
      return nil
    }
    return (place == "/" ? "" : place) + "/" + name
  }
}

/// Returns a path without links, `.` and `..`, or nil with the reason in `errno`.
func realPath(_ path: String) -> String? {
  // The system would read the path up to it.
  if path.utf8.contains(0) { return nil }
  guard let real = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(real) }
  return unsafe String(cString: real)
}
