import AddressBookModel
import Hanok
import HanokTesting
import Testing

/// Screens with very little room, and with very much.
@Suite struct SmallAndWideScreenTests {
  @Test(arguments: AddressBookStage.languages)
  func listAndCardAreSideBySideWhereThereIsRoom(language: String) async throws {
    let stage = try AddressBookStage(language, AddressBookStage.wide)
    try stage.pilot.expectSnapshot("nobody")
    stage.open("john")
    try stage.pilot.expectSnapshot("both")
    #expect(stage.pilot.clashingKeys == [])
    stage.pilot.type(language == "ar" ? "ت" : "e")
    try stage.pilot.expectSnapshot("form")
  }

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
    for page in AddressBookPage.allCases {
      let stage = try await page.stage("ko", AddressBookStage.usual)
      stage.pilot.resize(to: Size(width: width, height: height))
      #expect(stage.pilot.screen.size == Size(width: width, height: height))
      stage.pilot.resize(to: AddressBookStage.usual)
    }
  }
}
