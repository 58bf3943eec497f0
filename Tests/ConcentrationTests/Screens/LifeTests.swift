import ConcentrationController
import ConcentrationModel
import ConcentrationView
import Hanok
import HanokTesting
import Testing

/// The lives of screens, and a monkey.
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
    pilot.application.perform { root.dismiss() }
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
    pilot.application.perform { root.present(controller) }
    pilot.type("p")
    watched += objects(of: controller)
    pilot.press(.escape)
    for index in places.joined() {
      let cards = pilot.application.window.visibleDescendants.compactMap { $0 as? CardView }
      pilot.application.perform { _ = cards[index].becomeFirstResponder() }
      pilot.press(.enter)
    }
    pilot.advance(by: GameViewController.lastLook)
    watched += objects(of: controller)
    #expect(controller.presentedViewController != nil)
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

  @Test(arguments: ["ar", "en", "ja", "ko"])
  func aMonkeyBreaksNothing(language: String) throws {
    for seed in 1...4 {
      var generator = SeededGenerator(UInt64(seed))
      let scores = ScoreMemory()
      let game = try GamePilot(language, pairs: 2, scores: scores)
      for step in 0..<400 where game.pilot.isRunning {
        act(on: game, &generator)
        guard game.pilot.isRunning else { break }
        #expect(game.pilot.application.window.firstResponder != nil, "seed \(seed), step \(step)")
      }
      for result in scores.scores.results(pairs: 2) {
        #expect(result.flips >= 4 && result.score <= 4, "seed \(seed)")
      }
    }
  }

  private func act(on game: GamePilot, _ generator: inout SeededGenerator) {
    let keys: [Key] = [
      .enter, .enter, .enter, .character(" "), .left, .right, .up, .down, .tab, .escape, .home,
      .pageUp, .pageDown, .character("d"), .character("p"), .character("l"), .character("가"),
    ]
    let size = game.pilot.screen.size
    switch Int.random(in: 0..<10, using: &generator) {
    case 0:
      let width = Int.random(in: 20...90, using: &generator)
      let height = Int.random(in: 6...30, using: &generator)
      game.pilot.resize(to: Size(width: width, height: height))
    case 1, 2:
      // Not on the foot, where one can quit.
      let x = Int.random(in: 0..<max(1, size.width), using: &generator)
      let y = Int.random(in: 0..<max(1, size.height - size.height / 3), using: &generator)
      game.pilot.click(x: x, y: y)
    case 3: game.pilot.paste("q\n1\u{1B}")
    case 4: game.advance(by: .milliseconds(Int.random(in: 0...2_000, using: &generator)))
    default: game.pilot.press(keys.randomElement(using: &generator) ?? .enter)
    }
  }
}
