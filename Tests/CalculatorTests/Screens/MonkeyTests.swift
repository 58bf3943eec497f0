import Foundation
import Hanok
import HanokTesting
import Testing
import CalculatorController

/// A monkey at the calculator: nothing traps, nothing stays, all is drawn where it belongs, and a number or a failure shows.
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
    let pilot = try CalculatorPilots.calculator(language)
    var last: [String] = []
    for _ in 0..<200 where pilot.isRunning {
      step += 1
      last.append(act(&monkey, pilot))
      if !pilot.isRunning { break }
      #expect(
        Monkey.problem(of: pilot) == nil,
        "seed \(seed), \(language): \(last.suffix(6).joined(separator: "; "))")
    }
    let screen = pilot.application.rootViewController
    pilot.application.quit()
    pilot.advance(by: .seconds(60))
    return screen
  }

  /// Now and then it types what a calculator takes, so that numbers become long and tapes, too.
  private func act(_ monkey: inout Monkey, _ pilot: Pilot) -> String {
    let keys = [
      "12345", "9", "0", ".", "+", "-", "*", "/", "=", "=", "%", "n", "c", "1/3=", "9*==",
    ]
    guard monkey.number(0..<3) == 0 else { return monkey.act(on: pilot) }
    let text = monkey.pick(keys)
    pilot.type(text)
    if pilot.isRunning, pilot.screen.size.width > 40, pilot.screen.size.height > 20 {
      #expect(!pilot.number.isEmpty)
    }
    return "types \(text)"
  }
}
