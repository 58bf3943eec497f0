import Hanok
import HanokScenes
import HanokSystem
import HanokTerminal
import HanokTesting
import HanokUnicode
import PTYTesting
import Testing

@testable import HanokArguments

/// A folder of tables sends nothing to the terminal but visible text, whatever is in it.
@Suite struct HostileTableTests {
  private nonisolated static let tables = Result { try HostileTables() }

  private static func environment(_ tables: HostileTables) -> [String: String] {
    [
      "HANOK_LOCALIZATIONS": tables.path, "LANG": "en_US.UTF-8", "TERM": "xterm-256color",
      "HOME": tables.path,
    ]
  }

  // MARK: - Commands

  /// Help and errors are read by people, through a pipe too.
  @Test(arguments: Programs.names, ["en", "ar"])
  func helpAndErrorsAreVisible(name: String, language: String) async throws {
    let tables = try Self.tables.get()
    let program = try Programs.named(name)
    let commands = try Programs.commands(of: program)
    for arguments in commands.map({ $0 + ["--help"] }) + [["--no-such-option"]] {
      let run = await CommandTranscript.run(
        program.command, arguments,
        environment: ["HANOK_LOCALIZATIONS": tables.path, "LANG": "\(language).UTF-8"])
      let text = run.output + run.errors
      #expect(TerminalOutput(text: text).controls.isEmpty, "\(name) \(arguments)")
      #expect(text.contains("␛]52"), "\(name) \(arguments): \(text)")
    }
  }

  /// The tools' reports, whose data is visible on a terminal and as it is in a pipe.
  @Test(arguments: [
    ["check", "--localizations"], ["stats", "--localizations"],
    ["update", "--dry-run", "--localizations"],
    ["export", "ar", "--output", "-", "--localizations"],
  ])
  func reportsOnATerminalAreVisible(arguments: [String]) async throws {
    let tables = try Self.tables.get()
    let run = try await CommandTranscript.run(
      Programs.named("hanok").command, arguments + [tables.path],
      environment: ["HANOK_LOCALIZATIONS": tables.path], width: 80, errorWidth: 80)
    #expect(run.output.contains("␛]52") || run.errors.contains("␛]52"), "\(run)")
    #expect(TerminalOutput(text: run.output + run.errors).controls.isEmpty)
  }

  // MARK: - Screens

  @Test(arguments: Programs.names)
  func screensAreVisible(name: String) async throws {
    let tables = try Self.tables.get()
    let variant = SceneVariant(language: try LanguageTag("ar"), size: Size(width: 80, height: 24))
    for scene in try Programs.named(name).scenes {
      // The steps of a scene need the usual texts.
      guard let pilot = try? await scene.reading([tables.path]).open(variant) else { continue }
      var emulator = TerminalEmulator(size: variant.size)
      let frame = FrameEncoder().encode(from: nil, to: pilot.screen)
      #expect(throws: Never.self, "\(scene)") { try emulator.take(frame) }
      #expect(
        emulator.title.unicodeScalars.allSatisfy { !VisibleControls.contains($0) }, "\(scene)")
    }
  }

  // MARK: - Lines

  /// The list of scenes, and the picture of the first one.
  @Test(arguments: Programs.names)
  func linesAreVisible(name: String) async throws {
    let tables = try Self.tables.get()
    let program = try Programs.named(name)
    if program.scenes.isEmpty { return }
    let list = SceneListController(program.scenes.map { $0.reading([tables.path]) })
    let pilot = try LinePilot(
      NavigationController(rootViewController: list), in: "en",
      program.command.compiledTables + [.hanokArguments, .hanokScenes], folders: [tables.path])
    var text = await pilot.settle()
    for line in ["1", "?", "nothing"] {
      pilot.enter(line)
      text += await pilot.settle()
    }
    #expect(text.contains("␛]52"), "\(text)")
    #expect(TerminalOutput(text: text).controls.isEmpty, "\(text)")
  }

  // MARK: - Programs on a terminal

  @Test(arguments: Programs.names, ["--help", "--no-such-option"])
  func programsWriteVisibleText(name: String, option: String) throws {
    let tables = try Self.tables.get()
    let terminal = try PseudoTerminal(
      [BuiltProgram.path(of: name), option], environment: Self.environment(tables))
    _ = terminal.waitForEnd()
    let output = TerminalOutput(text: terminal.text)
    #expect(output.lines.controls.isEmpty)
    #expect(terminal.text.contains("␛]52"), "\(terminal.text)")
  }

  /// The list of scenes, in lines and drawn.
  @Test(arguments: Programs.names.filter { !["before", "hanok"].contains($0) }, [true, false])
  func programsShowVisibleText(name: String, isPlain: Bool) throws {
    let tables = try HostileTables(HostileTables.reordering)
    let terminal = try PseudoTerminal(
      [BuiltProgram.path(of: name), "--scenes", "-"] + (isPlain ? ["--plain"] : []),
      environment: Self.environment(tables))
    try terminal.wait { $0.text.contains(isPlain ? "> " : "\u{FFFD}") }
    terminal.signal(SIGTERM)
    _ = terminal.waitForEnd()
    let output = TerminalOutput(text: terminal.text)
    let shown = isPlain ? output.lines : output.drawnText
    #expect(terminal.text.contains("\u{FFFD}"))
    #expect(shown.controls.isEmpty, "\(terminal.text)")
  }
}
