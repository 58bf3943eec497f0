import AddressBookModel
import GRDB

/// Reads people from the tables.
struct PersonReading {
  private let db: Database

  init(_ db: Database) { self.db = db }

  /// Returns a whole person, or nil for an unknown identity.
  func person(_ id: PersonID) throws -> Person? { try people([id]).first }

  /// Returns whole people in the order of the identities, without unknown ones.
  ///
  /// Each table is read once for all of them.
  func people(_ ids: [PersonID]) throws -> [Person] {
    var people: [PersonID: Person] = [:]
    people.reserveCapacity(ids.count)
    let rows = try self.rows(
      of: ids,
      """
      SELECT id, \(Self.nameColumns), organization, note, unmapped, birthYear, birthMonth, birthDay
      FROM person WHERE id
      """)
    while let row = try rows.next() {
      let person = Self.person(in: row)
      people[person.id] = person
    }
    try readPhones(of: ids, to: &people)
    try readEmails(of: ids, to: &people)
    try readAddresses(of: ids, to: &people)
    return ids.compactMap { people[$0] }
  }

  /// Calls `body` with whole people, some hundreds at a time: all at once may need much memory.
  func forEachPart(of ids: [PersonID], _ body: ([Person]) throws -> Void) throws {
    let count = 500
    for start in stride(from: 0, to: ids.count, by: count) {
      try body(people(Array(ids[start..<min(start + count, ids.count)])))
    }
  }

  /// Returns the rows of a table whose column at the end of a query has one of the identities.
  private func rows(of ids: [PersonID], _ sql: String, _ order: String = "") throws -> RowCursor {
    let list = "[\(ids.map { String($0.rawValue) }.joined(separator: ","))]"
    let statement = try db.cachedStatement(
      sql: "\(sql) IN (SELECT value FROM json_each(?)) \(order)")
    return try Row.fetchCursor(statement, arguments: [list])
  }

  /// Returns the rows of a list in the order of the identities, without unknown ones.
  func rows(_ ids: [PersonID]) throws -> [PersonRow] {
    let rows = try self.rows(
      of: ids,
      """
      SELECT id, \(Self.nameColumns), organization,
        (SELECT number FROM phone WHERE personID = person.id ORDER BY place LIMIT 1),
        (SELECT address FROM email WHERE personID = person.id ORDER BY place LIMIT 1)
      FROM person WHERE id
      """)
    var found: [PersonID: PersonRow] = [:]
    while let row = try rows.next() {
      let id = PersonID(rawValue: row[0])
      found[id] = PersonRow(
        id: id, name: Self.name(in: row), organization: row[9], phone: row[10] ?? "",
        email: row[11] ?? "")
    }
    return ids.compactMap { found[$0] }
  }

  /// The columns of the name, after that of the identity; columns are read by their places, which
  /// takes less time than by their names.
  private static let nameColumns =
    "family, given, middle, prefix, suffix, familyReading, givenReading, nameOrder"

  private static func name(in row: Row) -> PersonName {
    let order: String? = row[8]
    return PersonName(
      family: row[1], given: row[2], middle: row[3], prefix: row[4], suffix: row[5],
      familyReading: row[6], givenReading: row[7], order: order.flatMap(NameOrder.init))
  }

  private static func person(in row: Row) -> Person {
    let unmapped: String = row[11]
    return Person(
      id: PersonID(rawValue: row[0]), name: name(in: row), organization: row[9],
      birthday: birthday(in: row), note: row[10],
      unmapped: unmapped.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) })
  }

  private static func birthday(in row: Row) -> Birthday? {
    guard let month: Int = row[13], let day: Int = row[14] else { return nil }
    return Birthday(year: row[12], month: month, day: day)
  }
}

extension PersonReading {
  private func readPhones(of ids: [PersonID], to people: inout [PersonID: Person]) throws {
    let rows = try entries(of: ids, "SELECT personID, id, label, number FROM phone")
    while let row = try rows.next() {
      let phone = Phone(id: row[1], label: Self.label(in: row), number: row[3])
      people[PersonID(rawValue: row[0])]?.phones.append(phone)
    }
  }

  private func readEmails(of ids: [PersonID], to people: inout [PersonID: Person]) throws {
    let rows = try entries(of: ids, "SELECT personID, id, label, address FROM email")
    while let row = try rows.next() {
      let email = EmailAddress(id: row[1], label: Self.label(in: row), address: row[3])
      people[PersonID(rawValue: row[0])]?.emails.append(email)
    }
  }

  private func readAddresses(of ids: [PersonID], to people: inout [PersonID: Person]) throws {
    let rows = try entries(
      of: ids,
      """
      SELECT personID, id, label, country, street, extended, district, locality, region, postalCode
      FROM address
      """)
    while let row = try rows.next() {
      let address = PostalAddress(
        id: row[1], label: Self.label(in: row), country: CountryCode(rawValue: row[3]),
        street: row[4], extended: row[5], district: row[6], locality: row[7], region: row[8],
        postalCode: row[9])
      people[PersonID(rawValue: row[0])]?.addresses.append(address)
    }
  }

  private func entries(of ids: [PersonID], _ sql: String) throws -> RowCursor {
    try rows(of: ids, "\(sql) WHERE personID", "ORDER BY personID, place")
  }

  private static func label(in row: Row) -> EntryLabel { EntryLabel(rawValue: row[2]) ?? .other }
}
