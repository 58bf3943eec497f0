import HanokSystem

/// A lock of a folder: of programs that change its files by it, one waits for the other.
///
/// The files themselves can't be locked, since they are replaced. A folder that can't be locked, as on
/// some networks, is used without a lock.
package enum FolderLock {
  /// Calls a closure while no other program, and no other thread, has the lock of a folder.
  package static func hold<Result, Failure>(
    _ folder: String, while body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Closing it unlocks it, too.
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 {
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
    return try body()
  }

  /// Whether a program holds the lock of a folder.
  package static func isHeld(_ folder: String) -> Bool {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EAGAIN
  }
}
