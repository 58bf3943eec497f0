import AddressBookModel
import Hanok

/// The people of a listing under the letters of a language, as a table asks for them.
///
/// It holds identities alone: rows come from the book as they come into sight.
struct FiledPeople {
  let book: AddressBook
  var listing = PersonListing()
  /// The letters in whose order the people are; nil where they aren't in that of a known language.
  var index: AlphabeticIndex?

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

  /// Returns what the table shows at a place.
  func tableRow(at path: RowPath) -> TableRow {
    guard let row = row(at: path) else { return TableRow([]) }
    return TableRow([.title(row.title), .phone(row.phone), .email(row.email)])
  }

  /// Returns the place of a person; nil where the listing doesn't have the person.
  func path(of id: PersonID) -> RowPath? {
    listing.place(of: id).map { RowPath($0.row, section: $0.section) }
  }
}
