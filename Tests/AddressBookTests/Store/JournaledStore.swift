import AddressBookModel
import AddressBookStore
import Synchronization

/// A database, with a journal of all that it has acknowledged.
nonisolated final class JournaledStore: PersonStoring {
  private let database: PersonDatabase
  private let journal = Mutex<(kept: [PersonID: Person], count: Int)>(([:], 0))

  init(_ database: PersonDatabase) { self.database = database }

  /// The people as they were saved last, without those that were removed.
  var kept: [PersonID: Person] { journal.withLock(\.kept) }
  /// The number of times that people were saved or removed.
  var count: Int { journal.withLock(\.count) }

  var isReadOnly: Bool { database.isReadOnly }

  func useOrder(_ order: PersonOrder) throws(StoreFailure) -> Bool {
    try database.useOrder(order)
  }

  @discardableResult func arrange(by order: PersonOrder) throws(StoreFailure) -> Bool {
    try database.arrange(by: order)
  }

  func listing(matching query: String) throws(StoreFailure) -> PersonListing {
    try database.listing(matching: query)
  }

  func rows(_ ids: [PersonID]) throws(StoreFailure) -> [PersonRow] { try database.rows(ids) }
  func person(_ id: PersonID) throws(StoreFailure) -> Person? { try database.person(id) }

  @discardableResult func save(_ people: [Person]) throws(StoreFailure) -> [PersonID] {
    let ids = try database.save(people)
    journal.withLock { journal in
      for (person, id) in zip(people, ids) {
        var person = person
        person.id = id
        journal.kept[id] = person
      }
      journal.count += 1
    }
    return ids
  }

  func remove(_ ids: [PersonID]) throws(StoreFailure) {
    try database.remove(ids)
    journal.withLock { journal in
      for id in ids { journal.kept[id] = nil }
      journal.count += 1
    }
  }
}
