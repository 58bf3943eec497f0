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
  #if canImport(Glibc)
    socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
  #elseif canImport(Musl)
    socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)
  #else
    {
      let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
      if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      return descriptor
    }()
  #endif
}

#if canImport(Darwin)
  /// The actions on files before a program is started.
  package typealias SpawnActions = posix_spawn_file_actions_t?
  /// The attributes of a program that is started.
  package typealias SpawnAttributes = posix_spawnattr_t?
#else
  /// The actions on files before a program is started.
  package typealias SpawnActions = posix_spawn_file_actions_t
  /// The attributes of a program that is started.
  package typealias SpawnAttributes = posix_spawnattr_t
#endif
