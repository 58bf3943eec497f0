import ArgumentParser
import ICU
import Localization
import LocalizedArguments

/// `hanok match`: the language that serves, of those there are.
struct MatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "match")

  /// The languages there are, separated by commas.
  @Option var available: String

  /// The languages that are wanted, the first one most.
  @Option var wanted: String

  @Flag var json = false
}

extension MatchCommand: LocalizedCommand {
  static let table = HanokCommand.table
  static let compiledTables = HanokCommand.compiledTables

  /// What is told with `--json`.
  private struct Reply: Encodable {
    let chosen: String?
    let chain: [String]
  }

  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let chosen: LanguageTag?
    do throws(Problem) {
      chosen = LanguageTag.bestMatch(
        for: try TagList(wanted).tags, among: try TagList(available).tags)
    } catch {
      throw CommandFailure(usage: error)
    }
    let chain = chosen?.fallbackChain.map(\.description) ?? []
    if json {
      context.streams.write(Reply(chosen: chosen?.description, chain: chain).json + "\n")
    } else if let chosen {
      context.streams.write("\(chosen)\n")
    } else {
      context.report([ToolProblem.nothingServes(wanted)], of: "hanok")
    }
    return chosen == nil ? 1 : 0
  }
}
