public import HanokNotifications

/// The address book that screens share: list, detail and form of one person see each other's changes
/// because each asks the same book, and the book says what has changed.
///
/// It posts ``PeopleDidChange`` to its center after each change, never before the store has kept it.
public final class AddressBook {
  /// The place where changes are posted.
  public let center: TypedNotificationCenter

  private let store: any PersonStoring
  /// The present day, after which nobody is born.
  private let today: () -> Birthday
  private var rows = RowCache()

  /// A book over a store.
  public init(
    _ store: any PersonStoring, center: TypedNotificationCenter = TypedNotificationCenter(),
    today: @escaping () -> Birthday
  ) {
    self.store = store
    self.center = center
    self.today = today
  }

  /// Whether the people can only be read.
  public var isReadOnly: Bool { store.isReadOnly }

  /// Takes an order in which the people are filed already.
  ///
  /// - Returns: Whether they are.
  public func useOrder(_ order: PersonOrder) throws(StoreFailure) -> Bool {
    try store.useOrder(order)
  }

  /// Files the people by the order of a language, on another thread.
  ///
  /// - Returns: Whether it was done; not where the task was cancelled.
  public func arrange(by order: PersonOrder) async throws(StoreFailure) -> Bool {
    let isDone = try await Self.arrange(store, by: order)
    if isDone { center.post(PeopleDidChange.all) }
    return isDone
  }

  @concurrent private static func arrange(
    _ store: any PersonStoring, by order: PersonOrder
  ) async throws(StoreFailure) -> Bool {
    try store.arrange(by: order)
  }

  /// Returns the people who match each word of a search; everybody without a word.
  public func listing(matching query: String = String()) throws(StoreFailure) -> PersonListing {
    try store.listing(matching: query)
  }

  /// Returns the row of a person at a place of a listing; nil where the person is gone.
  ///
  /// The rows around it are read with it, as a list is about to show them; one of these that can't be
  /// read keeps none of the others from being read alone.
  public func row(at place: Int, of listing: PersonListing) throws(StoreFailure) -> PersonRow? {
    let id = listing.ids[place]
    if let row = rows[id] { return row }
    if let window = try? store.rows(RowCache.window(around: place, of: listing)) {
      rows.add(window)
    } else {
      rows.add(try store.rows([id]))
    }
    return rows[id]
  }

  /// Returns a whole person; nil where there is none of that identity.
  public func person(_ id: PersonID) throws(StoreFailure) -> Person? { try store.person(id) }

  /// Returns what keeps a person from being saved.
  public func problems(of person: Person) -> [ValidationProblem] {
    person.problems(today: today())
  }

  /// Saves a person, without the space around texts and without empty rows.
  ///
  /// - Returns: The person as it was saved, with its identity.
  /// - Throws: The problems of the fields, or the failure of the store; the book is as it was.
  @discardableResult public func save(_ person: Person) throws(SaveFailure) -> Person {
    let problems = problems(of: person.tidied)
    if !problems.isEmpty { throw .invalid(problems) }
    var person = person
    do throws(StoreFailure) {
      person =
        person.tidied(keeping: try knownCountryOnlyAddressIDs(of: person))
        .withCanonicalPostalCodes
      if try isRenamed(person) { person.forgetWrittenName() }
      if let id = try store.save([person]).first { person.id = id }
    } catch {
      throw .store(error)
    }
    rows.remove(person.id)
    center.post(PeopleDidChange.saved(person))
    return person
  }

  /// The addresses of a person of which the book knows the country alone.
  private func knownCountryOnlyAddressIDs(of person: Person) throws(StoreFailure) -> Set<Int> {
    if person.id == .new || person.countryOnlyAddressIDs.isEmpty { return [] }
    return try store.person(person.id)?.countryOnlyAddressIDs ?? []
  }

  /// Whether a person has another name than the one that a card has written out.
  private func isRenamed(_ person: Person) throws(StoreFailure) -> Bool {
    guard person.hasWrittenName, let former = try store.person(person.id) else { return false }
    return former.name.formatted != person.name.formatted
  }

  /// Removes a person.
  public func remove(_ id: PersonID) throws(StoreFailure) {
    try store.remove([id])
    rows.remove(id)
    center.post(PeopleDidChange.removed(id))
  }

  /// Drops what can be read again, and says that anybody may have changed: after an import by someone
  /// who saved to the store itself.
  public func reload() {
    rows = RowCache()
    center.post(PeopleDidChange.all)
  }

  /// Drops what can be read again, to give memory back.
  public func dropCaches() { rows = RowCache() }

  /// The number of rows that are kept, for the test of ``dropCaches()``.
  package var cachedRowCount: Int { rows.count }
}

/// The people of an address book have changed.
public enum PeopleDidChange: Hashable, Sendable {
  /// A person was added or changed.
  case saved(Person)
  /// A person was removed.
  case removed(PersonID)
  /// Anybody may have changed, or the order.
  case all
}

/// Why a person wasn't saved.
public enum SaveFailure: Error, Hashable, Sendable {
  /// Fields can't be saved as they are.
  case invalid([ValidationProblem])
  /// The store can't save.
  case store(StoreFailure)
}

/// Rows of a list that were read.
private struct RowCache {
  private var rows: [PersonID: PersonRow] = [:]

  /// The number of rows that are read at once: more than a screen has.
  private static let windowCount = 128
  /// The largest number of rows that are kept, some hundred kilobytes.
  private static let limit = 4096

  var count: Int { rows.count }

  subscript(id: PersonID) -> PersonRow? { rows[id] }

  mutating func add(_ new: [PersonRow]) {
    if rows.count + new.count > Self.limit { rows = [:] }
    for row in new { rows[row.id] = row }
  }

  mutating func remove(_ id: PersonID) { rows[id] = nil }

  /// The identities around a place, two thirds of them after it.
  static func window(around place: Int, of listing: PersonListing) -> [PersonID] {
    let start = max(0, place - windowCount / 3)
    return Array(listing.ids[start..<min(listing.count, start + windowCount)])
  }
}

extension Person {
  /// The person with postal codes as their countries write them.
  fileprivate var withCanonicalPostalCodes: Person {
    var person = self
    for index in person.addresses.indices {
      let address = person.addresses[index]
      if let code = address.format.postalCode?.canonical(address.postalCode) {
        person.addresses[index].postalCode = code
      }
    }
    return person
  }
}
