import HanokSystem

/// The place that a path leads to, by what has to be done there so that only the content changes.
enum FileDestination {
  /// A descriptor that this process has open, such as `/dev/stdout`.
  case descriptor(Int32)
  /// A pipe, a device or a socket, which has no content to replace.
  case stream(String, status: stat)
  /// A file.
  case file(String, status: stat)
  /// A file that doesn't exist yet.
  case newFile(String)

  /// The number of links in a chain after which the kernel gives up, too.
  private static let largestDepth = 40

  /// Finds the place of a path, through links.
  init(_ path: String) throws(SystemError) {
    // The system would read the path up to it.
    if path.utf8.contains(0) { throw SystemError(EINVAL) }
    var place = path
    for _ in 0...Self.largestDepth {
      if let descriptor = Self.ownDescriptor(place) {
        self = .descriptor(descriptor)
        return
      }
      guard let target = Self.target(of: place) else {
        self = try Self.place(place)
        return
      }
      place = target.hasPrefix("/") ? target : folder(of: place) + "/" + target
    }
    throw SystemError(ELOOP)
  }

  private static func place(_ path: String) throws(SystemError) -> Self {
    var status = stat()
    if unsafe lstat(path, &status) != 0 {
      if errno == ENOENT { return .newFile(path) }
      throw SystemError()
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(path, status: status)
    case S_IFIFO, S_IFCHR, S_IFSOCK: return .stream(path, status: status)
    case S_IFDIR: throw SystemError(EISDIR)
    // A disk: what is on it would be lost.
    default: throw SystemError(ENODEV)
    }
  }

  /// Returns what a symbolic link has in it, or nil for anything else.
  private static func target(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &buffer, buffer.count)
    if count < 0 { return nil }
    return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns the descriptor of a link in the folder of open descriptors, such as `/proc/self/fd`.
  ///
  /// Such a link isn't followed: its pipe or socket has no path, and a file that the shell has opened
  /// is to be written to where the shell's other programs go on.
  private static func ownDescriptor(_ path: String) -> Int32? {
    guard let number = path.split(separator: "/").last.flatMap({ Int32($0) }), number >= 0,
      let real = unsafe realpath(folder(of: path), nil)
    else { return nil }
    defer { unsafe free(real) }
    return unsafe isFolderOfDescriptors(String(cString: real)) ? number : nil
  }
}

/// Returns the folder of a path.
func folder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}
