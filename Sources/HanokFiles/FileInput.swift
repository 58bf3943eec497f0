import HanokSystem

/// Reads a file in parts, up to a limit.
///
/// ```swift
/// let file = try FileInput(path: path, limit: 1 << 20)
/// let bytes = try file.readToEnd()
/// ```
///
/// Only a file is opened: a device may have no end, and a pipe may never have a beginning. The limit
/// holds for what is read, not only for the size at the beginning: another program may be writing.
public final class FileInput {
  /// The path, as it was named; `-` for the standard input.
  public let path: String
  /// The size in bytes at the beginning, or nil for an unknown size, such as a pipe's.
  public let size: Int?
  /// The number of bytes that were read.
  public private(set) var position = 0

  private let limit: Int
  private let descriptor: Int32
  /// Whether the descriptor is closed with this object.
  private let ownsDescriptor: Bool
  /// The maximum number of bytes of a part.
  private static let largestPart = 262_144
  /// The number of bytes of the first part of a file without a size, such as a file in `/proc`.
  private static let smallestPart = 4_096

  /// Opens a file.
  ///
  /// - Parameter limit: The maximum number of bytes.
  /// - Throws: The reason if it can't be opened, is larger, or isn't a file.
  public convenience init(path: String, limit: Int) throws(FileReadError) {
    try self.init(Array(path.utf8CString), path: path, limit: limit)
  }

  /// Opens a file whose path may be invalid UTF-8.
  package convenience init(pathBytes: [UInt8], limit: Int) throws(FileReadError) {
    try self.init(
      (pathBytes + [0]).map { CChar(bitPattern: $0) },
      path: String(decoding: pathBytes, as: UTF8.self), limit: limit)
  }

  private init(_ cPath: [CChar], path: String, limit: Int) throws(FileReadError) {
    // Before it is opened: a device may act when that happens, and the writer of a pipe fails when
    // its reader goes away.
    var status = stat()
    guard unsafe stat(cPath, &status) == 0 else { throw FileReadError(path: path, code: errno) }
    guard Self.isFile(status) else { throw Self.refusal(of: status, path) }
    descriptor = unsafe open(cPath, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw FileReadError(path: path, code: errno) }
    let isFile = unsafe fstat(descriptor, &status) == 0 && Self.isFile(status)
    let error: FileReadError? =
      if !isFile {
        Self.refusal(of: status, path)
      } else if status.st_size > limit {
        FileReadError(path: path, limit: limit)
      } else { nil }
    if let error {
      close(descriptor)
      throw error
    }
    (self.path, self.limit, ownsDescriptor) = (path, limit, true)
    size = Int(status.st_size)
  }

  /// Reads from the standard input, which may be a pipe or a device, too.
  ///
  /// - Parameter limit: The maximum number of bytes.
  public init(standardInputUpTo limit: Int) {
    (path, descriptor, ownsDescriptor) = ("-", STDIN_FILENO, false)
    self.limit = limit
    var status = stat()
    let isFile = unsafe fstat(descriptor, &status) == 0 && Self.isFile(status)
    size = isFile ? Int(status.st_size) : nil
  }

  deinit { if ownsDescriptor { close(descriptor) } }

  /// Returns the next bytes, or none at the end.
  ///
  /// - Throws: The reason if there are more bytes than the limit, or the file can't be read.
  public func read() throws(FileReadError) -> [UInt8] {
    // A byte more than the file or the limit: one part is enough for a small file, and what exceeds
    // the limit is noticed.
    let expected = size.map { max($0 - position + 1, Self.smallestPart) } ?? Self.largestPart
    let room = min(expected, Self.largestPart, limit - position + 1)
    var result = -1
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      repeat {
        result = unsafe HanokSystem.read(descriptor, buffer.baseAddress, room)
      } while result < 0 && errno == EINTR
      count = max(0, result)
    }
    if result < 0 { throw FileReadError(path: path, code: errno) }
    if bytes.count > limit - position { throw FileReadError(path: path, limit: limit) }
    position += bytes.count
    return bytes
  }

  /// Returns all bytes that haven't been read.
  ///
  /// - Throws: The reason if there are more bytes than the limit, or the file can't be read.
  public func readToEnd() throws(FileReadError) -> [UInt8] {
    var bytes = try read()
    if bytes.isEmpty { return bytes }
    while true {
      let part = try read()
      if part.isEmpty { return bytes }
      bytes += part
    }
  }

  private static func refusal(of status: stat, _ path: String) -> FileReadError {
    FileReadError(notAFile: path, isFolder: status.st_mode & S_IFMT == S_IFDIR)
  }

  private static func isFile(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFREG }
}
