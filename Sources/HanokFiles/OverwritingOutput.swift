import HanokSystem

/// Writes a draft elsewhere, whose content then takes the place of a file's own.
///
/// It is for files that can't be replaced: one that has several names would lose all but one of them, one
/// of another owner would change hands, and one in a folder without permission has no room for a draft.
/// A full disk is noticed before; but a process that is killed while it copies leaves a part of each.
final class OverwritingOutput: FileOutput {
  private let target: Int32
  private let draft: Int32
  private let old: stat

  /// Opens a file, whose content stays until the end.
  ///
  /// - Parameter draft: A descriptor of the whole content, or nil for an empty draft.
  /// - Throws: The error if the file can't be opened, or would lose its set-user-ID or set-group-ID bit: only
  ///   its owner can set them again.
  init(_ path: String, draft: Int32? = nil) throws(SystemError) {
    target = try checked(unsafe open(path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC))
    do throws(SystemError) {
      var old = stat()
      try checked(unsafe fstat(target, &old))
      self.old = old
      try restoreSetIDBits(of: old, on: target)
      self.draft = if let draft { try checked(dup(draft)) } else { try Self.temporaryFile() }
    } catch {
      close(target)
      throw error
    }
  }

  deinit {
    close(draft)
    close(target)
  }

  /// Returns a file without a name.
  private static func temporaryFile() throws(SystemError) -> Int32 {
    guard let file = unsafe tmpfile() else { throw SystemError() }
    defer { unsafe fclose(file) }
    return try checked(fcntl(unsafe fileno(file), F_DUPFD_CLOEXEC, 0))
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    try DescriptorWriter.write(bytes, to: draft)
  }

  func finish() throws(SystemError) {
    let size = lseek(draft, 0, SEEK_END)
    guard size >= 0 else { throw SystemError() }
    try reserve(size)
    guard lseek(draft, 0, SEEK_SET) == 0 else { throw SystemError() }
    try copy()
    try checked(ftruncate(target, size))
    try restoreSetIDBits(of: old, on: target)
    try synchronize(target)
  }

  /// Takes the space that is needed before the old content goes.
  private func reserve(_ size: off_t) throws(SystemError) {
    guard size > old.st_size else { return }
    let error = SystemError(
      reserveSpace(target, from: old.st_size, count: size - old.st_size))
    // A file system that can't reserve is written to all the same.
    guard error.isFull else { return }
    _ = ftruncate(target, old.st_size)
    throw error
  }

  private func copy() throws(SystemError) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(draft, &buffer, buffer.count)
      if count == 0 { return }
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError()
      }
      try DescriptorWriter.write(Array(buffer[..<count]), to: target)
    }
  }
}
