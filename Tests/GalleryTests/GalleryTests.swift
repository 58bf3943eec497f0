import GalleryScreens
import Hanok
import HanokTesting
import Testing

@Suite struct GalleryTests {
  nonisolated static let languages = ["ar", "de", "en", "ja", "ko"]
  nonisolated static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 12)]

  @Test(arguments: languages, sizes)
  func everyScreenIsAsRecorded(language: String, size: Size) throws {
    for item in GallerySection.all.flatMap(\.items) {
      let pilot = try Pilot(item.makeScreen(), in: language, size: size, [.gallery])
      try pilot.expectSnapshot(item.name)
      #expect(pilot.truncatedTexts == [], "\(item.name)")
      #expect(pilot.problems == [], "\(item.name)")
    }
  }
}
