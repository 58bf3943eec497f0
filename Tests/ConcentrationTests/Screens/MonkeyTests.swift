import Foundation
import Hanok
import HanokTesting
import Testing
import ConcentrationController
import ConcentrationModel
import ConcentrationView

/// A monkey at the game: nothing traps, nothing stays, all is drawn where it belongs, and a result is possible.
///
/// `MONKEY_STEPS` is the number of its steps in each language, `MONKEY_SEED` the first seed.
@Suite struct MonkeyTests {
  nonisolated private static let environment = ProcessInfo.processInfo.environment
  nonisolated private static let steps = environment["MONKEY_STEPS"].flatMap(Int.init) ?? 600
  nonisolated private static let seed = environment["MONKEY_SEED"].flatMap(UInt64.init) ?? 1

  @Test(arguments: ["ar", "ko"])
  func nothingAPersonCanDoBreaksIt(language: String) async throws {
    var (step, seed) = (0, Self.seed)
    while step < Self.steps {
      weak var screen: ViewController?
      do { screen = try play(seed, language, &step) }
      for _ in 0..<50 where screen != nil { await Task.yield() }
      #expect(screen == nil, "seed \(seed), \(language): the screen is kept")
      seed += 1
    }
  }

  /// Plays on one screen, and returns it.
  private func play(_ seed: UInt64, _ language: String, _ step: inout Int) throws -> ViewController
  {
    var monkey = Monkey(seed: seed)
    let scores = ScoreMemory()
    let game = try GamePilot(language, pairs: 2, scores: scores)
    let pilot = game.pilot
    var last: [String] = []
    for _ in 0..<200 where pilot.isRunning {
      step += 1
      last.append(act(&monkey, game))
      if !pilot.isRunning { break }
      #expect(
        Monkey.problem(of: pilot) == nil,
        "seed \(seed), \(language): \(last.suffix(6).joined(separator: "; "))")
    }
    let screen = pilot.application.rootViewController
    pilot.application.quit()
    pilot.advance(by: .seconds(60))
    for result in scores.scores.results(pairs: 2) {
      #expect(result.flips >= 4 && result.score <= 4, "seed \(seed)")
    }
    return screen
  }

  /// Now and then it turns a card or finds a pair, so that games come to their end.
  private func act(_ monkey: inout Monkey, _ game: GamePilot) -> String {
    switch monkey.number(0..<8) {
    case 0...1 where !game.cardViews.isEmpty:
      let index = monkey.number(0..<game.cardViews.count)
      game.turn(index)
      return "turns \(index)"
    case 2:
      game.advance(by: .milliseconds(monkey.number(0..<2_000)))
      return "waits"
    default: return monkey.act(on: game.pilot)
    }
  }
}
