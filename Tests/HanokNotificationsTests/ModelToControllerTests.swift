import Hanok
import HanokNotifications
import HanokTesting
import Observation
import Testing

/// The six ways in which a model speaks to its controller: see `Models.md` in `Documentation.docc`.
@Suite struct ModelToControllerTests {
  /// The page's six models, each with a score, none with a word of a screen.
  private struct ValueModel { var score = 0 }

  private protocol ScoreDelegate: AnyObject {
    func scoreDidChange(_ score: Int)
  }

  private final class DelegatingModel {
    weak var delegate: (any ScoreDelegate)?
    var score = 0 { didSet { delegate?.scoreDidChange(score) } }
  }

  private final class CallingModel {
    func count(_ completion: (Result<Int, any Error>) -> Void) { completion(.success(3)) }
  }

  private struct ScoreDidChange { let score: Int }

  private final class PostingModel {
    let center: TypedNotificationCenter
    var score = 0 { didSet { center.post(ScoreDidChange(score: score)) } }

    init(_ center: TypedNotificationCenter) { self.center = center }
  }

  @Observable final class ObservedModel { var score = 0 }

  private class ScoreController: ViewController {
    let label = Label()
    override func loadView() { view = label }
    func show(_ score: Int) { label.message = .verbatim(String(repeating: "#", count: score)) }
  }

  private func pilot(_ controller: ViewController) throws -> Pilot {
    try Pilot(controller, in: "en", size: Size(width: 20, height: 3), [])
  }

  private func expectThree(
    _ controller: ScoreController, _ change: () -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let pilot = try pilot(controller)
    pilot.perform(change)
    #expect(pilot.screen.row(0).hasPrefix("### "), sourceLocation: sourceLocation)
  }

  @Test func byAPropertyObserver() throws {
    final class Controller: ScoreController {
      var model = ValueModel() { didSet { show(model.score) } }
    }
    let controller = Controller()
    try expectThree(controller) { controller.model.score = 3 }
  }

  @Test func byADelegate() throws {
    final class Controller: ScoreController, ScoreDelegate {
      func scoreDidChange(_ score: Int) { show(score) }
    }
    let (controller, model) = (Controller(), DelegatingModel())
    model.delegate = controller
    try expectThree(controller) { model.score = 3 }
  }

  @Test func aSecondDelegateSilencesTheFirst() {
    final class Listener: ScoreDelegate {
      var scores: [Int] = []
      func scoreDidChange(_ score: Int) { scores.append(score) }
    }
    let (first, second, model) = (Listener(), Listener(), DelegatingModel())
    model.delegate = first
    model.score = 1
    model.delegate = second
    model.score = 2
    #expect(first.scores == [1])
    #expect(second.scores == [2])
  }

  @Test func byAClosure() throws {
    let (controller, model) = (ScoreController(), CallingModel())
    try expectThree(controller) {
      model.count { [weak controller] in controller?.show((try? $0.get()) ?? 0) }
    }
  }

  @Test func byANotificationWithManyObservers() throws {
    final class Controller: ScoreController {
      func scoreDidChange(_ notification: ScoreDidChange) { show(notification.score) }
    }
    let center = TypedNotificationCenter()
    let model = PostingModel(center)
    let (controller, other) = (Controller(), Controller())
    center.addObserver(controller, action: Controller.scoreDidChange)
    center.addObserver(other, action: Controller.scoreDidChange)
    try expectThree(controller) { model.score = 3 }
    #expect(other.label.message == controller.label.message)
  }

  @Test func byObservation() throws {
    final class Controller: ScoreController {
      let model = ObservedModel()
      override func updateProperties() { show(model.score) }
    }
    let controller = Controller()
    try expectThree(controller) { controller.model.score = 3 }
  }

  @Test func byAnAsynchronousSequence() async throws {
    let (scores, model) = AsyncStream.makeStream(of: Int.self)
    let controller = ScoreController()
    let pilot = try pilot(controller)
    let work = controller.receive(scores, controller, action: ScoreController.show)
    model.yield(3)
    model.finish()
    await work.value
    pilot.advance(by: .zero)
    #expect(pilot.screen.row(0).hasPrefix("### "))
  }
}
