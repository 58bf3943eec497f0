import HanokTesting
import TallyModel
import Testing

@testable import Tally

@Test func aCounterStopsAtZero() {
  var counter = Counter()
  counter.increment()
  for _ in 1...2 { counter.decrement() }
  #expect(counter.count == 0)
}

/// Every screen in every language at two sizes, compared with `Tests/Snapshots`.
@Test(.record(.missing), arguments: TallyScenes.all)
func looks(_ scene: Scene) async throws {
  try await scene.expect(sizes: [Size(width: 80, height: 24), Size(width: 40, height: 12)])
}

@Test func noSnapshotIsLeftOver() { Scene.expectNoOrphans(among: TallyScenes.all) }
