import ConcentrationController
import ConcentrationModel
import ConcentrationView
import Hanok
import HanokTesting
import Testing

/// A game on a screen, with a clock of its own, whose cards the test knows.
struct GamePilot {
  let pilot: Pilot
  let clock: ManualClock
  let controller: GameViewController
  private let cards: Concentration

  init(
    _ language: String = "en", _ size: Size = GamePilots.usual, pairs: Int = 8,
    theme: PictureTheme = .animals, scores: any ScoreKeeping = ScoreMemory()
  ) throws {
    clock = ManualClock()
    var settings = GameSettings(seed: GamePilots.seed)
    (settings.pairs, settings.theme) = (pairs, theme)
    (settings.clock, settings.scores) = (clock, scores)
    controller = GameViewController(settings)
    pilot = try Pilot(controller, in: language, size: size, [.concentration])
    cards = Concentration(pairs: pairs, seed: GamePilots.seed)
  }

  /// The places of the pairs in the first game.
  var pairPlaces: [[Int]] { cards.pairPlaces }

  /// The places of the pairs once new cards were dealt.
  var secondPairPlaces: [[Int]] {
    var next = cards
    next.deal()
    return next.pairPlaces
  }

  var text: String { pilot.screen.text }

  /// The cards on the topmost screen.
  var cardViews: [CardView] {
    pilot.application.window.visibleDescendants.compactMap { $0 as? CardView }
  }

  /// Gives a card the keys, and presses Enter.
  func turn(_ index: Int) {
    pilot.perform { _ = cardViews[index].becomeFirstResponder() }
    pilot.press(.enter)
  }

  /// Turns two cards of different pairs.
  func miss() {
    turn(pairPlaces[0][0])
    turn(pairPlaces[1][0])
  }

  /// Finds some pairs, a second for each card.
  func find(_ pairs: some Sequence<[Int]>) {
    for index in pairs.joined() {
      turn(index)
      advance(by: .seconds(1))
    }
  }

  /// Finds all pairs, and waits for the result.
  func finish() {
    find(pairPlaces)
    advance(by: GameViewController.lastLook)
  }

  /// Moves the game's clock and the application's.
  func advance(by duration: Duration) {
    clock.advance(by: duration)
    pilot.advance(by: duration)
  }
}

enum GamePilots {
  nonisolated static let languages = ["ar", "en", "ja", "ko"]
  nonisolated static let usual = Size(width: 80, height: 24)
  nonisolated static let sizes = [
    usual, Size(width: 40, height: 12), Size(width: 20, height: 6),
  ]
  nonisolated static let seed: UInt64 = 5

  /// Scores of former games.
  static var formerScores: ScoreMemory {
    var scores = BestScores()
    for (score, flips, seconds) in [(16, 22, 47), (1, 41, 180), (-3, 58, 305)] {
      scores.add(GameResult(pairs: 8, score: score, flips: flips, seconds: seconds))
    }
    return ScoreMemory(scores)
  }
}

/// The screens of the game.
nonisolated enum GamePage: String, CaseIterable, Sendable {
  case start
  case mismatch
  case halfway
  case themes
  case result
  case unkept

  /// Opens the screen.
  @MainActor func game(_ language: String, _ size: Size) throws -> GamePilot {
    let scores: any ScoreKeeping = self == .unkept ? LockedScores() : GamePilots.formerScores
    let game = try GamePilot(language, size, scores: scores)
    switch self {
    case .start: break
    case .mismatch: game.miss()
    case .halfway:
      game.find(game.pairPlaces.prefix(4))
      game.turn(game.pairPlaces[5][0])
    case .themes: game.pilot.type("p")
    case .result, .unkept:
      game.miss()
      game.miss()
      game.finish()
    }
    return game
  }
}

/// Scores that can't be written.
nonisolated final class LockedScores: ScoreKeeping {
  private(set) var scores = BestScores()

  func add(_ result: GameResult) throws(ScoreKeepingError) -> Int? {
    scores.add(result)
    throw ScoreKeepingError(.readOnly, path: "/home/kim/scores.json")
  }
}
