import ArgumentParser
import HanokUnicode
import HanokLocalization
import HanokArguments

/// `hanok match`: the best available language for the wanted ones.
struct MatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "match")

  /// The available languages, separated by commas.
  @Option var available: String

  /// The wanted languages, the preferred one first.
  @Option var wanted: String

  /// The maximum distance between the wanted and the chosen language.
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

extension MatchCommand: ToolCommand {
  /// The output with `--json`.
  private struct Reply: Encodable {
    let chosen: String?
    let chain: [String]

    private enum Key: CodingKey {
      case chosen
      case chain
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      // Without a match this is null, not left out.
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
