import HanokFiles
package import HanokLocalization
import HanokSystem

/// New contents of a folder's tables, which are written together.
///
/// What another program has written since the tables were read isn't lost: nothing is written then, and the
/// changes are to be made again.
package struct TableChanges: Sendable {
  private struct Change {
    /// The bytes that were read; empty for a table that didn't exist.
    let old: [UInt8]
    let new: StringsFile
  }

  private var changes: [String: Change] = [:]

  /// Creates no changes.
  package init() {}

  /// The changed tables, by their paths.
  package subscript(path: String) -> StringsFile? { changes[path]?.new }

  /// Adds a new content of a table, in place of one that was added before.
  ///
  /// - Parameter old: The table that was read; nil for a new one.
  package mutating func set(_ file: StringsFile, insteadOf old: StringsFile?) {
    let former = changes[file.path]?.old
    changes[file.path] = Change(old: former ?? old?.bytes ?? [], new: file)
  }

  /// Writes all tables while no other program of Hanok writes to the folder; new ones are removed again if
  /// one can't be written.
  ///
  /// - Returns: Whether they were written: false if a table isn't as it was read any more.
  /// - Throws: The problem of a file that can't be read or written, or that is outside of the folder.
  package func write(in folder: LocalizationFolder) throws(Problem) -> Bool {
    try FolderLock.hold(folder.path) { () throws(Problem) in
      for (path, change) in changes {
        try folder.checkThatIsInside(path)
        guard try Self.bytes(of: path) == change.old else { return false }
      }
      try writeAll()
      return true
    }
  }

  private func writeAll() throws(Problem) {
    var created: [String] = []
    do throws(Problem) {
      for (path, change) in changes.sorted(by: { $0.key < $1.key }) {
        Self.makeFolder(of: path)
        let isNew = unsafe access(path, F_OK) != 0
        try FileReplacement.write(change.new.bytes, to: path)
        if isNew { created.append(path) }
      }
    } catch {
      for path in created { unsafe unlink(path) }
      throw error
    }
  }

  /// Creates the folder of a new language; that it can't be is found when a file is written to it.
  private static func makeFolder(of path: String) {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    _ = unsafe mkdir(folder.joined(separator: "/"), 0o777)
  }

  private static func bytes(of path: String) throws(Problem) -> [UInt8] {
    do throws(Problem) { return try FileReader.bytes(of: path) } catch {
      guard error.kind == .missingFile else { throw error }
      return []
    }
  }
}
