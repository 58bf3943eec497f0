import ArgumentParser
import HanokArguments
import HanokLocalization
import HanokReview
import HanokTerminal

/// `hanok stats`: how far the translations are.
struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "stats")

  @OptionGroup var options: ProjectOptions

  /// The tables to count; all without any.
  @Option(name: .customLong("table")) var tables: [String] = []

  /// Whether the numbers are written as JSON.
  @Flag var json = false

  /// The languages; none for all.
  @Argument(completion: .translations) var tags: [String] = []
}

extension StatsCommand: ToolCommand {
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let project: TranslationProject
    let languages: [LocalizationFolder.Language]
    do throws(Problem) {
      project = try options.project()
      languages = try TypedLanguage.languages(tags, of: project)
      let names = Set(languages.flatMap(project.tables)).sorted()
      if let unknown = tables.first(where: { !names.contains($0) }) {
        throw ToolProblem.unknownTable(unknown, among: names)
      }
    } catch {
      throw CommandFailure(usage: error)
    }
    let report: StatisticsReport
    switch await StatisticsReport.report(
      on: languages, of: project, tables: tables.isEmpty ? nil : tables)
    {
    case .success(let made): report = made
    case .failure(let problem): throw CommandFailure(data: problem)
    }
    if json {
      context.writeLine(report.json)
    } else {
      let table = StatisticsTable(report, width: Self.width(context), context.localizer)
      for line in table.lines { context.writeLine(line) }
    }
    return 0
  }

  /// The cells of a line: the terminal's, or what the environment says of them.
  @MainActor private static func width(_ context: CommandContext) -> Int {
    let size =
      context.streams.isTerminal
      ? TerminalDevice(environment: context.environment).size
      : TerminalProfile(environment: context.environment).defaultSize
    return size.width
  }
}
