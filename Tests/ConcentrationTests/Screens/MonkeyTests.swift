import ConcentrationModel
import Hanok
import HanokTesting
import Testing

/// A monkey at the game: nothing traps, nothing stays, all is drawn where it belongs, and a result is possible.
@Suite struct MonkeyTests {
  /// A game, and what is kept of it.
  private struct Stage {
    let scores = ScoreMemory()
    let game: GamePilot

    init(_ language: String) throws {
      game = try GamePilot(language, pairs: 2, scores: scores)
    }
  }

  @Test(arguments: ["ar", "ko"])
  func nothingAPersonCanDoBreaksIt(language: String) async throws {
    let problems = try await Monkey.play(
      on: { _ in try Stage(language) }, pilot: \.game.pilot, act: { Self.act(&$0, $1.game) },
      end: { stage in
        let results = stage.scores.scores.results(pairs: 2)
        let isPossible = results.allSatisfy { $0.flips >= 4 && $0.score <= 4 }
        return isPossible ? nil : "impossible: \(results)"
      })
    #expect(problems == [])
  }

  /// Now and then it turns a card or finds a pair, so that games come to their end.
  private static func act(_ monkey: inout Monkey, _ game: GamePilot) -> String {
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
