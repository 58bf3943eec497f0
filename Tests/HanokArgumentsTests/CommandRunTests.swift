import ArgumentParser
import HanokLocalization
import HanokTesting
import Testing

@testable import HanokArguments

@Suite struct CommandRunTests {
  private nonisolated struct Greeting: LocalizedCommand {
    static let configuration = CommandConfiguration(commandName: "greet", version: "1.2.3")
    static let table = "Greet"
    static let compiledTables = [
      CompiledTables([
        .init(
          language: "en", name: "Greet",
          source: #"""
            "command.greet" = "Greets.";
            "option.times" = "How often.";
            "option.times.value" = "number";
            """#),
        .init(language: "ko", name: "Greet", source: "\"command.greet\" = \"인사합니다.\";"),
      ])
    ]

    @OptionGroup var options: AppOptions
    @Option var times = 1

    @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
      Int32(times)
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
    #expect(transcript.errors.contains("The languages are: en, ko\n"))
  }

  @Test func theVersionIsTold() async {
    let outcome = await run("--version")
    #expect(outcome.output == "1.2.3\n")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    (["--time", "3"], "There is no option --time."),
    (["--times"], "The option --times lacks its value."),
    (["--times", "x"], "“x” is no value for --times."),
    (["more"], "Nothing can be done with “more”."),
    (["--plain=1"], "The option --plain takes no value, but was given “1”."),
    (["-z"], "There is no option -z."), (["--locale", "nonsense!"], "nonsense!"),
    (["--locale", "de"], "de"), (["--localizations", "/no/such"], "/no/such"),
  ])
  func whatIsWrongIsToldWithStatus64(arguments: [String], sentence: String) async {
    let outcome = await CommandTranscript.run(Greeting.self, arguments)
    #expect(outcome.errors.hasPrefix("greet: "))
    #expect(outcome.errors.contains(sentence))
    #expect(outcome.output == "")
    #expect(outcome.status == 64)
  }

  @Test func theOptionThatWasMeantIsNamed() async {
    #expect(await run("--tiems", "3").errors.contains("--times"))
  }

  @Test func aComplaintIsInTheLanguageOfTheEnvironment() async {
    let outcome = await run("--nonsense", environment: ["LC_ALL": "ko_KR.UTF-8"])
    #expect(outcome.errors.contains("--nonsense 옵션은 없습니다."))
  }

  /// A disk that is full.
  private nonisolated struct DeafStreams: CommandStreams {
    let isTerminal = false
    let hasFailed = true
    func readLine() -> [UInt8]? { nil }
    func write(_ text: String) {}
    func writeError(_ text: String) {}
  }

  @Test func lostOutputIsAFailure() async {
    let run = CommandRun(
      Greeting.self, arguments: ["--version"], environment: [:], streams: DeafStreams())
    #expect(await run.status() == 74)
  }

  /// What a translator's folder has too much is told, and the command runs all the same.
  @Test func aSuspiciousFolderIsWarnedOf() async throws {
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
