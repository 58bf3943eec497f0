import AddressBookController
import HanokTesting
import Testing

/// Every screen in every language.
@Suite struct SceneTests {
  @Test(arguments: AddressBookScenes.all)
  func looks(_ scene: Scene) throws { try scene.expect() }

  @Test func noSnapshotIsLeftOver() { Scene.expectNoOrphans(among: AddressBookScenes.all) }
}
