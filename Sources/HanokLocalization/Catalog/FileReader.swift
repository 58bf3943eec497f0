import Glibc

/// Reads whole files and lists folders; what goes wrong is a ``Problem`` with the path.
package enum FileReader {
  /// No table or question file is near this size; a device or a wrong path may be.
  package static let largestFile = 16 << 20

  /// The bytes of the file at `path`.
  package static func bytes(of path: String) throws(Problem) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait forever.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw Problem(errno == ENOENT ? .missingFile : .unreadableFile, path: path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Problem(.unreadableFile, path: path)
    }
    guard status.st_size <= largestFile else {
      throw Problem(.tooLargeFile, ["limit": .init(largestFile >> 20)], path: path)
    }
    guard let bytes = read(descriptor, capacity: Int(status.st_size) + 1) else {
      throw Problem(.unreadableFile, path: path)
    }
    return bytes
  }

  /// Reads to the end; nil when that fails or the file has grown past the limit meanwhile.
  private static func read(_ descriptor: Int32, capacity: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(capacity)
    var chunk = [UInt8](repeating: 0, count: min(max(capacity, 1 << 12), 1 << 16))
    while bytes.count <= largestFile {
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { return nil }
      bytes += chunk.prefix(max(count, 0))
    }
    return nil
  }

  /// The names in the folder at `path`, sorted, without those that begin with a dot.
  package static func names(in path: String) throws(Problem) -> [String] {
    guard let folder = unsafe opendir(path) else {
      throw Problem(errno == ENOENT ? .missingFolder : .unreadableFolder, path: path)
    }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field))
        {
          unsafe String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
