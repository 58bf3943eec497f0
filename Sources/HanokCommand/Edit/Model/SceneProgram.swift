import Dispatch
import HanokLocalization
import HanokScenes
import HanokSystem
import HanokUnicode

/// A built program that writes its screens with the tables as they are saved.
struct SceneProgram: Sendable {
  /// The path of the program, or its name on the search path.
  let path: String
  /// The folder of the tables.
  let folder: String
  let language: LanguageTag

  /// Runs the program, and reads its screens.
  ///
  /// - Throws: A problem with the first line that the program wrote instead, if it has none.
  @concurrent func screens() async throws(Problem) -> [ProgramScreen] {
    guard let scratch = Self.scratchFolder() else { throw ToolProblem.silentProgram(path, "") }
    let (page, said) = (TextFile(path: scratch + "/scenes.json"), TextFile(path: scratch + "/said"))
    defer {
      page.remove()
      said.remove()
      _ = unsafe rmdir(scratch)
    }
    let arguments = [
      path, "--scenes", page.path, "--locale", "\(language)", "--localizations", folder,
    ]
    let hasEnded = await Self.run(arguments, writingTo: said.path)
    guard hasEnded, let text = page.text,
      let screens = ProgramScreen.screens(in: text, language: "\(language)")
    else { throw ToolProblem.silentProgram(path, Self.firstLine(of: said.text ?? "")) }
    return screens
  }

  private static func firstLine(of text: String) -> String {
    text.split(separator: "\n").first.map { String($0) } ?? ""
  }

  private static func scratchFolder() -> String? {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var name = Array("\(parent)/hanok-edit-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&name) != nil else { return nil }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Runs a program without a terminal, and waits for its end; a cancelled task ends it.
  ///
  /// - Returns: Whether it has ended with the status 0.
  private static func run(_ arguments: [String], writingTo path: String) async -> Bool {
    guard let child = spawn(arguments, writingTo: path) else { return false }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A thread of the tasks' pool must not wait: there may be only one.
        DispatchQueue.global().async { continuation.resume(returning: succeeds(child)) }
      }
    } onCancel: {
      kill(child, SIGTERM)
    }
  }

  /// Waits for the end of a child, and returns whether its status is 0.
  private static func succeeds(_ child: pid_t) -> Bool {
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }

  private static func spawn(_ arguments: [String], writingTo path: String) -> pid_t? {
    var actions = unsafe SpawnActions()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(
      &actions, 1, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    unsafe posix_spawn_file_actions_adddup2(&actions, 1, 2)
    // The threads of tasks block signals: the program must not inherit that.
    var attributes = SpawnAttributes()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
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
}
