import HanokTesting
import QuizController
import Testing

/// Every screen in every language.
@Suite struct SceneTests {
  @Test(arguments: QuizScenes.all)
  func looks(_ scene: Scene) async throws { try await scene.expect() }

  @Test func noSnapshotIsLeftOver() { Scene.expectNoOrphans(among: QuizScenes.all) }
}
