import Hanok
import HanokReview
import HanokScenes
import HanokTerminal
import HanokTesting
import HanokUnicode
import Testing

@testable import HanokCommand

/// A monkey in the editor, on real files: nothing traps, all is drawn where it belongs, and the tables
/// stay whole.
///
/// `MONKEY_STEPS` is the number of its steps, `MONKEY_SEED` the first seed.
@MainActor @Suite struct EditMonkeyTests {
  /// The files of a run, and the editor on them.
  @MainActor private final class Stage {
    let folder: TemporaryFolder
    let pilot: Pilot

    init(_ language: String) throws {
      folder = try EditSamples.folder()
      let project = EditedProject(
        try LocalizationFolder(folder.path), language: try LanguageTag("fr"))
      pilot = try Pilot(
        EditCoordinator(EditSession(project)), in: language, size: Size(width: 80, height: 24),
        [.hanokCommand, .ofReview])
    }

    /// What is wrong with the tables: something that can't be read, or a message that is gone.
    var damage: String? {
      for name in ["Quiz", "Shared"] {
        let path = folder.file("fr.lproj/\(name).strings")
        guard let bytes = try? FileReader.bytes(of: path) else { continue }
        let file = StringsFile(bytes, path: path)
        if let problem = file.problems.first { return "\(name): \(problem)" }
        if name == "Quiz", file.entry("title") == nil || file.entry("quit") == nil {
          return "An entry is gone."
        }
      }
      return nil
    }
  }

  @Test func theTablesStayWhole() async throws {
    let problems = try await Monkey.play(
      steps: 2_000, stepsPerDrawing: 5, on: { try Stage($0.pick(["en", "ko", "ja", "ar"])) },
      pilot: \.pilot,
      act: { monkey, stage in Self.act(&monkey, stage) }, end: \.damage)
    #expect(problems == [])
  }

  /// What translators do, besides what any monkey does.
  private static func act(_ monkey: inout Monkey, _ stage: Stage) -> String {
    let pilot = stage.pilot
    switch monkey.number(0..<20) {
    case 0:
      pilot.press(.function(monkey.pick([4, 5, 6, 7, 8])))
      return "a command"
    case 1:
      pilot.press(.enter, .alt)
      return "done"
    case 2:
      let key = monkey.pick([Key.up, .down])
      pilot.press(key, .alt)
      return "\(key) message"
    case 3:
      pilot.press(.character(monkey.pick(["u", "e", "c"])), .alt)
      return "undoes, or shows the code"
    case 4:
      pilot.paste(monkey.pick(["{$name}", "\"", "\\", "*/", "/* @source", "\n* {{x}}\n", "{$x"]))
      return "pastes a part"
    default: return monkey.act(on: pilot)
    }
  }
}
