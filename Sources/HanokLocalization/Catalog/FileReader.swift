import HanokFiles
import HanokSystem

/// A reader of whole files and folder listings; errors are a ``Problem`` with the path.
package enum FileReader {
  /// The size limit of a file in bytes.
  ///
  /// Tables and question files are smaller; a device or a wrong path may not be.
  package static let largestFile = 16 << 20

  /// Returns the bytes of a file of at most `limit` bytes.
  package static func bytes(
    of path: String, limit: Int = largestFile
  ) throws(Problem) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe without a writer would block forever.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw Problem(errno == ENOENT ? .missingFile : .unreadableFile, path: path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Problem(.unreadableFile, path: path)
    }
    guard status.st_size <= limit else {
      throw Problem(.tooLargeFile, ["limit": .init(limit >> 20)], path: path)
    }
    guard let bytes = read(descriptor, capacity: Int(status.st_size) + 1, limit: limit) else {
      throw Problem(.unreadableFile, path: path)
    }
    return bytes
  }

  /// Reads to the end; returns nil for an error or a file that has grown past the limit.
  private static func read(_ descriptor: Int32, capacity: Int, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(capacity)
    var chunk = [UInt8](repeating: 0, count: min(max(capacity, 1 << 12), 1 << 16))
    while bytes.count <= limit {
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe HanokSystem.read(descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { return nil }
      bytes += chunk.prefix(max(count, 0))
    }
    return nil
  }

  /// Returns the names in a folder, sorted, without those that begin with a dot.
  package static func names(in path: String) throws(Problem) -> [String] {
    guard let names = HanokFiles.names(in: path) else {
      throw Problem(errno == ENOENT ? .missingFolder : .unreadableFolder, path: path)
    }
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
