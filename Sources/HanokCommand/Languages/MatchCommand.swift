import ArgumentParser
import HanokUnicode
import HanokLocalization
import HanokArguments

/// `hanok match`: the language that serves, of those there are.
struct MatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "match")

  /// The languages there are, separated by commas.
  @Option var available: String

  /// The languages that are wanted, the first one most.
  @Option var wanted: String

  /// How far the language that serves may be from the one that is wanted.
  @Option var distance: DistanceChoice?

  @Flag var json = false
}

/// The value of `--distance`.
enum DistanceChoice: String, ExpressibleByArgument {
  case region, script, language

  var distance: LanguageDistance {
    switch self {
    case .region: .region
    case .script: .script
    case .language: .language
    }
  }
}

extension MatchCommand: LocalizedCommand {
  static let table = HanokCommand.table
  static let compiledTables = HanokCommand.compiledTables

  /// What is told with `--json`.
  private struct Reply: Encodable {
    let chosen: String?
    let chain: [String]

    private enum Key: CodingKey {
      case chosen
      case chain
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      // Null, not left out, where nothing serves.
      try container.encode(chosen, forKey: .chosen)
      try container.encode(chain, forKey: .chain)
    }
  }

  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    do throws(Problem) {
      let list = try TagList(available)
      let chosen = LanguageTag.bestMatch(
        for: try TagList(wanted).tags, among: list.tags,
        maximumDistance: distance?.distance ?? .script)
      let spelling = chosen.map(list.spelling)
      if json {
        let chain = chosen?.fallbackChain.map(\.description) ?? []
        context.writeLine(Reply(chosen: spelling, chain: chain).json)
      } else if let spelling {
        context.writeLine(spelling)
      } else {
        context.report([ToolProblem.nothingServes(wanted)], of: "hanok")
      }
      return chosen == nil ? 1 : 0
    } catch {
      throw CommandFailure(usage: error)
    }
  }
}
