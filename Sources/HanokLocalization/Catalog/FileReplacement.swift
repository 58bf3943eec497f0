import HanokFiles

/// A file whose content is replaced as a whole, with words for what goes wrong.
package enum FileReplacement {
  /// Replaces the content of a file, or creates it, as a ``HanokFiles/FileWriter`` does.
  ///
  /// - Parameter isPrivate: Whether a new file can be read by its owner alone.
  /// - Throws: `unwritable-file` with the path and the reason; the old content is still there.
  package static func write(
    _ bytes: [UInt8], to path: String, isPrivate: Bool = false
  ) throws(Problem) {
    do throws(FileWriteError) { try FileWriter.write(bytes, to: path, isPrivate: isPrivate) } catch
    {
      throw Problem(error)
    }
  }
}
