import BreachesModel
import BreachesService
import Foundation
import Hanok
import HanokTesting
import Testing

@testable import BreachesController

/// A monkey at the list of breaches, on a network that answers, breaks off or is silent.
///
/// `MONKEY_STEPS` is the number of its steps in each language, `MONKEY_SEED` the first seed.
@Suite struct MonkeyTests {
  nonisolated private static let environment = ProcessInfo.processInfo.environment
  nonisolated private static let steps = environment["MONKEY_STEPS"].flatMap(Int.init) ?? 400
  nonisolated private static let seed = environment["MONKEY_SEED"].flatMap(UInt64.init) ?? 1

  @Test(arguments: ["ar", "ko"])
  func nothingAPersonCanDoBreaksTheList(language: String) async throws {
    var (step, seed) = (0, Self.seed)
    while step < Self.steps {
      var monkey = Monkey(seed: seed)
      let transport = ScriptedTransport()
      let pilot = try DownloadPilot.open(
        monkey.pick(DownloadMethod.allCases), transport, in: language)
      var last: [String] = []
      for _ in 0..<100 where pilot.isRunning {
        step += 1
        last.append(await act(&monkey, pilot, transport))
        for _ in 0..<5 { await Task.yield() }
        pilot.advance(by: .zero)
        if !pilot.isRunning { break }
        #expect(
          Monkey.problem(of: pilot) == nil,
          "seed \(seed), \(language): \(last.suffix(6).joined(separator: "; "))")
      }
      pilot.application.quit()
      seed += 1
    }
  }

  private func act(
    _ monkey: inout Monkey, _ pilot: Pilot, _ transport: ScriptedTransport
  ) async -> String {
    switch monkey.number(0..<8) {
    case 0:
      pilot.type("d")
      return "downloads"
    case 1:
      let event: TransferEvent = monkey.pick([
        .ended(.success(DownloadPilot.shortBody)), .ended(.failure(.timedOut(.seconds(1)))),
        .ended(.success([0x7B])),
      ])
      await transport.send(event)
      return "the network answers"
    default: return monkey.act(on: pilot)
    }
  }
}
