/// Starts a program without a terminal, whose output and errors go to a file.
///
/// - Parameter path: The path of the file, which is emptied or created.
/// - Returns: The process, to be waited for, or nil if the program can't be started.
package func spawnProgram(_ arguments: [String], writingTo path: String) -> pid_t? {
  // Darwin's objects are pointers, which its functions set; elsewhere they are structures.
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  guard unsafe posix_spawnattr_init(&attributes) == 0 else { return nil }
  defer { unsafe posix_spawnattr_destroy(&attributes) }
  unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  unsafe posix_spawn_file_actions_addopen(
    &actions, 1, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  unsafe posix_spawn_file_actions_adddup2(&actions, 1, 2)
  // The threads of tasks block signals: the program must not inherit that.
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  unsafe posix_spawnattr_setsigmask(&attributes, &signals)
  unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
  var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
  defer { unsafe words.forEach { unsafe free($0) } }
  var child: pid_t = 0
  let error = unsafe posix_spawnp(
    &child, arguments[0], &actions, &attributes, &words, RunningProgram.environment)
  return error == 0 ? child : nil
}
