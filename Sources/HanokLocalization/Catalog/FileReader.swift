import HanokFiles
import HanokSystem

/// A reader of whole files and folder listings; errors are a ``Problem`` with the path.
package enum FileReader {
  /// Returns the bytes of a file of at most `limit` bytes.
  package static func bytes(
    of path: String, limit: Int = StringsFile.largestSize
  ) throws(Problem) -> [UInt8] {
    do throws(FileReadError) {
      return try FileInput(path: path, limit: limit).readToEnd()
    } catch {
      throw Problem(error)
    }
  }

  /// Returns the names in a folder, sorted, without those that begin with a dot.
  package static func names(in path: String) throws(Problem) -> [String] {
    guard let names = HanokFiles.names(in: path) else {
      throw Problem(errno == ENOENT ? .missingFolder : .unreadableFolder, path: path)
    }
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
