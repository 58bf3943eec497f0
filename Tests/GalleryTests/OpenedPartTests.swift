import GalleryScreens
import Hanok
import HanokTesting
import Testing

/// What opens on a screen: menus and lists, as they are recorded.
@Suite struct OpenedPartTests {
  private func pilot(_ name: String, _ language: String, _ size: Size) throws -> Pilot {
    let item = GallerySection.all.flatMap(\.items).first { $0.name == name }
    return try Pilot(try #require(item).makeScreen(), in: language, size: size, [.gallery])
  }

  private func compare(_ pilot: Pilot, _ name: String) throws {
    try pilot.expectSnapshot(name)
    #expect(pilot.truncatedTexts == [], "\(name)")
    #expect(pilot.problems == [], "\(name)")
    #expect(pilot.clashingKeys == [], "\(name)")
  }

  @Test(arguments: GalleryTests.languages, GalleryTests.sizes)
  func theMenuOfARow(language: String, size: Size) throws {
    let pilot = try pilot("TableView", language, size)
    pilot.press(.down)
    pilot.type(" ")
    pilot.press(.enter, .alt)
    try compare(pilot, "TableView.actions")
  }

  @Test(arguments: GalleryTests.languages, GalleryTests.sizes)
  func theLettersOfATable(language: String, size: Size) throws {
    let pilot = try pilot("TableView", language, size)
    pilot.press(.end)
    pilot.press(.character("g"), .control)
    try compare(pilot, "TableView.letters")
  }

  @Test(arguments: GalleryTests.languages, GalleryTests.sizes)
  func theCompletionsAboveAField(language: String, size: Size) throws {
    let pilot = try pilot("TextField", language, size)
    pilot.press(.tab)
    pilot.press(.tab)
    pilot.press(.backspace)
    pilot.press(.backspace)
    pilot.press(.down)
    pilot.press(.down)
    try compare(pilot, "TextField.completions")
  }

  @Test(arguments: GalleryTests.languages, GalleryTests.sizes)
  func theCompletionsBelowAField(language: String, size: Size) throws {
    let pilot = try pilot("SearchField", language, size)
    pilot.press(.down)
    try compare(pilot, "SearchField.completions")
  }
}
