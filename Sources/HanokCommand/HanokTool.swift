import ArgumentParser
import HanokLocalization
import HanokArguments

/// The tool of translators: `hanok`.
@main
struct HanokTool: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "hanok", version: HanokVersion.current,
    subcommands: [
      NewCommand.self, AddCommand.self, EditCommand.self, CheckCommand.self, StatsCommand.self,
      UpdateCommand.self, ExportCommand.self, ImportCommand.self, PseudoCommand.self,
      FormatCommand.self, MatchCommand.self, ChainCommand.self, SnapshotsCommand.self,
      TerminalReportCommand.self, ReadCommand.self,
    ])

  /// Runs only without a subcommand.
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    throw CommandFailure(usage: ToolProblem.missingSubcommand)
  }
}
