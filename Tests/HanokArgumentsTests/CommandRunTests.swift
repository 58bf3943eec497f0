import ArgumentParser
import HanokLocalization
import HanokTesting
import Testing

@testable import HanokArguments

@Suite struct CommandRunTests {
  private struct Greeting: LocalizedCommand {
    static let configuration = CommandConfiguration(commandName: "greet", version: "1.2.3")
    static let table = "Greet"
    static let compiledTables = [
      CompiledTables([
        .init(
          language: "en", name: "Greet",
          lines: #"""
            "command.greet"="Greets.";
            "option.times"="How often.";
            "option.times.value"="number";
            """#),
        .init(language: "ko", name: "Greet", lines: "\"command.greet\"=\"인사합니다.\";"),
      ])
    ]

    @OptionGroup var options: AppOptions
    @Option var times = 1

    @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
      Int32(times)
    }
  }

  private struct Copying: LocalizedCommand {
    static let configuration = CommandConfiguration(commandName: "copy")
    static let table = "Copy"
    static let compiledTables = [
      CompiledTables([
        .init(
          language: "en", name: "Copy",
          lines: #"""
            "command.copy"="Copies.";
            "option.count"="How often, such as Once/a-day/Twice, Once/a-week/Twice or --never/--ever.";
            "option.count.value"="number";
            "option.into"="Where to.";
            "option.into.value"="folder";
            """#),
        .init(language: "ko", name: "Copy", lines: "\"option.count.value\"=\"개수\";"),
      ])
    ]

    @OptionGroup var options: AppOptions
    @Argument var count: Int
    @Option(name: .customLong("into")) var destination: String

    @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 { 0 }
  }

  /// A command with an option that has another meaning in apps.
  private struct Cutting: LocalizedCommand {
    static let configuration = CommandConfiguration(commandName: "cut")
    static let table = "Cut"
    static let compiledTables = [CompiledTables([.init(language: "en", name: "Cut", lines: "")])]

    @Option var keys: Int

    @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
      context.options.keys == nil ? Int32(keys) : -1
    }
  }

  private func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) async -> CommandTranscript {
    await CommandTranscript.run(Greeting.self, arguments, environment: environment)
  }

  @Test func aCommandRuns() async {
    #expect(await run("--times", "3").status == 3)
  }

  @Test func anOptionOfTheCommandIsNotACommonOption() async {
    #expect(await CommandTranscript.run(Cutting.self, ["--keys", "3"]).status == 3)
  }

  /// A command whose author has forgotten its table.
  private struct Wordless: LocalizedCommand {
    static let configuration = CommandConfiguration(commandName: "wordless")
    static let table = "Words"
    static let compiledTables: [CompiledTables] = []

    @OptionGroup var options: AppOptions

    @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 { 3 }
  }

  @Test func aCommandWithoutItsTableReportsIt() async throws {
    let wordless = await CommandTranscript.run(Wordless.self, [])
    #expect(wordless.status == 64)
    #expect(
      wordless.errors.hasPrefix(
        "wordless: The program has no text: its table Words isn’t compiled in.\nCheck the"))
    #expect(wordless.errors.contains(" en.lproj/Words.strings in Localizations."))
    let help = await CommandTranscript.run(Wordless.self, ["--help"])
    #expect(help.output.contains("wordless"))
    #expect(help.status == 64 && help.errors == wordless.errors)
    let folder = try TemporaryFolder()
    try folder.write("", to: "en.lproj/Words.strings")
    let beside = await CommandTranscript.run(Wordless.self, ["--localizations", folder.path])
    #expect(beside.status == 3 && beside.errors.isEmpty)
  }

  @Test func watchingNeedsAFolder() async throws {
    let without = await run("--watch")
    #expect(without.status == 64)
    #expect(without.errors.contains("There is no folder to watch."))
    #expect(without.errors.contains("greet --localizations … --watch"))
    let folder = try TemporaryFolder()
    try folder.write("", to: "en.lproj/Greet.strings")
    #expect(await run("--watch", "--localizations", folder.path).status == 1)
    #expect(
      await run("--watch", environment: ["HANOK_LOCALIZATIONS": folder.path]).status == 1)
    let help = await run("--help", "--watch").output
    #expect(help.contains("Reload a table as soon as it is saved in the folder"))
  }

  @Test func helpIsInTheUsersLanguage() async {
    let english = await run("--help")
    #expect(english.output.hasPrefix("Greets.\n\nUsage: greet [--locale <tag>]"))
    #expect(english.output.contains("--times <number>"))
    #expect(english.status == 0)
    let korean = await run("--help", "--locale", "ko")
    #expect(korean.output.hasPrefix("인사합니다.\n\n사용법: greet"))
    #expect(await run("-h", environment: ["LANG": "ko_KR.UTF-8"]).output == korean.output)
  }

  @Test func onlyTheCommandsOwnLanguagesAreListed() async {
    let transcript = await run("--locale", "de")
    #expect(transcript.errors.contains("Available languages: en, ko. "))
    #expect(transcript.errors.contains("hanok add de\n"))
  }

  /// A command that is copied from a sentence is in one line.
  @Test func aCommandIsNotBrokenOverLines() async {
    for width in 24...100 {
      let transcript = await CommandTranscript.run(
        Greeting.self, ["--locale", "de"], errorWidth: width)
      #expect(transcript.errors.contains("hanok add de\n"), "\(width): \(transcript.errors)")
      let lines = transcript.errors.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= width }, "\(width): \(transcript.errors)")
    }
  }

  @Test func aMisnamedFolderIsReportedBeforeItsLanguage() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "fr.proj/Greet.strings")
    try folder.write("", to: "ko.lproj/Greet.strings")
    let transcript = await run("--locale", "fr", "--localizations", folder.path)
    #expect(
      transcript.errors == """
        greet: \(folder.path)/fr.proj: This looks like the folder for “fr”, but its name is different.
        Rename it fr.lproj.

        greet: There is no translation for “fr”.
        Available languages: en, ko. To add this one, create its tables: hanok add fr

        """)
    try folder.write("", to: "de.lproj/Greets.strings")
    let german = await run("--locale", "de", "--localizations", folder.path)
    #expect(german.errors.contains("If this is the table, rename it Greet.strings.\n"))
    #expect(german.status == 64)
  }

  @Test func brokenTablesOfOtherProgramsAreIgnored() async throws {
    let folder = try TemporaryFolder()
    try folder.write("broken", to: "ko.lproj/Other.strings")
    let options = ["--locale", "ko", "--localizations", folder.path]
    #expect(await run(options[0], options[1], options[2], options[3]).status == 1)
    try folder.write("broken", to: "ko.lproj/Greet.strings")
    #expect(await run(options[0], options[1], options[2], options[3]).status == 65)
  }

  @Test func aMissingFolderIsReportedBeforeItsLanguage() async {
    let transcript = await run("--locale", "fr", "--localizations", "/no/such")
    #expect(transcript.errors.hasPrefix("greet: /no/such: There is no such folder.\n"))
    #expect(transcript.errors.contains("There is no translation for “fr”."))
    #expect(transcript.status == 64)
  }

  @Test func theVersionIsPrinted() async {
    let outcome = await run("--version")
    #expect(outcome.output == "1.2.3\n")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    (["--time", "3"], "There is no option --time."),
    (["--times"], "The option --times needs a value."),
    (["--times", "x"], "“x” isn’t a valid value for --times."),
    (["more"], "“more” isn’t expected here."),
    (["--plain=1"], "The option --plain takes no value, but was given “1”."),
    (["-z"], "There is no option -z."), (["--locale", "nonsense!"], "nonsense!"),
    (["--locale", "de"], "de"), (["--localizations", "/no/such"], "/no/such"),
  ])
  func anInvalidCommandLineEndsWithStatus64(arguments: [String], sentence: String) async {
    let outcome = await CommandTranscript.run(Greeting.self, arguments)
    #expect(outcome.errors.hasPrefix("greet: "))
    #expect(outcome.errors.contains(sentence))
    #expect(outcome.output == "")
    #expect(outcome.status == 64)
  }

  @Test(arguments: [
    (["--into", "a"], "en", "<number> is missing."),
    (["--into", "a"], "ko", "필요한 인수가 없습니다: <개수>"),
    (["3"], "en", "--into is missing."),
    (["--into", "a", "x"], "en", "“x” isn’t a valid value for <number>."),
    (["--into", "a", "'<y>' 세 개"], "ko", "“'<y>' 세 개” 값은 <개수>에 사용할 수 없습니다."),
  ])
  func argumentsHaveTheNamesOfTheHelpPage(
    arguments: [String], language: String, sentence: String
  ) async {
    let outcome = await CommandTranscript.run(
      Copying.self, arguments + ["--locale", language])
    #expect(outcome.errors.hasPrefix("copy: \(sentence)\n"), "\(outcome.errors)")
  }

  @Test(arguments: ["en", "ko"])
  func typedTextIsNotBrokenInHelp(language: String) async {
    let outcome = await CommandTranscript.run(Copying.self, ["--help", "--locale", language])
    let words = Set(outcome.output.split(whereSeparator: \.isWhitespace))
    #expect(words.isSuperset(of: ["Once/a-day/Twice,", "Once/a-week/Twice", "--never/--ever."]))
    #expect(!outcome.output.split(separator: "\n").contains { $0.hasSuffix(" ") })
  }

  @Test func theIntendedOptionIsSuggested() async {
    #expect(await run("--tiems", "3").errors.contains("--times"))
  }

  @Test(arguments: [80, 40])
  func findingsWrapAtWordsOnATerminal(width: Int) async throws {
    let folder = try TemporaryFolder()
    try folder.write("\"title\" = \"Titre\";", to: "fr.lproj/Greet.strings")
    func errors(_ width: Int?) async -> String {
      await CommandTranscript.run(
        Greeting.self, ["--localizations", folder.path, "--locale", "fr"], errorWidth: width
      ).errors
    }
    let (whole, wrapped) = (await errors(nil), await errors(width))
    #expect(whole.split(separator: "\n").count < wrapped.split(separator: "\n").count)
    #expect(wrapped.split(separator: "\n").allSatisfy { $0.count <= width })
    // A path that is longer than a line is broken, and no word.
    let words = { (text: String) in text.split { " \n".contains($0) } }
    let path = try #require(words(whole).first { $0.contains("/") })
    #expect(
      words(whole).filter { $0 != path }
        == words(wrapped).filter { !$0.contains("/") && !path.hasSuffix($0) })
    #expect(wrapped.contains("\n  \"title\" = \"Titre\";\n"))
  }

  @Test func errorsAreInTheLanguageOfTheEnvironment() async {
    let outcome = await run("--nonsense", environment: ["LC_ALL": "ko_KR.UTF-8"])
    #expect(outcome.errors.contains("--nonsense 옵션은 없습니다."))
  }

  /// The streams of a disk that is full.
  private nonisolated struct FullDiskStreams: CommandStreams {
    let isTerminal = false
    let hasFailed = true
    func readLine() -> [UInt8]? { nil }
    func write(_ text: String) {}
    func writeError(_ text: String) {}
  }

  @Test func lostOutputIsAFailure() async {
    let run = CommandRun(
      Greeting.self, arguments: ["--version"], environment: [:], streams: FullDiskStreams())
    #expect(await run.status() == 74)
  }

  /// What a translator's folder has too much is told, and the command runs all the same.
  @Test func unknownMessagesInAFolderAreWarnings() async throws {
    let folder = try TemporaryFolder()
    try folder.write("\"title\" = \"Titre\";", to: "fr.lproj/Greet.strings")
    let transcript = await run("--localizations", folder.path, "--locale", "fr", "--times", "3")
    #expect(transcript.status == 3)
    #expect(transcript.errors.contains("fr.lproj/Greet.strings:1:1: The source language has no"))
    try folder.write("\"command.greet\" = \"{$x}\";", to: "fr.lproj/Greet.strings")
    let broken = await run("--localizations", folder.path, "--locale", "fr")
    #expect(broken.status == 65)
    #expect(broken.errors.contains("$x has no value"))
  }
}
