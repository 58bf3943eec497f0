public import AddressBookModel
import GRDB
import Synchronization

/// People in a file of SQLite.
///
/// One program has the file at a time. What was saved is on the disk before the call returns
/// (`synchronous = EXTRA`), and what was being saved when the program was killed is rolled back from
/// SQLite's journal by the next one that opens the file.
public final class PersonDatabase: PersonStoring {
  /// Whether the people can only be read: nobody may write the file, or its folder.
  public let isReadOnly: Bool

  private let queue: DatabaseQueue
  /// Makes texts equal that a search takes as equal.
  private let fold: @Sendable (String) -> String
  private let order = Mutex<PersonOrder?>(nil)
  /// Those who were changed while people are being filed anew; nil while they aren't.
  private let changed = Mutex<Set<PersonID>?>(nil)
  /// Held by the one that files people anew.
  private let refiling = Mutex(())
  private let isChecked: Mutex<Bool>

  /// Opens a file, or makes one with its folder.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - fold: Makes texts equal that a search takes as equal, as in case and width; another function
  ///     finds people again who were saved by this one once they were filed anew.
  /// - Throws: A failure; the file is as it was.
  public init(
    path: String, fold: @escaping @Sendable (String) -> String = { $0.lowercased() }
  ) throws(StoreFailure) {
    let file = DatabaseFile(path: path)
    do {
      isReadOnly = try file.prepare()
      queue = try file.open(isReadOnly: isReadOnly)
    } catch {
      throw StoreFailure(error)
    }
    self.fold = fold
    isChecked = Mutex(file.isNew)
  }

  /// Limits the size of the file, in pages of 4,096 bytes, as a full disk does.
  package func limitPages(to count: Int) throws(StoreFailure) {
    try using { try $0.execute(sql: "PRAGMA max_page_count = \(count)") }
  }

  /// Does something with the database, outside of a transaction.
  private func using<Value>(
    _ body: (Database) throws -> Value
  ) throws(StoreFailure) -> Value {
    do {
      return try queue.writeWithoutTransaction(body)
    } catch {
      throw StoreFailure(error)
    }
  }

  /// Changes the database, wholly or not at all.
  private func changing<Value>(
    _ body: (Database) throws -> Value
  ) throws(StoreFailure) -> Value {
    if isReadOnly { throw StoreFailure(.readOnly) }
    do {
      return try queue.write { db in
        try checkOnce(db)
        return try body(db)
      }
    } catch {
      throw StoreFailure(error)
    }
  }

  /// Looks through the whole file before the first change, so that a damaged one is left as it is.
  private func checkOnce(_ db: Database) throws {
    if isChecked.withLock({ $0 }) { return }
    let answer = try String.fetchOne(db, sql: "PRAGMA quick_check(1)") ?? ""
    if answer != "ok" { throw StoreFailure(.damaged, detail: answer) }
    isChecked.withLock { $0 = true }
  }

  private var filing: Filing { Filing(order: order.withLock { $0 }, fold: fold) }
}

extension PersonDatabase {
  /// Takes an order, if the file is in it.
  public func useOrder(_ order: PersonOrder) throws(StoreFailure) -> Bool {
    let filing = Filing(order: order, fold: fold)
    return try using { db in
      guard try filing.isCurrent(in: db) else { return false }
      self.order.withLock { $0 = order }
      return true
    }
  }

  /// Files everybody by the order, unless the file is in that order.
  @discardableResult
  public func arrange(by order: PersonOrder) throws(StoreFailure) -> Bool {
    if try useOrder(order) { return true }
    do {
      return try refiling.withLock { _ in
        defer { changed.withLock { $0 = nil } }
        return try refile(by: order)
      }
    } catch {
      throw StoreFailure(error)
    }
  }

  /// Files everybody anew, step by step.
  ///
  /// - Returns: Whether it came to its end; not where its task was cancelled.
  private func refile(by order: PersonOrder) throws -> Bool {
    let refiling = Refiling(Filing(order: order, fold: fold), isTemporary: isReadOnly)
    try step { db in
      changed.withLock { $0 = [] }
      try refiling.begin(db)
    }
    var people: [FiledPerson] = []
    while true {
      let last = people.last?.id ?? 0
      let found = try using { try refiling.people(after: last, in: $0) }
      if found.isEmpty { break }
      people += refiling.filed(found)
      if Task.isCancelled { return false }
    }
    people.sort()
    var rest = people[...]
    while !rest.isEmpty {
      rest = try step { try refiling.write(rest, in: $0) }
      if Task.isCancelled { return false }
    }
    try step { db in
      try refiling.finish(changed.withLock { $0 ?? [] }, in: db)
      self.order.withLock { $0 = order }
    }
    return true
  }

  /// Writes a part of the new list, in a transaction of its own.
  private func step<Value>(_ body: (Database) throws -> Value) throws -> Value {
    isReadOnly ? try using(body) : try changing(body)
  }

  /// Remembers whom the new list has to take up again.
  private func noteChange(of ids: [PersonID]) { changed.withLock { $0?.formUnion(ids) } }

  /// Returns the people who have each of the words.
  public func listing(matching query: String) throws(StoreFailure) -> PersonListing {
    let search = Search(query, fold: fold)
    return try using { try search.listing(in: $0) }
  }

  /// Returns rows of a list in the order of the identities.
  public func rows(_ ids: [PersonID]) throws(StoreFailure) -> [PersonRow] {
    try using { try PersonReading($0).rows(ids) }
  }

  /// Returns a whole person.
  public func person(_ id: PersonID) throws(StoreFailure) -> Person? {
    try using { try PersonReading($0).person(id) }
  }

  /// Saves people, all or none.
  @discardableResult
  public func save(_ people: [Person]) throws(StoreFailure) -> [PersonID] {
    try changing { db in
      let (writing, filing) = (PersonWriting(db), filing)
      let ids = try people.map { person in
        var person = person
        person.id = try writing.save(person)
        try filing.file(person, in: db)
        return person.id
      }
      noteChange(of: ids)
      return ids
    }
  }

  /// Removes people, all or none.
  public func remove(_ ids: [PersonID]) throws(StoreFailure) {
    try changing { db in
      for id in ids {
        try db.cachedStatement(sql: "DELETE FROM person WHERE id = ?")
          .execute(arguments: [id.rawValue])
      }
      noteChange(of: ids)
    }
  }
}

extension PersonDatabase: CardStoring {
  /// Returns those whose cards these are.
  public func counterparts(
    of cards: [CardIdentity]
  ) throws(StoreFailure) -> [CardCounterpart?] {
    try using { db in try cards.map { try CardSearch(db).counterpart(of: $0) } }
  }
}
