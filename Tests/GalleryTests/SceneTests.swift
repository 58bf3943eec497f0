import GalleryScreens
import HanokTesting
import Testing

/// Every screen of the gallery in every language.
@Suite struct SceneTests {
  nonisolated static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 12)]

  @Test(arguments: GalleryScenes.all)
  func looks(_ scene: Scene) async throws {
    try await scene.expect(sizes: Self.sizes, unrecordedSizes: [Size(width: 20, height: 6)])
  }

  @Test(arguments: GalleryScenes.all)
  func isShownByTerminals(_ scene: Scene) async throws {
    try await scene.expectOnTerminals(in: ["en", "ko", "ja", "ar"])
  }

  @Test func noSnapshotIsLeftOver() { Scene.expectNoOrphans(among: GalleryScenes.all) }
}
