import AddressBookModel
import AddressBookStore
import HanokNotifications
import Testing

@Suite struct AddressBookTests {
  /// Hears what a book says.
  private final class Listener {
    var changes: [PeopleDidChange] = []
    func peopleDidChange(_ change: PeopleDidChange) { changes.append(change) }
  }

  private let listener = Listener()
  private let store = MemoryStore(
    (1...1000).map { Person(name: PersonName(family: "\($0)", given: "P")) })

  private func book() -> AddressBook {
    let book = AddressBook(store) { Birthday(year: 2026, month: 11, day: 22) }
    book.center.addObserver(listener, action: Listener.peopleDidChange)
    return book
  }

  @Test func savingTidiesKeepsAndSays() throws {
    let book = book()
    var person = Person(name: PersonName(given: " Ada "))
    person.addPhone()
    let saved = try book.save(person)
    #expect(saved.name.given == "Ada")
    #expect(saved.phones.isEmpty)
    #expect(saved.id != .new)
    #expect(listener.changes == [.saved(saved)])
    #expect(try book.person(saved.id) == saved)
  }

  /// In a new row of a form a country is a proposal; in the book it is what is known.
  @Test func aCountryThatIsAllThatIsKnownStays() throws {
    let book = book()
    let address = PostalAddress(id: 1, country: "ES")
    let known = Person(name: PersonName(given: "Ada"), addresses: [address])
    let id = try #require(try store.save([known]).first)
    var ada = try #require(try book.person(id))
    ada.note = "Met in London."
    ada.addAddress(country: "KR")
    #expect(try book.save(ada).addresses == [address])
    ada.addresses = []
    #expect(try book.save(ada).addresses == [])
  }

  @Test func aPostalCodeIsSavedAsItsCountryWritesIt() throws {
    var person = Person(name: PersonName(given: "花子"))
    person.addresses = [
      PostalAddress(
        id: 1, country: "JP", street: "1", locality: "千代田区", region: "東京都", postalCode: "１０００００１")
    ]
    #expect(try book().save(person).addresses[0].postalCode == "100-0001")
  }

  /// The name that a card had written otherwise than its parts belongs to those parts.
  @Test(arguments: ["FN:Ada, Countess of Lovelace", "item1.URL:x"])
  func theWrittenNameGoesWithTheNameItWasWrittenFor(line: String) throws {
    let book = book()
    var ada = Person(name: PersonName(family: "King", given: "Ada"), unmapped: [line, "URL:y"])
    ada = try book.save(ada)
    ada.note = "Met in London."
    ada = try book.save(ada)
    #expect(ada.unmapped == [line, "URL:y"], "The name is the same.")
    ada.name.family = "Lovelace"
    ada = try book.save(ada)
    #expect(ada.unmapped == (line.hasPrefix("FN") ? ["URL:y"] : [line, "URL:y"]))
    let written = line.hasPrefix("FN") ? "FN:Ada Lovelace\r\n" : line
    #expect(ada.card.contains(written))
  }

  @Test func aRowThatCanNotBeReadKeepsNoOtherFromBeingRead() throws {
    let book = book()
    let listing = try book.listing()
    store.unreadable = [listing.ids[1]]
    #expect(try book.row(at: 0, of: listing)?.id == listing.ids[0])
    #expect(throws: StoreFailure.self) { try book.row(at: 1, of: listing) }
    #expect(try book.row(at: 2, of: listing)?.id == listing.ids[2])
  }

  @Test func anInvalidPersonDoesNotChangeTheBook() throws {
    let book = book()
    let error = #expect(throws: SaveFailure.self) { try book.save(Person()) }
    #expect(error == .invalid([ValidationProblem(.name(.given), .missing)]))
    #expect(store.people.count == 1000)
    #expect(listener.changes.isEmpty)
  }

  @Test func aFailedSaveIsNotAnnounced() throws {
    let book = book()
    store.failure = StoreFailure(.diskFull)
    let error = #expect(throws: SaveFailure.self) {
      try book.save(Person(name: PersonName(given: "Ada")))
    }
    #expect(error == .store(StoreFailure(.diskFull)))
    #expect(throws: StoreFailure.self) { try book.remove(PersonID(rawValue: 1)) }
    #expect(listener.changes.isEmpty)
  }

  @Test func rowsAreReadInWindowsAndKept() throws {
    let book = book()
    let listing = try book.listing()
    for place in 0..<80 { #expect(try book.row(at: place, of: listing) != nil) }
    #expect(store.rowReads == 1)
    #expect(try book.row(at: 999, of: listing)?.id == listing.ids[999])
    #expect(store.rowReads == 2)
    book.dropCaches()
    #expect(book.cachedRowCount == 0)
    _ = try book.row(at: 0, of: listing)
    #expect(store.rowReads == 3)
  }

  @Test func theRowOfAPersonIsNewAfterSaving() throws {
    let book = book()
    let listing = try book.listing()
    var person = try #require(try book.person(listing.ids[0]))
    _ = try book.row(at: 0, of: listing)
    person.name.given = "Q"
    try book.save(person)
    #expect(try book.row(at: 0, of: listing)?.name.given == "Q")
    try book.remove(person.id)
    #expect(try book.row(at: 0, of: listing) == nil)
    #expect(listener.changes.last == .removed(person.id))
  }

  @Test func rowsOfAWholeListAreNotAllKept() throws {
    let people = (1...6000).map { Person(name: PersonName(given: "\($0)")) }
    let book = AddressBook(MemoryStore(people)) { Birthday(month: 1, day: 1) }
    let listing = try book.listing()
    for place in stride(from: 0, to: 6000, by: 50) { _ = try book.row(at: place, of: listing) }
    #expect(book.cachedRowCount <= 4096)
  }

  @Test func arrangingAndReloadingConcernEverybody() async throws {
    let book = book()
    let order = PersonOrder(identifier: "x", bucket: { _ in 0 }, key: { Array($0.utf8) })
    #expect(try await book.arrange(by: order))
    #expect(listener.changes == [.all])
    book.reload()
    #expect(listener.changes == [.all, .all])
  }

  @Test func sectionsAreRunsOfOneLetter() {
    let ids = (1...5).map { PersonID(rawValue: $0) }
    let listing = PersonListing(Array(zip(ids, [0, 0, 3, 7, 7]).map { (id: $0, bucket: $1) }))
    #expect(listing.sections.map(\.bucket) == [0, 3, 7])
    #expect(listing.sections.map(\.range) == [0..<2, 2..<3, 3..<5])
    #expect(listing.id(section: 2, row: 1) == ids[4])
    #expect(listing.place(of: ids[2]).map { [$0.section, $0.row] } == [1, 0])
    #expect(listing.place(of: PersonID(rawValue: 9)) == nil)
    #expect(PersonListing().sections.isEmpty)
  }
}
