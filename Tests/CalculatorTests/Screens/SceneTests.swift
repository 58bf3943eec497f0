import CalculatorController
import HanokTesting
import Testing

/// Every screen in every language.
@Suite struct SceneTests {
  @Test(arguments: CalculatorScenes.all)
  func looks(_ scene: Scene) async throws {
    // Where surfaces show, the fill of a key takes the place of its brackets.
    let filled: [SceneTheme] = scene.name == "pending" ? [.hanokDark, .hanokLight] : []
    try await scene.expect(themes: [.terminal] + filled)
  }

  @Test func digitsGroupsAndDecimalSignAreTheLanguages() async throws {
    try await CalculatorScenes.digits.expect(
      in: ["hi-u-nu-deva", "ja-u-nu-hanidec", "de", "fr", "en-u-nu-thai"],
      sizes: [CalculatorPilots.usual])
  }

  @Test(arguments: CalculatorScenes.all + [CalculatorScenes.digits])
  func isShownByTerminals(_ scene: Scene) async throws {
    try await scene.expectOnTerminals(in: ["en", "ko", "ja", "ar"])
  }

  @Test func noSnapshotIsLeftOver() {
    Scene.expectNoOrphans(among: CalculatorScenes.all + [CalculatorScenes.digits])
  }
}
