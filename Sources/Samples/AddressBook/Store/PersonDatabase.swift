public import AddressBookModel
import GRDB
import Synchronization

/// People in an SQLite file.
///
/// One program opens the file at a time. Saved data is on the disk before the call returns
/// (`synchronous = EXTRA`), and an incomplete transaction of a killed program is rolled back from
/// SQLite's journal by the next one that opens the file.
public final class PersonDatabase: PersonStoring {
  /// Whether the people are read-only: the file, or its folder, isn't writable.
  public let isReadOnly: Bool

  private let queue: DatabaseQueue
  /// Returns a text in the form in which searches compare it.
  private let fold: @Sendable (String) -> String
  private let stepCount: Int
  private let order = Mutex<PersonOrder?>(nil)
  /// The people who were changed during sorting, or nil at other times.
  private let changed = Mutex<Set<PersonID>?>(nil)
  /// Locked by the thread that sorts people.
  private let refiling = Mutex(())
  /// The check of the file before the first change; nil for a new file.
  private let check: FileCheck?

  /// Opens a file, or creates one with its folder.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - fold: Returns a text in the form in which searches compare it, for example without case
  ///     and width. After a change of this function, people are found again when they have been
  ///     sorted again.
  ///   - stepCount: The number of people who are sorted again at once: some hundredths of a second of
  ///     work, unless their searchable texts are made anew, too.
  /// - Throws: A failure; the file is unchanged.
  public init(
    path: String, stepCount: Int = 10_000,
    fold: @escaping @Sendable (String) -> String = { $0.lowercased() }
  ) throws(StoreFailure) {
    let file = DatabaseFile(path: path)
    do {
      isReadOnly = try file.prepare()
      queue = try file.open(isReadOnly: isReadOnly)
    } catch {
      throw StoreFailure(error)
    }
    self.fold = fold
    self.stepCount = stepCount
    check = file.isNew || isReadOnly ? nil : FileCheck(file)
  }

  /// Reads a file that another program has open, as it is now.
  ///
  /// The people are read-only, and later changes of the file aren't seen.
  ///
  /// - Parameter wait: Waits between two of a hundred attempts while the file is written; nil for
  ///   20 milliseconds.
  /// - Throws: A failure if the file isn't an address book, or is written all the time.
  public init(
    copyOf path: String, fold: @escaping @Sendable (String) -> String = { $0.lowercased() },
    wait: (() -> Void)? = nil
  ) throws(StoreFailure) {
    do {
      queue = try DatabaseCopy(of: DatabaseFile(path: path), wait: wait).queue()
      if try !queue.read(Schema.canBeRead) { throw StoreFailure(.readOnly) }
    } catch {
      throw StoreFailure(error)
    }
    self.fold = fold
    (isReadOnly, stepCount, check) = (true, 10_000, nil)
  }

  deinit { check?.stop() }

  /// Limits the size of the file, in pages of 4,096 bytes, to simulate a full disk.
  package func limitPages(to count: Int) throws(StoreFailure) {
    try using { try $0.execute(sql: "PRAGMA max_page_count = \(count)") }
  }

  /// Uses the database outside a transaction.
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
      try check?.finish(queue)
      return try queue.write(body)
    } catch {
      throw StoreFailure(error)
    }
  }

  private var filing: Filing { Filing(order: order.withLock { $0 }, fold: fold) }
}

extension PersonDatabase {
  /// Uses an order if the file is sorted by it.
  public func useOrder(_ order: PersonOrder) throws(StoreFailure) -> Bool {
    let filing = Filing(order: order, fold: fold)
    return try using { db in
      guard try filing.isCurrent(in: db) else { return false }
      self.order.withLock { $0 = order }
      return true
    }
  }

  /// Sorts all people by the order, unless the file is already in that order.
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

  /// Sorts all people again, step by step.
  ///
  /// - Returns: Whether it is complete: false if the task was cancelled.
  private func refile(by order: PersonOrder) throws -> Bool {
    let refiling = Refiling(
      Filing(order: order, fold: fold), isTemporary: isReadOnly, stepCount: stepCount)
    try step { db in
      changed.withLock { $0 = [] }
      try refiling.begin(db)
    }
    var people: [FiledPerson] = []
    while true {
      let last = people.last?.id ?? 0
      let found = try using { try refiling.names(after: last, in: $0) }
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

  /// Writes a part of the new list, in a separate transaction.
  private func step<Value>(_ body: (Database) throws -> Value) throws -> Value {
    isReadOnly ? try using(body) : try changing(body)
  }

  /// Records the people whom the new list must add again.
  private func noteChange(of ids: [PersonID]) { changed.withLock { $0?.formUnion(ids) } }

  /// Returns the people who match each of the words.
  public func listing(matching query: String) throws(StoreFailure) -> PersonListing {
    let search = Search(query, fold: fold)
    return try using { try search.listing(in: $0) }
  }

  /// Returns the rows of a list in the order of the identities.
  public func rows(_ ids: [PersonID]) throws(StoreFailure) -> [PersonRow] {
    // Somebody reads them: there is time to check the file before the first change.
    defer { check?.begin() }
    return try using { try PersonReading($0).rows(ids) }
  }

  /// Returns a whole person.
  public func person(_ id: PersonID) throws(StoreFailure) -> Person? {
    try using { try PersonReading($0).person(id) }
  }

  /// Returns whole people in the order of the identities.
  public func people(_ ids: [PersonID]) throws(StoreFailure) -> [Person] {
    try using { try PersonReading($0).people(ids) }
  }

  /// Saves people, all or none.
  @discardableResult
  public func save(_ people: [Person]) throws(StoreFailure) -> [PersonID] {
    try changing { db in
      let writing = try PersonWriting(db)
      var saved = people
      for place in saved.indices { saved[place].id = try writing.save(people[place]) }
      try filing.file(saved, in: db)
      let ids = saved.map(\.id)
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
  /// Returns the people of some cards.
  public func counterparts(
    of cards: [CardIdentity]
  ) throws(StoreFailure) -> [CardCounterpart?] {
    try using { try CardSearch($0).counterparts(of: cards) }
  }
}
