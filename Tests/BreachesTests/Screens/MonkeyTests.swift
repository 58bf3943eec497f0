import BreachesModel
import BreachesService
import Hanok
import HanokTesting
import Testing

@testable import BreachesController

/// A monkey at the list of breaches, on a network that answers, breaks off or is silent.
@Suite struct MonkeyTests {
  private struct Stage {
    let pilot: Pilot
    let transport: ScriptedTransport
  }

  @Test(arguments: ["ar", "ko"])
  func nothingAPersonCanDoBreaksTheList(language: String) async throws {
    let problems = try await Monkey.play(
      steps: 400, stepsPerStage: 100,
      on: { monkey in
        let transport = ScriptedTransport()
        let pilot = try DownloadPilot.open(
          monkey.pick(DownloadMethod.ways), transport, in: language)
        return Stage(pilot: pilot, transport: transport)
      }, pilot: \.pilot, act: { await Self.act(&$0, $1) })
    #expect(problems == [])
  }

  private static func act(_ monkey: inout Monkey, _ stage: Stage) async -> String {
    switch monkey.number(0..<8) {
    case 0:
      stage.pilot.type("d")
      return "downloads"
    case 1:
      let event: TransferEvent = monkey.pick([
        .ended(.success(DownloadPilot.shortBody)), .ended(.failure(.timedOut(.seconds(1)))),
        .ended(.success([0x7B])),
      ])
      await stage.transport.send(event)
      return "the network answers"
    default: return monkey.act(on: stage.pilot)
    }
  }
}
