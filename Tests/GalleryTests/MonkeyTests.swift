import GalleryScreens
import Hanok
import HanokTesting
import Testing

/// A monkey in the gallery: nothing traps, nothing stays, all is drawn where it belongs, the keys go to
/// something that is seen.
///
/// `MONKEY_STEPS` is the number of its steps in each language, `MONKEY_SEED` the first seed. A failure
/// names the seed by which the same happens again.
@Suite struct MonkeyTests {
  @Test(arguments: ["ar", "ko"])
  func nothingAPersonCanDoBreaksTheGallery(language: String) async throws {
    var places: [String] = []
    let problems = try await Monkey.play(
      steps: 1_500, stepsPerStage: 250, stepsPerDrawing: 5,
      on: { monkey in
        let items = GallerySection.all.flatMap(\.items)
        let isFrame = monkey.number(0..<3) == 0
        let item = monkey.pick(items)
        places.append(isFrame ? "the frame" : item.name)
        return try Pilot(
          isFrame ? GalleryViewController() : item.makeScreen(), in: language,
          size: Size(width: 80, height: 24), [.gallery])
      }, pilot: { $0 }, act: { $0.act(on: $1) })
    #expect(problems == [], "\(places)")
  }
}
