import AddressBookModel
import AddressBookView
import Hanok

/// The people whom a search finds, under the letters of a language, as a table asks for them.
///
/// It holds identities alone: rows come from the book as they come into sight.
struct FiledPeople {
  let book: AddressBook
  /// The words that are searched for; without any, everybody is found.
  private(set) var query = ""
  /// The letters in whose order the people are; nil where they aren't in that of a known language.
  private(set) var index: AlphabeticIndex?
  private(set) var listing = PersonListing()
  private var failure: StoreFailure?

  /// Nobody yet, of a book.
  init(_ book: AddressBook) { self.book = book }

  /// Reads who is found.
  mutating func read() {
    do throws(StoreFailure) {
      let found = try book.listing(matching: query)
      // Without letters, all are below none.
      listing = index == nil ? PersonListing(found.ids.map { ($0, 0) }) : found
      failure = nil
    } catch {
      (listing, failure) = (PersonListing(), error)
    }
  }

  /// Reads who is found by other words.
  mutating func find(_ query: String) {
    if query == self.query { return }
    self.query = query
    read()
  }

  /// Reads the people under the letters of another language.
  mutating func read(under index: AlphabeticIndex?) {
    self.index = index
    read()
  }

  /// Whether there is anybody to be found.
  var canSearch: Bool { listing.count > 0 || !query.isEmpty }

  /// The reason why nobody shows, where that is so.
  var emptiness: PeopleView.Emptiness {
    if let failure { return .failure(.failure(failure)) }
    return query.isEmpty ? .book : .search(query)
  }

  /// The number of letters that have people.
  var sectionCount: Int { listing.sections.count }

  /// Returns the number of people under a letter.
  func count(inSection section: Int) -> Int { listing.sections[section].range.count }

  /// Returns the letter of a section; nil where there are no letters.
  func letter(ofSection section: Int) -> String? {
    guard let buckets = index?.buckets else { return nil }
    let bucket = listing.sections[section].bucket
    return buckets.indices.contains(bucket) ? buckets[bucket].label : ""
  }

  /// The letters of all sections.
  var letters: [String] { listing.sections.indices.compactMap(letter) }

  /// Returns the person at a place.
  func id(at path: RowPath) -> PersonID { listing.id(section: path.section, row: path.row) }

  /// Returns the row at a place; nil where the person is gone or can't be read.
  func row(at path: RowPath) -> PersonRow? {
    let place = listing.sections[path.section].range.lowerBound + path.row
    return (try? book.row(at: place, of: listing)) ?? nil
  }

  /// Returns what the table shows at a place: who can't be read is there all the same.
  func tableRow(at path: RowPath) -> TableRow {
    guard let row = row(at: path) else { return TableRow([.AddressBook.listUnreadable]) }
    return TableRow([.title(row.title), .phone(row.phone), .email(row.email)])
  }

  /// Returns the place of a person; nil where the listing doesn't have the person.
  func path(of id: PersonID) -> RowPath? {
    listing.place(of: id).map { RowPath($0.row, section: $0.section) }
  }
}
