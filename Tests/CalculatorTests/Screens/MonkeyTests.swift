import Hanok
import HanokTesting
import Testing

/// A monkey at the calculator: nothing traps, nothing stays, all is drawn where it belongs, and a number or a failure shows.
@Suite struct MonkeyTests {
  @Test(arguments: ["ar", "ko"])
  func nothingAPersonCanDoBreaksIt(language: String) async throws {
    let problems = try await Monkey.play(
      on: { _ in try CalculatorPilots.calculator(language) }, pilot: { $0 }, act: Self.act)
    #expect(problems == [])
  }

  /// Now and then it types what a calculator takes, so that numbers become long and tapes, too.
  private static func act(_ monkey: inout Monkey, _ pilot: Pilot) -> String {
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
