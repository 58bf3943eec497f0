import BreachesController
import HanokTesting
import Testing

/// Every screen in every language.
@Suite struct SceneTests {
  @Test(arguments: BreachesScenes.all)
  func looks(_ scene: Scene) async throws { try await scene.expect() }

  @Test(arguments: BreachesScenes.all)
  func isShownByTerminals(_ scene: Scene) async throws {
    try await scene.expectOnTerminals(in: ["en", "ko", "ja", "ar"])
  }

  @Test func noSnapshotIsLeftOver() { Scene.expectNoOrphans(among: BreachesScenes.all) }
}
