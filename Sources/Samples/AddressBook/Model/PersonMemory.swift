import Synchronization

/// Stores people while the program runs.
public final class PersonMemory: PersonStoring {
  private struct State {
    var people: [PersonID: Person] = [:]
    var lastID: Int64 = 0
    var order: PersonOrder?

    @discardableResult mutating func add(_ person: Person) -> PersonID {
      var person = person
      if person.id == .new {
        lastID += 1
        person.id = PersonID(rawValue: lastID)
      }
      people[person.id] = person
      return person.id
    }
  }

  /// Whether the people are read-only.
  public let isReadOnly: Bool
  private let state = Mutex(State())

  /// Creates a memory with people, who get identities in their order.
  public init(_ people: [Person] = [], isReadOnly: Bool = false) {
    self.isReadOnly = isReadOnly
    state.withLock { state in
      for person in people { state.add(person) }
    }
  }

  /// Uses an order: a few people are sorted at each listing.
  public func useOrder(_ order: PersonOrder) -> Bool { arrange(by: order) }

  /// Sorts the people by the order of a language.
  @discardableResult public func arrange(by order: PersonOrder) -> Bool {
    state.withLock { $0.order = order }
    return true
  }

  /// Returns the people who match each of the words, or all people without words.
  public func listing(matching query: String) -> PersonListing {
    state.withLock { state in
      let people = state.people.values.sorted { $0.id < $1.id }
      return PersonListing(people, matching: query, by: state.order)
    }
  }

  /// Returns the rows of a list in the order of the identities, without unknown ones.
  public func rows(_ ids: [PersonID]) -> [PersonRow] {
    state.withLock { state in ids.compactMap { state.people[$0].map { PersonRow($0) } } }
  }

  /// Returns a whole person, or nil for an unknown identity.
  public func person(_ id: PersonID) -> Person? { state.withLock { $0.people[id] } }

  /// Saves people, all or none: new ones, and existing ones by their identities.
  ///
  /// - Throws: ``StoreFailure/Reason/missing`` if an existing one was removed.
  @discardableResult public func save(_ people: [Person]) throws(StoreFailure) -> [PersonID] {
    let ids = state.withLock { state -> [PersonID]? in
      guard people.allSatisfy({ $0.id == .new || state.people[$0.id] != nil }) else { return nil }
      return people.map { state.add($0) }
    }
    guard let ids else { throw StoreFailure(.missing) }
    return ids
  }

  /// Removes people, all or none; unknown identities are ignored.
  public func remove(_ ids: [PersonID]) {
    state.withLock { state in
      for id in ids { state.people[id] = nil }
    }
  }
}
