import GalleryScreens
import Hanok
import HanokTesting
import HanokTerminal
import Testing

/// Everything that is drawn on the screens of the gallery can be read in every theme (WCAG 2.2, 1.4.3
/// and 1.4.11).
@Suite struct ContrastTests {
  nonisolated static let themes = SceneTheme.all.filter { $0.leastContrast != nil }

  /// Pictures are what they are.
  nonisolated private static let pictures: Set = ["ImageView"]

  @Test(arguments: themes)
  func everyTextCanBeRead(theme: SceneTheme) throws {
    for item in GallerySection.all.flatMap(\.items) where !Self.pictures.contains(item.name) {
      let pilot = try Pilot(
        item.makeScreen(), in: "en", size: Size(width: 80, height: 24), [.gallery],
        theme: theme.theme)
      try expectContrast(pilot, theme, item.name)
      pilot.press(.tab)
      pilot.press(.enter)
      try expectContrast(pilot, theme, "\(item.name) used")
    }
  }

  private func expectContrast(_ pilot: Pilot, _ theme: SceneTheme, _ name: String) throws {
    let least = try #require(theme.leastContrast)
    for depth in ColorDepth.allCases {
      let contrast = ScreenContrast(pilot.screen, theme: theme.theme, colorDepth: depth)
      #expect(contrast.faintTexts(least: least) == [], "\(name), \(depth)")
    }
  }
}
