import Glibc

/// The bytes of a vCard file, read in parts, in UTF-8 or in the encodings that its lines declare.
public final class ByteSource {
  /// The size of the file in bytes, or nil if it is unknown, such as a pipe's.
  public let size: Int?
  /// The number of bytes read so far.
  public private(set) var position = 0

  private let path: String
  private let descriptor: Int32
  /// The bytes to return before those of the file, or all bytes.
  private var rest: [UInt8]
  private static let chunkSize = 262_144

  /// Creates a source of bytes in memory.
  public init(_ bytes: [UInt8]) {
    rest = Self.utf8(bytes)
    size = bytes.count
    path = ""
    descriptor = -1
  }

  /// Creates a source of a file.
  ///
  /// - Throws: The reason if it can't be opened.
  public init(path: String) throws(VCardFileError) {
    self.path = path
    descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 {
      throw errno == ENOENT ? .absent(path: path) : .unreadable(path: path)
    }
    var status = stat()
    let isFile = unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    size = isFile ? Int(status.st_size) : nil
    rest = []
    rest = try start()
  }

  /// Returns the standard input of the process.
  public static func standardInput() throws(VCardFileError) -> ByteSource {
    try ByteSource(path: "/dev/stdin")
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Returns the next bytes, or none at the end.
  func read() throws(VCardFileError) -> [UInt8] {
    if !rest.isEmpty {
      defer { rest = [] }
      if descriptor < 0 { position = rest.count }
      return rest
    }
    return try chunk()
  }

  /// Returns the first bytes, without a byte-order mark; all bytes of a UTF-16 file, as UTF-8.
  private func start() throws(VCardFileError) -> [UInt8] {
    var bytes = try chunk()
    if Self.isUTF16(bytes) {
      while true {
        let more = try chunk()
        if more.isEmpty { break }
        bytes += more
      }
    }
    return Self.utf8(bytes)
  }

  private func chunk() throws(VCardFileError) -> [UInt8] {
    if descriptor < 0 { return [] }
    var result = -1
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Self.chunkSize) { buffer, count in
      repeat {
        result = unsafe Glibc.read(descriptor, buffer.baseAddress, Self.chunkSize)
      } while result < 0 && errno == EINTR
      count = max(0, result)
    }
    if result < 0 { throw .unreadable(path: path) }
    position += bytes.count
    return bytes
  }

  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }

  /// Returns bytes without a byte-order mark, converted to UTF-8 if the mark is that of UTF-16.
  private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    guard isUTF16(bytes) else { return bytes }
    let isLittleEndian = bytes[0] == 0xFF
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
