import GalleryScreens
import Hanok
import HanokTesting
import Testing

/// What lies above the gallery's screens before anything is asked for.
@Suite struct PresentedScreenTests {
  @Test func noScreenOpensAnythingByItself() throws {
    for item in GallerySection.all.flatMap(\.items) {
      let pilot = try Pilot(
        item.makeScreen(), in: "en", size: Size(width: 80, height: 24), [.gallery])
      pilot.advance(by: .seconds(2))
      let top = pilot.application.window.topViewController
      #expect(top === pilot.application.rootViewController, "\(item.name)")
    }
  }
}
