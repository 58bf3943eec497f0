import HanokSystem

/// A folder for a test's files, which is removed with the object's last reference.
///
/// ```swift
/// let folder = try TemporaryFolder()
/// try folder.write(Array("no database".utf8), to: "people.sqlite")
/// ```
public nonisolated final class TemporaryFolder: Sendable {
  /// A failed operation of the system.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// The file.
    public let path: String
    /// The number of the error (`errno`).
    public let code: Int32

    /// The path of the file, and the system's message.
    public var description: String { "\(path): \(unsafe String(cString: strerror(code)))" }
  }

  /// The path of the folder.
  public let path: String

  /// Creates an empty folder in `$TMPDIR`.
  public init() throws(Failure) {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var name = Array("\(parent)/hanok-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&name) != nil else { throw Failure(path: parent, code: errno) }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Self.remove(path) }

  /// Returns the path of a file in the folder, which may not exist.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of the files in the folder, in order.
  public var names: [String] { get throws(Failure) { try Self.names(in: path).sorted() } }

  /// Returns the bytes of a file in the folder.
  public func bytes(of name: String) throws(Failure) -> [UInt8] {
    guard let file = unsafe fopen(file(name), "r") else { throw failure(name) }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe fread(&buffer, 1, buffer.count, file)
      if count > 0 { bytes += buffer[..<count] } else { break }
    }
    if unsafe ferror(file) != 0 { throw failure(name) }
    return bytes
  }

  /// Writes a file of the folder, replacing it, and creates the folders in its name.
  public func write(_ bytes: [UInt8], to name: String) throws(Failure) {
    let parents = name.split(separator: "/").dropLast()
    for count in parents.indices {
      _ = unsafe mkdir(file(parents[...count].joined(separator: "/")), 0o700)
    }
    guard let file = unsafe fopen(file(name), "w") else { throw failure(name) }
    let count = unsafe fwrite(bytes, 1, bytes.count, file)
    if unsafe fclose(file) != 0 || count < bytes.count { throw failure(name) }
  }

  /// Writes a text file of the folder, replacing it, and creates the folders in its name.
  public func write(_ text: String, to name: String) throws(Failure) {
    try write(Array(text.utf8), to: name)
  }

  private func failure(_ name: String) -> Failure { Failure(path: file(name), code: errno) }

  private static func names(in path: String) throws(Failure) -> [String] {
    guard let folder = unsafe opendir(path) else { throw Failure(path: path, code: errno) }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Removes a file, a folder with its content, or a link without its destination.
  private static func remove(_ path: String) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else { return _ = unsafe unlink(path) }
    // A test may have removed the permission to change it.
    unsafe chmod(path, 0o700)
    for name in (try? names(in: path)) ?? [] { remove("\(path)/\(name)") }
    unsafe rmdir(path)
  }
}
