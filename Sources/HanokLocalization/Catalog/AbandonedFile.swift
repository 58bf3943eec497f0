import Glibc

/// Files of processes that are gone: each is named by the process that wrote it, `Quiz.strings.1234~`.
package enum AbandonedFile {
  /// Returns the paths of a path's files whose processes are gone, sorted.
  ///
  /// One that is named by this process is another one's, which had the same number.
  package static func all(besides path: String) -> [String] {
    let folder = FileReplacement.folder(of: path)
    let prefix = String(path.split(separator: "/").last ?? "") + "."
    let names = (try? FileReader.names(in: folder)) ?? []
    return names.filter { name in
      guard name.hasPrefix(prefix), name.hasSuffix("~"),
        let process = Int32(name.dropFirst(prefix.count).dropLast()), process > 0
      else { return false }
      return process == getpid() || isGone(process)
    }.map { folder + "/" + $0 }
  }

  /// Returns the path of this process's file.
  package static func own(besides path: String) -> String { "\(path).\(getpid())~" }

  private static func isGone(_ process: Int32) -> Bool { kill(process, 0) != 0 && errno == ESRCH }
}
