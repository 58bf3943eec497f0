import Hanok
import HanokLocalization
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
  private nonisolated static let acceptedTables = Result {
    try HostileTables(HostileTables.accepted)
  }

  private static func environment(_ tables: String) -> [String: String] {
    ["HANOK_LOCALIZATIONS": tables, "LANG": "en_US.UTF-8", "TERM": "xterm-256color", "HOME": "/"]
  }

  // MARK: - Commands

  /// Help is read by people through a pipe, too.
  @Test(arguments: Programs.names, ["en", "ar"])
  func everyHelpPageIsVisible(name: String, language: String) throws {
    let program = try Programs.named(name)
    let tables = try Self.tables.get()
    let catalog = Catalog(
      folders: [tables.path], compiled: program.command.compiledTables + [.hanokArguments])
    let localizer = Localizer(catalog: catalog, language: try LanguageTag(language))
    let root = try #require(ToolInfo(of: program.command)).command
    for path in try Programs.commands(of: program) {
      let command = path.reduce(root) { command, name in
        command.subcommands?.first { $0.commandName == name } ?? command
      }
      let page = HelpPage(
        command: command, path: [name] + path, table: program.command.table, localizer: localizer)
      #expect(page.text.contains("␛]52"), "\(page.text)")
      #expect(TerminalOutput(text: page.text).controls.isEmpty, "\(name) \(path)")
    }
  }

  @Test(arguments: Programs.names, ["--help", "--no-such-option"])
  func helpAndErrorsInAPipeAreVisible(name: String, option: String) async throws {
    let run = await CommandTranscript.run(
      try Programs.named(name).command, [option],
      environment: ["HANOK_LOCALIZATIONS": try Self.tables.get().path, "LANG": "en_US.UTF-8"])
    let text = run.output + run.errors
    #expect(text.contains("␛]52"), "\(text)")
    #expect(TerminalOutput(text: text).controls.isEmpty, "\(text)")
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
      [BuiltProgram.path(of: name), option], environment: Self.environment(tables.path))
    _ = terminal.waitForEnd()
    let output = TerminalOutput(text: terminal.text)
    #expect(output.lines.controls.isEmpty)
    #expect(terminal.text.contains("␛]52"), "\(terminal.text)")
  }

  /// The list of scenes, in lines and drawn.
  @Test(arguments: Programs.names.filter { !["before", "hanok"].contains($0) }, [true, false])
  func programsShowVisibleText(name: String, isPlain: Bool) throws {
    let tables = try Self.acceptedTables.get()
    let terminal = try show([name, "--scenes", "-"], tables.path, isPlain, until: "\u{FFFD}")
    #expect(terminal.text.contains("\u{FFFD}"), "\(terminal.text)")
  }

  /// Data isn't refused: a name in the address book has the whole attack.
  @Test(arguments: [true, false])
  func dataIsVisible(isPlain: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Eve \(HostileTables.attack)\r\nEND:VCARD\r\n",
      to: "card.vcf")
    let book = ["addressbook", "--database", folder.file("people")]
    let command = [BuiltProgram.path(of: book[0])] + book.dropFirst()
    let importing = try PseudoTerminal(
      command + ["--import", folder.file("card.vcf")], environment: ["HOME": folder.path])
    _ = importing.waitForEnd()
    let terminal = try show(book, "", isPlain, until: "Eve")
    #expect(terminal.text.contains("␛]52"), "\(terminal.text)")
  }

  /// Runs a program until it shows a text, and expects no control in its output.
  private func show(
    _ command: [String], _ tables: String, _ isPlain: Bool, until text: String
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [BuiltProgram.path(of: command[0])] + command.dropFirst() + (isPlain ? ["--plain"] : []),
      environment: Self.environment(tables))
    try terminal.wait { $0.text.contains(text) }
    terminal.signal(SIGTERM)
    _ = terminal.waitForEnd()
    let output = TerminalOutput(text: terminal.text)
    let shown = isPlain ? output.lines : output.drawnText
    #expect(shown.controls.isEmpty, "\(terminal.text)")
    #expect(terminal.modes.isRestored)
    return terminal
  }
}
