import ConcentrationModel
import ConcentrationView
import Hanok
package import HanokScenes

/// The screens of the game.
package nonisolated enum ConcentrationScenes {
  package static let all =
    [
      scene("start"),
      scene("mismatch", miss),
      scene("halfway", find(pairs.prefix(4)) + [turn(pairs[5][0])]),
      scene("pictures", [.activate(.Concentration.theme)]),
      scene("leave", find(pairs.prefix(1)) + [.activate(.Concentration.quit)]),
      scene("result", finish),
      scene("unkept-result", finish) { $0.scores = LockedScores() },
    ]
    + PictureTheme.allCases.map { theme in
      scene("theme-\(theme)", find(pairs.prefix(3)) + [turn(pairs[4][1])]) { $0.theme = theme }
    }
    + [2, 7, 13, 18].map { count in
      let pairs = pairs(count)
      return scene("pairs-\(count)", find([pairs[1]])) { $0.pairs = count }
    }

  private static let seed: UInt64 = 5
  private static let pairs = pairs(8)

  /// The places of the pairs among the dealt cards.
  private static func pairs(_ count: Int) -> [[Int]] {
    let cards = Concentration(pairs: count, seed: seed).cards
    let places = Dictionary(grouping: cards.indices) { cards[$0].identifier }
    return places.values.sorted { $0[0] < $1[0] }
  }

  // Cards are chosen by their names: their places depend on the size, and keys on the language.
  private static func turn(_ index: Int) -> Pilot.Step {
    .activate(.Concentration.card(number: index + 1))
  }

  private static func find(_ pairs: some Sequence<[Int]>) -> [Pilot.Step] {
    pairs.joined().map(turn)
  }

  private static let miss = [turn(pairs[0][0]), turn(pairs[1][0])]
  private static let finish = miss + miss + find(pairs) + [.advance(GameViewController.lastLook)]

  private static func scene(
    _ name: String, _ steps: [Pilot.Step] = [],
    _ change: @escaping @MainActor @Sendable (inout GameSettings) -> Void = { _ in }
  ) -> Scene {
    Scene(name, [.concentration], steps: steps) {
      var settings = GameSettings(seed: seed)
      settings.clock = ManualClock()
      settings.scores = ScoreMemory(formerScores)
      change(&settings)
      return GameViewController(settings)
    }.allowing(
      .cutText, in: ["en-XA", "en-XC"], at: [Size(width: 20, height: 6)],
      because: "No word of a language that people speak is as long beside a key.")
  }

  private static var formerScores: BestScores {
    var scores = BestScores()
    for (score, flips, seconds) in [(16, 22, 47), (1, 41, 180), (-3, 58, 305)] {
      scores.add(GameResult(pairs: 8, score: score, flips: flips, seconds: seconds))
    }
    return scores
  }
}

/// Scores that can't be written.
private final class LockedScores: ScoreKeeping {
  private(set) var scores = BestScores()

  func add(_ result: GameResult) throws(ScoreKeepingError) -> Int? {
    scores.add(result)
    throw ScoreKeepingError(.readOnly, path: "/home/kim/scores.json")
  }
}
