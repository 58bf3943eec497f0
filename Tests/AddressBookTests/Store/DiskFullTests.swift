import AddressBookModel
import AddressBookStore
import HanokTesting
import Testing

@Suite nonisolated struct DiskFullTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aFullDiskLosesNothingThatWasSaved() throws {
    let store = try PersonDatabase(path: folder.database)
    var saved: [Person] = []
    var ada = StoredPeople.ada
    ada.id = try store.save([ada])[0]
    saved.append(ada)
    // Few pages more than the empty file has.
    try store.limitPages(to: 30)
    var failure: StoreFailure?
    while failure == nil, saved.count < 10_000 {
      var next = StoredPeople.ada
      next.note = "\(saved.count)"
      do throws(StoreFailure) {
        next.id = try store.save([next])[0]
        saved.append(next)
      } catch {
        failure = error
      }
    }
    #expect(failure?.reason == .diskFull)
    #expect(saved.count > 1)
    for person in saved { #expect(try store.person(person.id) == person) }
    #expect(try store.listing(matching: "").count == saved.count)
    // A change that needs more room changes nothing either.
    var longer = saved[0]
    longer.note = String(repeating: "x", count: 100_000)
    let error = #expect(throws: StoreFailure.self) { try store.save([longer]) }
    #expect(error?.reason == .diskFull)
    #expect(try store.person(ada.id) == saved[0])
    // With room again, it goes on.
    try store.limitPages(to: 10_000)
    try store.save([longer])
    #expect(try store.person(ada.id) == longer)
  }

  /// The system refuses to let files grow, as it does where a disk is full: the program that saves ends
  /// with a reason, and what it said is saved.
  @Test(arguments: [150_000, 200_000, 400_000])
  func aFileThatMayNotGrowLosesNothingThatWasSaved(limit: Int) throws {
    let run = try SaverRun(folder.database, from: 1, fileLimit: limit)
    let answers = try run.waitForEnd()
    let saved = answers.compactMap { Int($0) }
    #expect(saved.count > 1)
    #expect(Int(answers.last ?? "") == nil, "\(answers.last ?? "")")
    #expect(try SaverRun.numbers(in: folder.database) == saved)
  }
}
