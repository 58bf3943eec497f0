import HanokTesting
import QuizController
import Testing

/// Every screen in every language.
@Suite struct SceneTests {
  @Test(arguments: QuizScenes.all)
  func looks(_ scene: Scene) async throws { try await scene.expect() }

  @Test(arguments: QuizScenes.all)
  func isShownByTerminals(_ scene: Scene) async throws {
    try await scene.expectOnTerminals(in: ["en", "ko", "ja", "ar"])
  }

  @Test func noSnapshotIsLeftOver() { Scene.expectNoOrphans(among: QuizScenes.all) }
}
