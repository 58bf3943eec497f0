import AddressBookModel
import AddressBookView
import Hanok

/// The people found by a search, in sections by the letters of a language, for a table.
///
/// It stores only identities: rows are read from the book when they become visible.
struct FiledPeople {
  let book: AddressBook
  /// The words of the search; an empty search finds all people.
  private(set) var query = ""
  /// The letters of the people's order, or nil if it isn't that of a known language.
  private(set) var index: AlphabeticIndex?
  private(set) var listing = PersonListing()
  private var failure: StoreFailure?

  /// Creates an empty list for a book.
  init(_ book: AddressBook) { self.book = book }

  /// Reads the people that the search finds.
  mutating func read() {
    do throws(StoreFailure) {
      let found = try book.listing(matching: query)
      // Without letters, all people are in one section.
      listing = index == nil ? PersonListing(found.ids.map { ($0, 0) }) : found
      failure = nil
    } catch {
      (listing, failure) = (PersonListing(), error)
    }
  }

  /// Reads the people that another search finds.
  mutating func find(_ query: String) {
    if query == self.query { return }
    self.query = query
    read()
  }

  /// Reads the people in sections by the letters of another language.
  mutating func read(under index: AlphabeticIndex?) {
    self.index = index
    read()
  }

  /// Whether there are people to search.
  var canSearch: Bool { listing.count > 0 || !query.isEmpty }

  /// The reason why no people are visible.
  var emptiness: PeopleView.Emptiness {
    if let failure { return .failure(.failure(failure)) }
    return query.isEmpty ? .book : .search(query)
  }

  /// The number of letters with people.
  var sectionCount: Int { listing.sections.count }

  /// Returns the number of people in a section.
  func count(inSection section: Int) -> Int { listing.sections[section].range.count }

  /// Returns the letter of a section, or nil without letters.
  func letter(ofSection section: Int) -> String? {
    guard let buckets = index?.buckets else { return nil }
    let bucket = listing.sections[section].bucket
    return buckets.indices.contains(bucket) ? buckets[bucket].label : ""
  }

  /// The letters of all sections.
  var letters: [String] { listing.sections.indices.compactMap(letter) }

  /// Returns the person at a position.
  func id(at path: RowPath) -> PersonID { listing.id(section: path.section, row: path.row) }

  /// Returns the row at a position, or nil if the person was removed or is unreadable.
  func row(at path: RowPath) -> PersonRow? {
    let place = listing.sections[path.section].range.lowerBound + path.row
    return (try? book.row(at: place, of: listing)) ?? nil
  }

  /// Returns the table's row at a position; an unreadable person has one too.
  func tableRow(at path: RowPath) -> TableRow {
    guard let row = row(at: path) else { return TableRow([.AddressBook.listUnreadable]) }
    return TableRow([.title(row.title), .phone(row.phone), .email(row.email)])
  }

  /// Returns the position of a person, or nil if the listing doesn't have the person.
  func path(of id: PersonID) -> RowPath? {
    listing.place(of: id).map { RowPath($0.row, section: $0.section) }
  }
}
