import CalculatorController
import HanokTesting
import Testing

/// Every screen in every language.
@Suite struct SceneTests {
  @Test(arguments: CalculatorScenes.all)
  func looks(_ scene: Scene) throws {
    // Where surfaces show, the fill of a key takes the place of its brackets.
    let filled: [SceneTheme] = scene.name == "pending" ? [.hanokDark, .hanokLight] : []
    try scene.expect(themes: [.terminal] + filled)
  }

  @Test func noSnapshotIsLeftOver() { Scene.expectNoOrphans(among: CalculatorScenes.all) }
}
