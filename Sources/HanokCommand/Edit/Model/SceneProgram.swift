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
    guard let child = spawnProgram(arguments, writingTo: path) else { return false }
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
}
