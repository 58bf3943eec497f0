import HanokTesting
import TallyModel
import Testing

@testable import Tally

@Test func nobodyLeavesAnEmptyParty() {
  var party = Party()
  party.remove()
  #expect(party.guests == 0)
}

/// Every screen in every language, compared with `Tests/Snapshots`.
@Test(.record(.missing), arguments: TallyScenes.all)
func looks(_ scene: Scene) async throws { try await scene.expect() }

@Test func noSnapshotIsLeftOver() { Scene.expectNoOrphans(among: TallyScenes.all) }
