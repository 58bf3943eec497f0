import ConcentrationController
import ConcentrationModel
import ConcentrationView
import Hanok
import HanokTesting
import Synchronization
import Testing

/// The lives of screens.
@Suite struct LifeTests {
  private struct WeakObject {
    weak var object: AnyObject?
  }

  private func objects(of controller: ViewController) -> [WeakObject] {
    var objects: [AnyObject] = [controller]
    var views = [controller.viewIfLoaded].compactMap { $0 }
    while let view = views.popLast() {
      objects.append(view)
      views += view.subviews
    }
    if let presented = controller.presentedViewController {
      return objects.map { WeakObject(object: $0) } + self.objects(of: presented)
    }
    return objects.map { WeakObject(object: $0) }
  }

  @Test func aDismissedGameIsFreedWithItsResult() async throws {
    let root = ViewController()
    let pilot = try Pilot(root, in: "ko", size: GamePilots.usual, [.concentration])
    var watched: [WeakObject] = []
    let places = Concentration(pairs: 2, seed: 1).pairPlaces
    play(on: root, pilot, places, &watched)
    pilot.perform { root.dismiss() }
    pilot.advance(by: .seconds(60))
    for _ in 0..<50 where watched.contains(where: { $0.object != nil }) { await Task.yield() }
    #expect(watched.count > 20)
    #expect(watched.compactMap { $0.object.map { "\(type(of: $0))" } } == [])
  }

  private func play(
    on root: ViewController, _ pilot: Pilot, _ places: [[Int]], _ watched: inout [WeakObject]
  ) {
    var settings = GameSettings(seed: 1)
    settings.pairs = 2
    let controller = GameViewController(settings)
    pilot.perform { root.present(controller) }
    pilot.type("p")
    watched += objects(of: controller)
    pilot.press(.escape)
    for index in places.joined() {
      let cards = pilot.application.window.visibleDescendants.compactMap { $0 as? CardView }
      pilot.perform { _ = cards[index].becomeFirstResponder() }
      pilot.press(.enter)
    }
    pilot.advance(by: GameViewController.lastLook)
    watched += objects(of: controller)
    #expect(controller.presentedViewController != nil)
  }

  /// A game reads its clock when it is made.
  @Test func noGameIsMadeBeforeTheView() {
    let clock = WatchedClock()
    var settings = GameSettings(seed: 1)
    settings.clock = clock
    let controller = GameViewController(settings)
    #expect(clock.count == 0)
    _ = controller.view
    #expect(clock.count > 0)
  }

  @Test func theClockOfAScreenStopsWithIt() throws {
    let game = try GamePilot(pairs: 2)
    game.turn(game.pairPlaces[0][0])
    game.advance(by: .seconds(2))
    #expect(game.text.contains("0:02"))
    game.turn(game.pairPlaces[0][1])
    game.find([game.pairPlaces[1]])
    game.advance(by: .seconds(9))
    game.pilot.type("d")
    game.turn(0)
    game.advance(by: .seconds(3))
    #expect(game.text.contains("0:03"))
  }
}

/// A clock that counts how often somebody looks at it.
private nonisolated final class WatchedClock: Clock {
  private let reads = Atomic(0)

  /// The number of its reads.
  var count: Int { reads.load(ordering: .relaxed) }

  var now: ContinuousClock.Instant {
    reads.wrappingAdd(1, ordering: .relaxed)
    return .now
  }

  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    preconditionFailure("A game waits by the application's timers.")
  }
}
