import Foundation
import GalleryScreens
import Hanok
import HanokTesting
import Testing

/// A monkey in the gallery: nothing traps, all is drawn where it belongs, the keys go to something
/// that is seen.
///
/// `MONKEY_STEPS` is the number of its steps in each language, `MONKEY_SEED` the first seed. A failure
/// names the seed by which the same happens again.
@Suite struct MonkeyTests {
  nonisolated private static let environment = ProcessInfo.processInfo.environment
  nonisolated private static let steps = environment["MONKEY_STEPS"].flatMap(Int.init) ?? 1_500
  nonisolated private static let seed = environment["MONKEY_SEED"].flatMap(UInt64.init) ?? 1
  /// The steps in one gallery, after which a new one is opened.
  nonisolated private static let stepsPerRun = 250

  @Test(arguments: ["ar", "ko"])
  func nothingAPersonCanDoBreaksTheGallery(language: String) async throws {
    for run in 0..<max(1, Self.steps / Self.stepsPerRun) {
      let seed = Self.seed + UInt64(run)
      var watched: [WeakObject] = []
      try play(seed, language, &watched)
      for _ in 0..<50 where watched.contains(where: { $0.object != nil }) { await Task.yield() }
      let left = watched.compactMap { $0.object.map { "\(type(of: $0))" } }
      #expect(left == [], "seed \(seed), \(language)")
    }
  }

  private struct WeakObject {
    weak var object: AnyObject?
  }

  private func play(_ seed: UInt64, _ language: String, _ watched: inout [WeakObject]) throws {
    var monkey = Monkey(seed: seed)
    let names = GallerySection.all.flatMap(\.items)
    let isFrame = monkey.number(0..<3) == 0
    let item = monkey.pick(names)
    let root = isFrame ? GalleryViewController() : item.makeScreen()
    let pilot = try Pilot(root, in: language, size: Size(width: 80, height: 24), [.gallery])
    var last: [String] = []
    let place = isFrame ? "the frame" : item.name
    for step in 0..<Self.stepsPerRun where pilot.isRunning {
      last.append(monkey.act(on: pilot))
      // A click on the foot may have quit: then nothing is drawn any more.
      if !pilot.isRunning { break }
      let problem =
        step % 5 == 0 ? Monkey.problem(of: pilot) : Monkey.focusProblem(of: pilot)
      #expect(
        problem == nil,
        "seed \(seed), \(language), \(place): \(last.suffix(6).joined(separator: "; "))")
      if step % 50 == 0 { watch(pilot, &watched) }
    }
    watch(pilot, &watched)
    pilot.application.quit()
    pilot.advance(by: .seconds(60))
  }

  private func watch(_ pilot: Pilot, _ watched: inout [WeakObject]) {
    let window = pilot.application.window
    var objects: [AnyObject] = window.visibleDescendants
    if let top = window.topViewController { objects.append(top) }
    watched += objects.map { WeakObject(object: $0) }
  }
}
