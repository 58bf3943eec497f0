import AddressBookModel
import AddressBookStore
import Foundation
import Synchronization

/// A store in memory: a double that fails when a test says so.
nonisolated final class MemoryStore: CardStoring {
  private struct State {
    var people: [PersonID: Person] = [:]
    var lastID: Int64 = 0
    var order: PersonOrder?
    var failure: StoreFailure?
    var rowReads = 0
    /// Those whose rows can't be read.
    var unreadable: Set<PersonID> = []
    /// Whether filing takes time, and waits until the test lets it go on.
    var isFilingHeld = false
    var filedOnMainThread: [Bool] = []
    /// The people by their cards, as far as they were asked for.
    var cards = CardIndex()
  }

  private let gate = DispatchSemaphore(value: 0)

  let isReadOnly: Bool
  private let state = Mutex(State())

  init(_ people: [Person] = [], isReadOnly: Bool = false) {
    self.isReadOnly = isReadOnly
    _ = try? save(people)
  }

  /// What the store throws from now on; nil for nothing.
  var failure: StoreFailure? {
    get { state.withLock(\.failure) }
    set { state.withLock { $0.failure = newValue } }
  }

  /// Those whose rows can't be read from now on, as in a file of which a page is damaged.
  var unreadable: Set<PersonID> {
    get { state.withLock(\.unreadable) }
    set { state.withLock { $0.unreadable = newValue } }
  }

  /// The people, in the order in which they came.
  var people: [Person] {
    state.withLock { state in state.people.values.sorted { $0.id < $1.id } }
  }

  /// The number of times that rows were read.
  var rowReads: Int { state.withLock(\.rowReads) }

  /// Has each filing wait from now on until ``letFilingGoOn()``.
  func holdFiling() { state.withLock { $0.isFilingHeld = true } }
  func letFilingGoOn() { gate.signal() }

  /// For each time that people were filed anew, whether that was on the main thread.
  var filedOnMainThread: [Bool] { state.withLock(\.filedOnMainThread) }

  func useOrder(_ order: PersonOrder) throws(StoreFailure) -> Bool {
    try check()
    return state.withLock { state in
      if state.isFilingHeld { return state.order?.identifier == order.identifier }
      state.order = order
      return true
    }
  }

  @discardableResult func arrange(by order: PersonOrder) throws(StoreFailure) -> Bool {
    try check()
    let isMain = Thread.isMainThread
    state.withLock { $0.filedOnMainThread.append(isMain) }
    if state.withLock(\.isFilingHeld) { gate.wait() }
    if Task.isCancelled { return false }
    state.withLock { $0.order = order }
    return true
  }

  func counterparts(of cards: [CardIdentity]) throws(StoreFailure) -> [CardCounterpart?] {
    try check()
    return state.withLock { state in
      state.cards.update(from: state.people)
      return cards.map { state.cards.counterpart(of: $0) }
    }
  }

  func listing(matching query: String) throws(StoreFailure) -> PersonListing {
    try check()
    return PersonListing(people, matching: query, by: state.withLock(\.order))
  }

  func rows(_ ids: [PersonID]) throws(StoreFailure) -> [PersonRow] {
    try check(ids)
    return state.withLock { state in
      state.rowReads += 1
      return ids.compactMap { state.people[$0].map { PersonRow($0) } }
    }
  }

  func person(_ id: PersonID) throws(StoreFailure) -> Person? {
    try check([id])
    return state.withLock { $0.people[id] }
  }

  @discardableResult func save(_ people: [Person]) throws(StoreFailure) -> [PersonID] {
    try check()
    let isKnown = state.withLock { state in
      people.allSatisfy { $0.id == .new || state.people[$0.id] != nil }
    }
    guard isKnown else { throw StoreFailure(.missing) }
    return state.withLock { state in
      people.map { person in
        var person = person
        if person.id == .new {
          state.lastID += 1
          person.id = PersonID(rawValue: state.lastID)
        }
        state.people[person.id] = person
        state.cards.changed.insert(person.id)
        return person.id
      }
    }
  }

  func remove(_ ids: [PersonID]) throws(StoreFailure) {
    try check()
    state.withLock { state in
      for id in ids { state.people[id] = nil }
      state.cards.changed.formUnion(ids)
    }
  }

  private func check(_ ids: [PersonID] = []) throws(StoreFailure) {
    if let failure = state.withLock(\.failure) { throw failure }
    if !unreadable.isDisjoint(with: ids) { throw StoreFailure(.damaged) }
  }
}

/// The people of a store by their cards: a look at everybody for each card takes long.
nonisolated private struct CardIndex {
  /// Those who were saved or removed since the last update.
  var changed: Set<PersonID> = []
  private var cards: [PersonID: CardIdentity] = [:]
  private var identified: [String: Set<PersonID>] = [:]
  private var alike: [String: Set<PersonID>] = [:]

  mutating func update(from people: [PersonID: Person]) {
    for id in changed {
      if let old = cards.removeValue(forKey: id) {
        if let uid = old.uid { identified[uid]?.remove(id) }
        alike[old.content]?.remove(id)
      }
      guard let person = people[id] else { continue }
      let card = CardIdentity(person)
      cards[id] = card
      if let uid = card.uid { identified[uid, default: []].insert(id) }
      alike[card.content, default: []].insert(id)
    }
    changed = []
  }

  /// Returns the first one with the identifier of a card, or with its content if it has none.
  func counterpart(of card: CardIdentity) -> CardCounterpart? {
    let found = card.uid.map { identified[$0] } ?? alike[card.content]
    return found?.min().map {
      CardCounterpart(id: $0, isUnchanged: cards[$0]?.content == card.content)
    }
  }
}
