import Foundation
import Hanok
import HanokTesting
import Testing

/// A monkey at the quiz: nothing traps, all is drawn where it belongs, and the score stays possible.
///
/// `MONKEY_STEPS` is the number of its steps in each language, `MONKEY_SEED` the first seed.
@Suite struct MonkeyTests {
  nonisolated private static let environment = ProcessInfo.processInfo.environment
  nonisolated private static let steps = environment["MONKEY_STEPS"].flatMap(Int.init) ?? 600
  nonisolated private static let seed = environment["MONKEY_SEED"].flatMap(UInt64.init) ?? 1

  @Test(arguments: QuizPilots.languages)
  func nothingAPersonCanDoBreaksTheQuiz(language: String) throws {
    var (step, seed) = (0, Self.seed)
    while step < Self.steps {
      let pilot = try QuizPilots.question(language, Size(width: 80, height: 24))
      var monkey = Monkey(seed: seed)
      var last: [String] = []
      for _ in 0..<200 where pilot.isRunning {
        step += 1
        last.append(monkey.act(on: pilot))
        if !pilot.isRunning { break }
        #expect(
          Monkey.problem(of: pilot) == nil,
          "seed \(seed), \(language): \(last.suffix(6).joined(separator: "; "))")
      }
      seed += 1
    }
  }
}
