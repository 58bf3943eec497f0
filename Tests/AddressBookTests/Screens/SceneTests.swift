import AddressBookController
import HanokTesting
import Testing

/// Every screen in every language.
@Suite struct SceneTests {
  @Test(arguments: AddressBookScenes.all)
  func looks(_ scene: Scene) async throws {
    // Where there is room, list and card are beside each other, and a form is in the middle.
    let wide = ["list", "american", "form"].contains(scene.name) ? [AddressBookStage.wide] : []
    try await scene.expect(sizes: SceneMatrix.usualSizes + wide)
  }

  @Test(arguments: AddressBookScenes.all)
  func isShownByTerminals(_ scene: Scene) async throws {
    try await scene.expectOnTerminals(in: ["en", "ko", "ja", "ar"])
  }

  @Test func noSnapshotIsLeftOver() { Scene.expectNoOrphans(among: AddressBookScenes.all) }
}
