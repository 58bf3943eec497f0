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
  ///
  /// - Throws: `EACCES` also for a link that the kernel doesn't follow, and for what is another user's in
  ///   a folder in which everybody writes.
  init(_ path: String) throws(SystemError) {
    // The system would read the path up to it.
    if path.utf8.contains(0) { throw SystemError(EINVAL) }
    var place = path
    for _ in 0...Self.largestDepth {
      if let descriptor = Self.ownDescriptor(place) {
        self = .descriptor(descriptor)
        return
      }
      var status = stat()
      if unsafe lstat(place, &status) != 0 {
        guard errno == ENOENT else { throw SystemError() }
        try Self.check(that: path, leadsTo: nil)
        self = .newFile(place)
        return
      }
      try Self.checkOwner(of: status, at: place)
      guard status.st_mode & S_IFMT == S_IFLNK else {
        try Self.check(that: path, leadsTo: status)
        self = try Self.place(place, status)
        return
      }
      guard let target = linkTarget(place) else { throw SystemError(EINVAL) }
      place = target.hasPrefix("/") ? target : folder(of: place) + "/" + target
    }
    throw SystemError(ELOOP)
  }

  private static func place(_ path: String, _ status: stat) throws(SystemError) -> Self {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(path, status: status)
    case S_IFIFO, S_IFCHR, S_IFSOCK: return .stream(path, status: status)
    case S_IFDIR: throw SystemError(EISDIR)
    // A disk: what is on it would be lost.
    default: throw SystemError(ENODEV)
    }
  }

  /// Throws an error unless the kernel follows the links of a path, and to the same file.
  ///
  /// It has further rules for links, such as `fs.protected_symlinks` and the rules of security modules,
  /// which also hold for links that are read.
  private static func check(that path: String, leadsTo status: stat?) throws(SystemError) {
    var found = stat()
    let exists = unsafe stat(path, &found) == 0
    if !exists, errno != ENOENT { throw SystemError() }
    guard exists == (status != nil) else { throw SystemError(EACCES) }
    if let status, status.st_ino != found.st_ino || status.st_dev != found.st_dev {
      throw SystemError(EACCES)
    }
  }

  /// Throws an error for what is another user's in a folder in which everybody writes, such as `/tmp`.
  ///
  /// It may be a link to a file of this user, or a file that waits for this user's data. The rule is
  /// Linux's (`fs.protected_symlinks`, `fs.protected_regular`), which not every system has turned on.
  private static func checkOwner(of status: stat, at path: String) throws(SystemError) {
    var shared = stat()
    guard unsafe stat(folder(of: path), &shared) == 0, shared.st_mode & 0o1002 == 0o1002 else {
      return
    }
    guard status.st_uid == geteuid() || status.st_uid == shared.st_uid else {
      throw SystemError(EACCES)
    }
  }

  /// Returns the descriptor of a link in the folder of open descriptors, such as `/proc/self/fd`.
  ///
  /// Such a link isn't followed: its pipe or socket has no path, and a file that the shell has opened
  /// is to be written to where the shell's other programs go on.
  private static func ownDescriptor(_ path: String) -> Int32? {
    guard let number = path.split(separator: "/").last.flatMap({ Int32($0) }), number >= 0,
      let real = realPath(folder(of: path))
    else { return nil }
    return isFolderOfDescriptors(real) ? number : nil
  }
}

/// Returns the folder of a path.
func folder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}
