/// The files of tables as a catalog reads them: those on the disk, or a copy that was kept.
package protocol TableFiles: Sendable {
  /// Returns the names in a folder, sorted, without those that begin with a dot.
  func names(in folder: String) throws(Problem) -> [String]
  /// Returns the bytes of a file.
  func bytes(of path: String) throws(Problem) -> [UInt8]
}

/// The files on the disk.
struct DiskFiles: TableFiles {
  func names(in folder: String) throws(Problem) -> [String] { try FileReader.names(in: folder) }

  func bytes(of path: String) throws(Problem) -> [UInt8] { try FileReader.bytes(of: path) }
}
