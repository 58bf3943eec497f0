import AddressBookController
import AddressBookModel
import Hanok
import HanokTesting
import Testing

/// Screens with very little room, and with very much.
@Suite struct SmallAndWideScreenTests {
  @Test func aPersonIsAddedWhereThereIsLittleRoom() throws {
    let stage = try AddressBookStage("en", AddressBookStage.small)
    stage.pilot.type("n")
    stage.pilot.type("Ada")
    for _ in 0..<2 { stage.pilot.press(.tab) }
    stage.pilot.type("Hanok")
    // By keys alone to the button in the bar, which is behind all fields.
    stage.pilot.press(.tab, .shift)
    stage.pilot.press(.tab, .shift)
    stage.pilot.press(.tab, .shift)
    stage.pilot.press(.enter)
    #expect(stage.store.people.contains { $0.name.given == "Ada" })
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 2), (20, 6), (99, 24), (100, 24), (200, 60)])
  func anySizeIsDrawn(width: Int, height: Int) async throws {
    let variant = SceneVariant(language: try LanguageTag("ko"), size: AddressBookStage.usual)
    for scene in AddressBookScenes.all {
      let pilot = try await scene.open(variant)
      pilot.resize(to: Size(width: width, height: height))
      #expect(pilot.screen.size == Size(width: width, height: height))
      pilot.resize(to: AddressBookStage.usual)
    }
  }
}
