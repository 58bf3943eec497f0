import HanokTesting
import RemindersModel
import Testing

@testable import Reminders

@Test func itemsAreAddedMarkedAndRemoved() {
  var list = ToDoList()
  for text in ["Milk", " ", "Bread"] { list.add(text) }
  list.toggle(at: 0)
  #expect(list.items.map(\.isDone) == [true, false])
  list.removeDone()
  #expect(list.items.map(\.text) == ["Bread"])
}

@Test func noItemIsDiscardedWithoutAQuestion() throws {
  let pilot = try Pilot(
    RemindersController(), in: "en", size: Size(width: 80, height: 24), [.reminders])
  pilot.type("Milk")
  pilot.press(.enter)
  pilot.press(.character("c"), .control)
  #expect(pilot.isRunning)
}

/// Every screen in every language at two sizes, compared with `Tests/Snapshots`.
@Test(.record(.missing), arguments: RemindersScenes.all)
func looks(_ scene: Scene) async throws {
  try await scene.expect(sizes: [Size(width: 80, height: 24), Size(width: 40, height: 12)])
}

@Test func noSnapshotIsLeftOver() { Scene.expectNoOrphans(among: RemindersScenes.all) }
