import GalleryScreens
import Hanok
import HanokTesting
import Testing

/// What lies above some of the gallery's screens, once it is asked for.
@Suite struct PresentedScreenTests {
  private struct Opening {
    let item: String
    let name: String
    let keys: [Key]
  }

  private static let openings = [
    Opening(item: "AlertController", name: "saved", keys: [.enter]),
    Opening(item: "AlertController", name: "delete", keys: [.down, .enter]),
    Opening(item: "AlertController", name: "rename", keys: [.down, .down, .enter]),
    Opening(item: "AlertController", name: "actions", keys: [.down, .down, .down, .enter]),
    Opening(item: "CommandPalette", name: "open", keys: [.enter]),
    Opening(item: "FilePicker", name: "open", keys: [.enter]),
    Opening(item: "FilePicker", name: "save", keys: [.down, .enter]),
    Opening(item: "Presentation", name: "sheet", keys: [.enter]),
    Opening(item: "Presentation", name: "popover", keys: [.down, .enter]),
    Opening(item: "Presentation", name: "notice", keys: [.down, .down, .enter]),
    Opening(item: "MenuBar", name: "view", keys: [.function(10), .enter, .right]),
    Opening(item: "SettingsViewController", name: "theme", keys: [.tab, .enter]),
    Opening(item: "FormView", name: "wrong", keys: [.tab, .tab, .tab, .enter]),
  ]

  @Test(arguments: GalleryTests.languages, GalleryTests.sizes)
  func whatIsPresentedIsAsRecorded(language: String, size: Size) throws {
    let items = GallerySection.all.flatMap(\.items)
    for opening in Self.openings {
      let item = try #require(items.first { $0.name == opening.item })
      let pilot = try Pilot(item.makeScreen(), in: language, size: size, [.gallery])
      for key in opening.keys { pilot.press(key) }
      try pilot.expectSnapshot("\(opening.item)-\(opening.name)")
      #expect(pilot.truncatedTexts == [], "\(opening.item) \(opening.name)")
      #expect(pilot.problems == [], "\(opening.item) \(opening.name)")
    }
  }

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
