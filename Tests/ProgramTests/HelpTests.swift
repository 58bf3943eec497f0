import HanokArguments
import HanokTerminal
import Testing

/// The help of every command in every language, found by walking the commands.
@Suite struct HelpTests {
  private nonisolated static let languages = ["en", "ko", "ja", "ar", "de", "zh-Hans"]
  private nonisolated static let widths = [80, 40, 13]

  @Test(arguments: Programs.names, languages)
  func everyHelpPageHasItsTextsWithinItsWidth(name: String, language: String) async throws {
    let program = try Programs.named(name)
    for path in try Programs.commands(of: program) {
      var texts: Set<String> = []
      for width in Self.widths {
        let run = await CommandTranscript.run(
          program.command, path + ["--help", "--locale", language], width: width)
        let page = "\(name) \(path.joined(separator: " ")) \(language) \(width):\n\(run.output)"
        #expect(run.status == 0 && run.errors.isEmpty, "\(page)\(run.errors)")
        #expect(run.output.contains("--help"), "\(page)")
        #expect(run.output.firstMatch(of: /\{[A-Za-z]+\.[^ }]+\}/) == nil, "\(page)")
        for line in run.output.split(separator: "\n") {
          #expect(CellWidth.of(line) <= width, "“\(line)” is too wide in \(page)")
        }
        texts.insert(run.output.filter { !$0.isWhitespace })
      }
      #expect(texts.count == 1, "A page loses text: \(name) \(path) \(language)")
    }
  }

  @Test func aPipeHasThePageOf80ColumnsUnlessAnotherWidthIsRequested() async throws {
    let command = try Programs.named("quiz").command
    let terminal = await CommandTranscript.run(command, ["--help"], width: 200).output
    #expect(terminal == (await CommandTranscript.run(command, ["--help"])).output)
    let narrow = await CommandTranscript.run(command, ["--help"], environment: ["COLUMNS": "50"])
    #expect(narrow.output == (await CommandTranscript.run(command, ["--help"], width: 50)).output)
    #expect(narrow.output != terminal)
  }

  /// `hanok edit --keys` means what it means for apps; `hanok snapshots review` has a theme of its own.
  @Test(arguments: [["edit"], ["snapshots", "review"]])
  func aSubcommandWithoutTextsForAnOptionOfAppsHasTheirs(path: [String]) async throws {
    let command = try Programs.named("hanok").command
    let page = await CommandTranscript.run(command, path + ["--help"]).output
    let gallery = try Programs.named("gallery").command
    let usual = await CommandTranscript.run(gallery, ["--help"]).output
    let words = try #require(usual.firstMatch(of: #/--keys <keys> +(\S+ \S+)/#)?.1)
    #expect(page.contains(words), "\(page)")
  }
}
