import BeforeWords
import Hanok
import HanokTesting

/// A screen that was presented, asked for more statements, and was dismissed while it waited.
final class DismissedScreen {
  /// The controller, or nil once it has been given back.
  private(set) weak var controller: ViewController?
  private let pilot: Pilot

  init(_ make: () -> ViewController) async throws {
    let host = ViewController()
    pilot = try Pilot(host, in: "en", size: Size(width: 60, height: 16), [.before])
    present(make, on: host)
    pilot.type("m")
    for _ in 0..<20 { await Task.yield() }
    pilot.perform { host.dismiss() }
    pilot.advance(by: .seconds(1))
  }

  private func present(_ make: () -> ViewController, on host: ViewController) {
    let quiz = make()
    pilot.perform { host.present(quiz) }
    controller = quiz
  }
}
