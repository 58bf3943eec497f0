public import HanokNotifications

/// The address book that screens share.
///
/// The list, card and form of one person see each other's changes: they use the same book, which
/// posts its changes.
///
/// It posts ``PeopleDidChange`` to its center after each change, never before the store has saved
/// it.
public final class AddressBook {
  /// The center for posting changes.
  public let center: TypedNotificationCenter

  private let store: any PersonStoring
  /// Returns today's date, the latest valid birthday.
  private let today: () -> Birthday
  private var rows = RowCache()

  /// Creates a book over a store.
  public init(
    _ store: any PersonStoring, center: TypedNotificationCenter = TypedNotificationCenter(),
    today: @escaping () -> Birthday
  ) {
    self.store = store
    self.center = center
    self.today = today
  }

  /// Whether the people are read-only.
  public var isReadOnly: Bool { store.isReadOnly }

  /// Uses an order if the people are already sorted by it.
  ///
  /// - Returns: Whether they are.
  public func useOrder(_ order: PersonOrder) throws(StoreFailure) -> Bool {
    try store.useOrder(order)
  }

  /// Sorts the people by the order of a language, on another thread.
  ///
  /// - Returns: Whether they are sorted: false if the task was cancelled.
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

  /// Returns the people who match each word of a search; all people for an empty one.
  public func listing(matching query: String = "") throws(StoreFailure) -> PersonListing {
    try store.listing(matching: query)
  }

  /// Returns the row of a person at an index of a listing, or nil if the person was removed.
  ///
  /// The rows around it are read with it, since a list is about to show them. If one of them is
  /// unreadable, the others can still be read one by one.
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

  /// Returns a whole person, or nil for an unknown identity.
  public func person(_ id: PersonID) throws(StoreFailure) -> Person? { try store.person(id) }

  /// Returns the problems that prevent saving a person.
  public func problems(of person: Person) -> [ValidationProblem] {
    person.problems(today: today())
  }

  /// Saves a person, without the spaces around texts and without empty rows.
  ///
  /// - Returns: The person as it was saved, with its identity.
  /// - Throws: The problems of the fields, or the failure of the store; the book is unchanged.
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

  /// Returns the addresses of a person whose only known part is the country.
  private func knownCountryOnlyAddressIDs(of person: Person) throws(StoreFailure) -> Set<Int> {
    if person.id == .new || person.countryOnlyAddressIDs.isEmpty { return [] }
    return try store.person(person.id)?.countryOnlyAddressIDs ?? []
  }

  /// Whether a person has another name than the formatted one on its card.
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

  /// Drops the cached rows, and posts that any person may have changed.
  ///
  /// It is for an import that saves directly to the store.
  public func reload() {
    rows = RowCache()
    center.post(PeopleDidChange.all)
  }

  /// Drops the cached rows, to free memory.
  public func dropCaches() { rows = RowCache() }

  /// The number of cached rows, for the test of ``dropCaches()``.
  package var cachedRowCount: Int { rows.count }
}

/// A change of the people in an address book.
public enum PeopleDidChange: Hashable, Sendable {
  /// A person was added or changed.
  case saved(Person)
  /// A person was removed.
  case removed(PersonID)
  /// Any person may have changed, or the order.
  case all
}

/// The reason why a person wasn't saved.
public enum SaveFailure: Error, Hashable, Sendable {
  /// Fields are invalid.
  case invalid([ValidationProblem])
  /// The store has failed.
  case store(StoreFailure)
}

/// The rows of a list that were read.
private struct RowCache {
  private var rows: [PersonID: PersonRow] = [:]

  /// The number of rows that are read at once: more than a screen has.
  private static let windowCount = 128
  /// The maximum number of cached rows, some hundred kilobytes.
  private static let limit = 4096

  var count: Int { rows.count }

  subscript(id: PersonID) -> PersonRow? { rows[id] }

  mutating func add(_ new: [PersonRow]) {
    if rows.count + new.count > Self.limit { rows = [:] }
    for row in new { rows[row.id] = row }
  }

  mutating func remove(_ id: PersonID) { rows[id] = nil }

  /// Returns the identities around an index, two thirds of them after it.
  static func window(around place: Int, of listing: PersonListing) -> [PersonID] {
    let start = max(0, place - windowCount / 3)
    return Array(listing.ids[start..<min(listing.count, start + windowCount)])
  }
}

extension Person {
  /// The person with postal codes in their countries' format.
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
