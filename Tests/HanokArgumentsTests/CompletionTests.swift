import ArgumentParser
import HanokLocalization
import HanokTesting
import Testing

@testable import HanokArguments

/// The values that a command proposes; the tests of the quiz ask Bash for them.
@Suite struct CompletionTests {
  private struct Naming: LocalizedCommand {
    static let configuration = CommandConfiguration(commandName: "name")
    static let table = "Name"
    static let compiledTables = [
      CompiledTables(["en", "ko"].map { .init(language: $0, name: "Name", lines: "") })
    ]

    @OptionGroup var options: AppOptions

    @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 { 0 }
  }

  private func candidates(
    for option: String, after words: String..., environment: [String: String] = [:]
  ) async -> [String] {
    let line = ["name"] + words + [option, ""]
    let run = await CommandTranscript.run(
      Naming.self, ["---completion", "--", option, String(line.count - 1), "0"] + line,
      environment: environment)
    #expect(run.status == 0 && run.errors.isEmpty)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func theLanguagesAreThoseOfTheTables() async throws {
    #expect(await candidates(for: "--locale") == ["en", "ko"])
    let folder = try TemporaryFolder()
    try folder.write([], to: "fr.lproj/Name.strings")
    #expect(
      await candidates(for: "--locale", after: "--localizations", "\"\(folder.path)\"")
        == ["en", "fr", "ko"])
    #expect(
      await candidates(for: "--locale", environment: ["HANOK_LOCALIZATIONS": folder.path])
        == ["en", "fr", "ko"])
  }

  @Test func aMissingFolderAddsNothing() async {
    #expect(await candidates(for: "--locale", after: "--localizations", "/none") == ["en", "ko"])
  }

  @Test func theShippedSettingsAreProposedFirst() async {
    let themes = SettingChoice.theme.shippedNames()
    #expect(await Array(candidates(for: "--theme").prefix(themes.count)) == themes)
    let keys = SettingChoice.keys.shippedNames()
    #expect(await Array(candidates(for: "--keys").prefix(keys.count)) == keys)
  }

  @Test(arguments: [
    ("plain", "plain"), (#"'a b'"#, "a b"), (#""a \"b"#, #"a "b"#), (#"a\ b"#, "a b"),
    (#"'a\b'"#, #"a\b"#), (#"a"b"'c'"#, "abc"), ("", ""),
  ])
  func quotationMarksAreRemovedFromWords(word: String, text: String) {
    #expect(ShellWord.unquoted(word) == text)
  }

  @Test(
    arguments: [
      (.bash, #"\$\(run\)\ 한글\/a1"#), (.zsh, "$(run) 한글/a1"), (.fish, "$(run) 한글/a1"),
      (nil, "$(run) 한글/a1"),
    ] as [(CompletionShell?, String)])
  func aPathIsWrittenForItsShell(shell: CompletionShell?, text: String) {
    #expect(PathCompletion.escaped("$(run) 한글/a1", for: shell) == text)
  }

  @Test func aColonIsEscapedForZsh() {
    #expect(PathCompletion.escaped(#"a:b\"#, for: .zsh) == #"a\:b\\"#)
  }
}
