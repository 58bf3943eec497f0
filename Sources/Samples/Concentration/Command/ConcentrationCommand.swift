import ArgumentParser
import ConcentrationController
import ConcentrationModel
import ConcentrationStore
import ConcentrationView
import Hanok
import HanokArguments
import HanokLocalization

/// The game on the command line.
@main
struct ConcentrationCommand: LocalizedCommand {
  static let configuration = CommandConfiguration(
    commandName: "concentration", version: HanokVersion.current)
  static let table = "Concentration"
  static let compiledTables: [CompiledTables] = [.concentration]
  /// The default file of the best scores, in the folder of data files.
  static let usualScoreFile = "hanok/concentration.json"

  @OptionGroup var options: AppOptions
  @OptionGroup var sceneOptions: SceneOptions

  /// The number of pairs, as text, so that an invalid one is reported in the sample's own words.
  @Option(completion: .list(Concentration.possiblePairs.map(String.init))) var pairs: String?
  /// The seed of the shuffling.
  @Option var seed: String?
  /// The name of a set of pictures.
  @Option(completion: .list(PictureTheme.allCases.map(\.rawValue))) var pictures: String?
  /// The file of the best scores.
  @Option(completion: .file()) var scores: String?

  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    if let path = sceneOptions.scenes {
      return try await context.present(ConcentrationScenes.all, to: path, isPlain: options.plain)
    }
    let settings: GameSettings
    do throws(Problem) {
      settings = try chosenSettings()
    } catch {
      throw CommandFailure(usage: error)
    }
    let game = GameViewController(try withScores(settings, context.environment))
    let application = Application(root: game, traits: Traits(localizer: context.localizer))
    application.themes = ThemeFamily.hanok.defaultTheme(for:)
    return try await context.run(application, isPlain: options.plain)
  }

  @MainActor private func chosenSettings() throws(Problem) -> GameSettings {
    var settings = GameSettings(seed: .random(in: .min ... .max))
    if let seed {
      guard let number = UInt64(seed) else { throw problem("bad-seed", ["value": .init(seed)]) }
      settings.seed = number
    }
    if let pairs {
      let possible = Concentration.possiblePairs
      guard let number = Int(pairs), possible.contains(number) else {
        throw problem(
          "bad-pairs",
          [
            "value": .init(pairs), "least": .init(possible.lowerBound),
            "most": .init(possible.upperBound),
          ])
      }
      settings.pairs = number
    }
    if let pictures {
      let names = PictureTheme.allCases.map(\.rawValue)
      guard let chosen = PictureTheme(rawValue: pictures) else {
        throw problem(
          "bad-pictures",
          ["value": .init(pictures), "choices": .init(names.joined(separator: ", "))],
          suggestion: Suggestion.nearest(to: pictures, in: names))
      }
      settings.theme = chosen
    }
    return settings
  }

  /// Adds the file of the best scores; an account without a home folder keeps them in memory.
  @MainActor private func withScores(
    _ settings: GameSettings, _ environment: [String: String]
  ) throws(CommandFailure) -> GameSettings {
    let folder = DataFolder(environment: environment)
    guard let path = scores ?? folder?.file(Self.usualScoreFile) else { return settings }
    var settings = settings
    do throws(ScoreKeepingError) {
      settings.scores = try ScoreFile(path: path)
    } catch {
      let kind = error.reason == .damaged ? "damaged-scores" : "unreadable-scores"
      throw CommandFailure(data: problem(kind, path: path))
    }
    return settings
  }

  private func problem(
    _ kind: String, _ arguments: [String: Message.Argument] = [:], path: String? = nil,
    suggestion: String? = nil
  ) -> Problem {
    Problem(
      Problem.Kind(kind, table: Self.table), arguments, path: path, suggestion: suggestion)
  }
}
