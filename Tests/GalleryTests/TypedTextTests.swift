import Hanok
import HanokTesting
import Testing

@testable import GalleryScreens

/// What is typed into a screen of the gallery is there when the screen is chosen again.
@Suite struct TypedTextTests {
  @Test func textIsKeptWhileOtherScreensAreShown() throws {
    var count = 0
    for item in GallerySection.all.flatMap(\.items) {
      let other = try #require(GallerySection.all.flatMap(\.items).first { $0.name != item.name })
      let sections = [GallerySection(title: .verbatim("Some"), items: [item, other])]
      let pilot = try Pilot(
        GalleryViewController(sections: sections), in: "en", size: Size(width: 100, height: 40),
        [.gallery])
      let table = pilot.application.window.firstResponder
      let watch = TypedTextWatch(on: pilot)
      count += watch.count
      for key in [Key.function(2), .function(3), .function(4), .function(6), .function(6)] {
        pilot.press(key)
      }
      pilot.perform { table?.becomeFirstResponder() }
      pilot.press(.down)
      pilot.press(.up)
      #expect(watch.problem(on: pilot) == nil, "\(item.name)")
    }
    #expect(count > 8)
  }
}
