import Glibc

/// A file whose content is replaced as a whole: after a crash the old or the new one is there, never a part.
///
/// The new content is written beside the file, synchronized with the disk and renamed over it. A symbolic
/// link stays one, and the mode and the owner stay as they were. A pipe or a device is written to.
package enum FileReplacement {
  /// Replaces the content of a file, or creates it.
  ///
  /// - Throws: `unwritable-file` with the path and the reason; the old content is still there.
  package static func write(_ bytes: [UInt8], to path: String) throws(Problem) {
    let target = resolved(path)
    var old = stat()
    let exists = unsafe stat(target, &old) == 0
    if exists, old.st_mode & S_IFMT != S_IFREG {
      try write(bytes, toSpecial: target, named: path)
      return
    }
    removeDrafts(of: target)
    let draft = AbandonedFile.own(besides: target)
    let descriptor = unsafe open(
      draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, exists ? old.st_mode & 0o777 : 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    if exists {
      // Only the owner's own files keep both; those of another become the writer's.
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      _ = fchmod(descriptor, old.st_mode & 0o7777)
    }
    let isWritten = writeAll(bytes, to: descriptor) && fsync(descriptor) == 0
    let reason = errno
    guard close(descriptor) == 0, isWritten, unsafe rename(draft, target) == 0 else {
      if !isWritten { errno = reason }
      let problem = failure(path)
      unsafe unlink(draft)
      throw problem
    }
    synchronizeFolder(of: target)
  }

  /// Removes what earlier writers of a file have left beside it because they were killed.
  private static func removeDrafts(of target: String) {
    for draft in AbandonedFile.all(besides: target) { unsafe unlink(draft) }
  }

  /// Returns the file that a chain of symbolic links leads to, which may not exist.
  private static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return linked(path) }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Returns the target of a link to a file that doesn't exist.
  private static func linked(_ path: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &buffer, buffer.count - 1)
    guard count > 0 else { return path }
    let target = String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return target.hasPrefix("/") ? target : folder(of: path) + "/" + target
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func write(_ bytes: [UInt8], toSpecial target: String, named path: String)
    throws(Problem)
  {
    let descriptor = unsafe open(target, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    if !writeAll(bytes, to: descriptor) { throw failure(path) }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 { rest.removeFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }

  /// Makes the new name last: a folder is written to the disk on its own.
  private static func synchronizeFolder(of path: String) {
    let descriptor = unsafe open(folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  private static func failure(_ path: String) -> Problem {
    Problem(.unwritableFile, ["reason": .init(reason(errno))], path: path)
  }

  /// The reason of an error, as a case of the sentence.
  private static func reason(_ error: Int32) -> String {
    switch error {
    case ENOSPC, EDQUOT, EFBIG: "full"
    case EROFS: "read-only"
    case EACCES, EPERM: "permission"
    case ENOENT, ENOTDIR: "folder"
    default: "other"
    }
  }
}
