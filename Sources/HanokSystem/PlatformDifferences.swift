extension stat {
  /// The time of the last change of the content.
  package var modificationTime: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}

/// Opens a stream socket of the file system, which programs that are started don't inherit.
///
/// - Returns: Its descriptor, or -1 with the reason in `errno`.
package func localStreamSocket() -> Int32 {
  #if canImport(Darwin)
    let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return descriptor
  #elseif canImport(Glibc)
    return socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
  #else
    return socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)
  #endif
}

/// Reserves space on the disk behind the content of a file.
///
/// - Returns: 0, or the code of the error, such as `ENOSPC`.
package func reserveSpace(_ descriptor: Int32, from size: off_t, count: off_t) -> Int32 {
  #if canImport(Darwin)
    var request = fstore_t(
      fst_flags: UInt32(F_ALLOCATEALL), fst_posmode: F_PEOFPOSMODE, fst_offset: 0,
      fst_length: count, fst_bytesalloc: 0)
    return unsafe fcntl(descriptor, F_PREALLOCATE, &request) < 0 ? errno : 0
  #else
    return posix_fallocate(descriptor, size, count)
  #endif
}

/// Whether a path without links is the folder whose files are the open descriptors of this process.
package func isFolderOfDescriptors(_ path: String) -> Bool {
  #if canImport(Darwin)
    path == "/dev/fd"
  #else
    path == "/proc/\(getpid())/fd"
  #endif
}
