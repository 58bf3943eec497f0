import AddressBookModel
import GRDB

/// The searchable text of a person.
///
/// It has name, reading, company, e-mail addresses, digits of telephone numbers, towns and the note, a
/// line each.
struct SearchText {
  let text: String

  init(_ person: Person, fold: (String) -> String) {
    let name = person.name
    var lines = ""
    func add(_ line: String) {
      if line.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) { return }
      if !lines.isEmpty { lines += "\n" }
      lines += line
    }
    add(name.formatted)
    add("\(name.family) \(name.given)")
    add("\(name.familyReading) \(name.givenReading)")
    add(person.organization)
    for email in person.emails { add(email.address) }
    for phone in person.phones { add(phone.digits) }
    for address in person.addresses {
      add(address.locality)
      add(address.region)
      add(address.district)
    }
    add(person.note)
    text = fold(lines)
  }
}

/// A search for people: the text of a person contains each word.
struct Search {
  private let conditions: [[String]]

  /// - Parameter query: Words; one of digits, spaces and signs is a part of a telephone number.
  init(_ query: String, fold: (String) -> String) {
    let words = fold(query).split(whereSeparator: \.isWhitespace).map(String.init)
    // A number may be typed with spaces in it.
    if words.count > 1, words.allSatisfy(Self.isNumber) {
      conditions = [[Self.digits(of: words.joined())]]
    } else {
      conditions = words.map { word in
        Self.isNumber(word) ? [word, Self.digits(of: word)] : [word]
      }
    }
  }

  /// Returns the people who match each of the words, in the order of the list.
  func listing(in db: Database) throws -> PersonListing {
    let tests = conditions.map { words in
      "(" + words.map { _ in "text GLOB ?" }.joined(separator: " OR ") + ")"
    }
    let filter = tests.isEmpty ? "" : "WHERE " + tests.joined(separator: " AND ")
    // Letter and person in one number: 100,000 single numbers are read in a few milliseconds.
    let statement = try db.cachedStatement(
      sql: """
        SELECT bucket << \(Self.personBits) | personID FROM filing \(filter)
        ORDER BY bucket, key, personID
        """)
    let patterns = conditions.joined().map { SearchPattern($0).text }
    let numbers = try Int64.fetchCursor(statement, arguments: StatementArguments(patterns))
    var people: [(id: PersonID, bucket: Int)] = []
    while let number = try numbers.next() {
      let id = PersonID(rawValue: number & (1 << Self.personBits - 1))
      people.append((id, Int(number >> Self.personBits)))
    }
    return PersonListing(people)
  }

  /// The number of bits for the person: more than a file has room for.
  private static let personBits: Int64 = 48

  /// Whether a word has digits of any script; 三 and 千 aren't digits, since names have them.
  private static func isNumber(_ word: String) -> Bool {
    word.contains(where: isDigit) && word.allSatisfy { isDigit($0) || "+-()./".contains($0) }
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.properties.numericType == .decimal }
  }

  /// Returns the digits of a part of a number, without the zero that isn't dialled from abroad.
  private static func digits(of word: String) -> String {
    let digits = Phone(id: 0, number: word).digits
    let rest = digits.drop { $0 == "0" }
    return rest.count >= 3 && digits.count - rest.count == 1 ? String(rest) : digits
  }
}
