import Glibc
import HanokUnicode

/// The files of this machine.
///
/// Folders of more than a million entries are cut off there. It ends early, with what it has, where
/// its task is cancelled.
public nonisolated struct POSIXFileSystem: FileSystem {
  /// The files of this machine.
  public init() {}

  /// By `HOME`, or else the root.
  public var homeFolder: FileLocation {
    guard let home = unsafe getenv("HOME") else { return .root }
    return unsafe FileLocation(String(cString: home))
  }

  /// By `getcwd`, or else the root, as where the folder was deleted.
  public var currentFolder: FileLocation {
    guard let path = unsafe getcwd(nil, 0) else { return .root }
    defer { unsafe free(path) }
    return unsafe FileLocation(bytes: Self.bytes(of: path))
  }

  private static let maximumEntries = 1_000_000
  /// The number of entries after which it looks whether its task was cancelled.
  private static let checkInterval = 1_024

  /// Returns what is in a folder; an entry that vanishes meanwhile is left out, and one that can't be
  /// looked at is of the kind `other`.
  public func entries(of folder: FileLocation) throws(FileSystemError) -> [FileEntry] {
    guard let stream = unsafe opendir(Self.cPath(folder)) else { throw Self.lastError }
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
      if let entry = Self.entry(FileName(name), path: name + [0], in: descriptor) {
        entries.append(entry)
      } else if errno == EACCES {
        // A folder may be listed and still not be entered.
        entries.append(FileEntry(FileName(name), kind: .other))
      }
    }
    return entries
  }

  /// Returns a file or a folder as it is now.
  public func entry(at location: FileLocation) throws(FileSystemError) -> FileEntry {
    let path = location.bytes + [0]
    guard
      let entry = Self.entry(location.name ?? FileName("/"), path: path, in: AT_FDCWD)
    else { throw Self.lastError }
    return entry
  }

  /// Whether files may be made in a folder.
  public func isWritable(_ folder: FileLocation) -> Bool {
    unsafe access(Self.cPath(folder), W_OK | X_OK) == 0
  }

  /// An entry of an open folder; nil where there is none, for a reason in `errno`.
  private static func entry(_ name: FileName, path: [UInt8], in descriptor: Int32) -> FileEntry? {
    let path = path.map { CChar(bitPattern: $0) }
    var status = stat()
    if unsafe fstatat(descriptor, path, &status, 0) == 0 {
      return FileEntry(
        name, kind: kind(of: status), size: Int64(status.st_size), modified: modified(status))
    }
    let reason = errno
    // What a link leads to may be missing while the link is there.
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
    Instant(milliseconds: Double(status.st_mtim.tv_sec) * 1_000)
  }

  private static var lastError: FileSystemError { FileSystemError(code: errno) }

  private static func cPath(_ location: FileLocation) -> [CChar] {
    (location.bytes + [0]).map { CChar(bitPattern: $0) }
  }

  private static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    unsafe UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
  }
}
