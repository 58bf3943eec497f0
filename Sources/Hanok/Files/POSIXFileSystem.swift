import HanokFiles
import HanokSystem
import HanokUnicode

/// The files of this machine.
///
/// Folders are truncated after a million entries. If the task is cancelled, the entries so far are
/// returned.
public nonisolated struct POSIXFileSystem: FileSystem {
  /// Creates access to the files of this machine.
  public init() {}

  /// The folder of `HOME`, or else the root.
  public var homeFolder: FileLocation {
    guard let home = unsafe getenv("HOME") else { return .root }
    return unsafe FileLocation(String(cString: home))
  }

  /// The folder of `getcwd`, or else the root, for example after its deletion.
  public var currentFolder: FileLocation {
    guard let path = unsafe getcwd(nil, 0) else { return .root }
    defer { unsafe free(path) }
    return unsafe FileLocation(bytes: Self.bytes(of: path))
  }

  private static let maximumEntries = 1_000_000
  /// The number of entries between two checks for cancellation.
  private static let checkInterval = 1_024

  /// Returns the entries of a folder.
  ///
  /// An entry that disappears meanwhile is omitted, and one that can't be queried has the kind
  /// `other`.
  public func entries(of folder: FileLocation) throws(FileSystemError) -> [FileEntry] {
    guard let stream = unsafe opendir(Self.cPath(folder.bytes)) else { throw Self.lastError }
    defer { unsafe _ = closedir(stream) }
    let descriptor = unsafe dirfd(stream)
    var entries: [FileEntry] = []
    while entries.count < Self.maximumEntries {
      if entries.count % Self.checkInterval == 0, Task.isCancelled { break }
      errno = 0
      guard let record = unsafe readdir(stream) else {
        if errno != 0, entries.isEmpty { throw Self.lastError }
        break
      }
      let name = unsafe withUnsafePointer(to: &record.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe Self.bytes(of: $0) }
      }
      if name == [46] || name == [46, 46] { continue }
      if let entry = Self.entry(FileName(name), at: name, in: descriptor) {
        entries.append(entry)
      } else if errno == EACCES {
        // A folder may be listed without being accessible.
        entries.append(FileEntry(FileName(name), kind: .other))
      }
    }
    return entries
  }

  /// Returns the current entry of a file or a folder.
  public func entry(at location: FileLocation) throws(FileSystemError) -> FileEntry {
    let name = location.name ?? FileName("/")
    guard let entry = Self.entry(name, at: location.bytes, in: AT_FDCWD) else {
      throw Self.lastError
    }
    return entry
  }

  /// Whether files can be created in a folder.
  public func isWritable(_ folder: FileLocation) -> Bool {
    unsafe access(Self.cPath(folder.bytes), W_OK | X_OK) == 0
  }

  /// Returns the content of a file.
  public func read(
    _ file: FileLocation, upTo limit: Int
  ) throws(FileSystemError) -> [UInt8] {
    do throws(FileReadError) {
      return try FileInput(pathBytes: file.bytes, limit: limit).readToEnd()
    } catch {
      throw FileSystemError(code: error.code)
    }
  }

  /// Returns an entry of an open folder, or nil with the reason in `errno`.
  private static func entry(_ name: FileName, at path: [UInt8], in descriptor: Int32) -> FileEntry?
  {
    let path = cPath(path)
    var status = stat()
    if unsafe fstatat(descriptor, path, &status, 0) == 0 {
      return FileEntry(
        name, kind: kind(of: status), size: Int64(status.st_size), modified: modified(status))
    }
    let reason = errno
    // The target of a link may be missing while the link exists.
    if unsafe fstatat(descriptor, path, &status, AT_SYMLINK_NOFOLLOW) == 0 {
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      return FileEntry(name, kind: isLink ? .brokenLink : .other, modified: modified(status))
    }
    errno = reason
    return nil
  }

  private static func kind(of status: stat) -> FileEntry.Kind {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: .other
    }
  }

  private static func modified(_ status: stat) -> Instant? {
    Instant(milliseconds: Double(status.modificationTime.tv_sec) * 1_000)
  }

  private static var lastError: FileSystemError { FileSystemError(code: errno) }

  private static func cPath(_ bytes: [UInt8]) -> [CChar] {
    (bytes + [0]).map { CChar(bitPattern: $0) }
  }

  private static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    unsafe UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
  }
}
