import HanokSystem

/// Files of processes that are gone: each is named by the process that wrote it, `Quiz.strings.1234~`.
///
/// A process that writes several of them numbers them: `Quiz.strings.1234-1~`.
package enum AbandonedFile {
  /// Returns the paths of a path's files whose processes are gone, sorted.
  ///
  /// One that is named by this process is another one's, which had the same number, unless it is
  /// numbered.
  package static func all(besides path: String) -> [String] {
    let folder = folder(of: path)
    let prefix = String(shortened(path).split(separator: "/").last ?? "") + "."
    return (names(in: folder) ?? []).filter { name in
      guard name.hasPrefix(prefix), name.hasSuffix("~") else { return false }
      let parts = name.dropFirst(prefix.count).dropLast().split(
        separator: "-", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Int32($0) }
      guard numbers.count == parts.count, (1...2).contains(parts.count), numbers[0] > 0 else {
        return false
      }
      return isGone(numbers[0]) || numbers[0] == getpid() && parts.count == 1
    }.sorted().map { folder + "/" + $0 }
  }

  /// Returns the path of this process's file.
  package static func own(besides path: String) -> String { "\(shortened(path)).\(getpid())~" }

  /// Returns the path of one of several files of this process.
  static func own(_ number: Int32, besides path: String) -> String {
    "\(shortened(path)).\(getpid())-\(number)~"
  }

  /// The number of bytes of a name, of 255, that leaves room for the numbers.
  private static let longestName = 230

  private static func shortened(_ path: String) -> String {
    var path = path
    var length =
      path.utf8.count
      - (path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
        path.utf8.distance(from: path.startIndex, to: $0) + 1
      } ?? 0)
    while length > longestName { length -= path.removeLast().utf8.count }
    return path
  }

  private static func isGone(_ process: Int32) -> Bool { kill(process, 0) != 0 && errno == ESRCH }
}

/// Returns the names in a folder, in any order, or nil with the reason in `errno`.
package func names(in folder: String) -> [String]? {
  guard let stream = unsafe opendir(folder) else { return nil }
  defer { unsafe closedir(stream) }
  var names: [String] = []
  while let entry = unsafe readdir(stream) {
    // In place: the kernel's entries are shorter than the structure, so that a copy of the whole
    // field would be read beyond the end of the buffer.
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
      unsafe UnsafeRawPointer(field).withMemoryRebound(to: CChar.self, capacity: 1) {
        unsafe String(cString: $0)
      }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}
