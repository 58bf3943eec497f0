import AddressBookController
import AddressBookModel
import AddressBookStore
import AddressBookView
import Foundation
import Hanok
import HanokTesting
import Testing

/// A monkey in the address book, on a real file: nothing traps, all is drawn where it belongs, and each
/// record that was acknowledged is there when the file is opened again.
///
/// `MONKEY_STEPS` is the number of its steps in each language, `MONKEY_SEED` the first seed.
@Suite struct MonkeyTests {
  nonisolated private static let environment = ProcessInfo.processInfo.environment
  nonisolated private static let steps = environment["MONKEY_STEPS"].flatMap(Int.init) ?? 600
  nonisolated private static let seed = environment["MONKEY_SEED"].flatMap(UInt64.init) ?? 1
  private static let stepsPerRun = 200

  @Test(arguments: ["ar", "ko"])
  func noRecordIsLost(language: String) async throws {
    var saves = 0
    for run in 0..<max(1, Self.steps / Self.stepsPerRun) {
      let seed = Self.seed + UInt64(run)
      let folder = try TemporaryFolder()
      let game = try await play(seed, language, folder.database)
      // A question that was open, and a filing under way, end with the program, but not at once.
      let deadline = ContinuousClock.now + .seconds(1_800)
      while game.store != nil, ContinuousClock.now < deadline { await Task.yield() }
      try #require(game.store == nil, "seed \(seed), \(language): the store is kept")
      let kept = game.kept
      saves += game.count
      let reopened = try PersonDatabase(path: folder.database)
      let listing = try reopened.listing(matching: "")
      #expect(listing.count == kept.count, "seed \(seed), \(language)")
      for (id, person) in kept {
        let found = try reopened.person(id)
        #expect(found == person, "seed \(seed), \(language)")
      }
    }
    #expect(saves > 0)
  }

  /// What has to be in a file, and the store that goes with the program.
  private struct Game {
    let kept: [PersonID: Person]
    let count: Int
    weak let store: JournaledStore?
  }

  private func play(
    _ seed: UInt64, _ language: String, _ path: String
  ) async throws -> Game {
    let store = JournaledStore(try PersonDatabase(path: path))
    try store.save(SamplePeople.all)
    let book = AddressBook(store) { Birthday(year: 2026, month: 11, day: 22) }
    let pilot = try Pilot(
      AddressBookCoordinator(book) { AddressBookStage.today }, in: language,
      size: AddressBookStage.usual, [.addressBook])
    var monkey = Monkey(seed: seed)
    let problem = await monkey.play(on: pilot, steps: Self.stepsPerRun) { Self.act(&$0, pilot) }
    #expect(problem == nil, "seed \(seed), \(language)")
    pilot.application.quit()
    pilot.advance(by: .seconds(60))
    return Game(kept: store.kept, count: store.count - 1, store: store)
  }

  /// Now and then it saves, or opens a form, so that it doesn't stay in the list for ever.
  private static func act(_ monkey: inout Monkey, _ pilot: Pilot) -> String {
    switch monkey.number(0..<12) {
    case 0:
      pilot.press(.character("s"), .control)
      return "saves"
    case 1:
      pilot.type(monkey.pick(["n", "e", "Kim", "김민준", "مريم"]))
      return "types"
    default: return monkey.act(on: pilot)
    }
  }
}
