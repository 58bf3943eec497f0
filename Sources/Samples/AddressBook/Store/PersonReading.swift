import AddressBookModel
import GRDB

/// Reads people from the tables.
struct PersonReading {
  private let db: Database

  init(_ db: Database) { self.db = db }

  /// Returns a whole person, or nil for an unknown identity.
  func person(_ id: PersonID) throws -> Person? {
    let statement = try db.cachedStatement(
      sql: """
        SELECT \(Self.nameColumns), organization, note, unmapped, birthYear, birthMonth, birthDay
        FROM person WHERE id = ?
        """)
    guard let row = try Row.fetchOne(statement, arguments: [id.rawValue]) else { return nil }
    let unmapped: String = row["unmapped"]
    return Person(
      id: id, name: Self.name(in: row), organization: row["organization"],
      birthday: Self.birthday(in: row), note: row["note"], addresses: try addresses(of: id),
      phones: try phones(of: id), emails: try emails(of: id),
      unmapped: unmapped.split(separator: "\n").map(String.init))
  }

  /// Returns the rows of a list in the order of the identities, without unknown ones.
  func rows(_ ids: [PersonID]) throws -> [PersonRow] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT id, \(Self.nameColumns), organization,
          (SELECT number FROM phone WHERE personID = person.id ORDER BY place LIMIT 1) AS phone,
          (SELECT address FROM email WHERE personID = person.id ORDER BY place LIMIT 1) AS email
        FROM person WHERE id IN (SELECT value FROM json_each(?))
        """)
    let list = "[\(ids.map { String($0.rawValue) }.joined(separator: ","))]"
    var found: [PersonID: PersonRow] = [:]
    let rows = try Row.fetchCursor(statement, arguments: [list])
    while let row = try rows.next() {
      let id = PersonID(rawValue: row["id"])
      found[id] = PersonRow(
        id: id, name: Self.name(in: row), organization: row["organization"],
        phone: row["phone"] ?? "", email: row["email"] ?? "")
    }
    return ids.compactMap { found[$0] }
  }

  private static let nameColumns =
    "family, given, middle, prefix, suffix, familyReading, givenReading, nameOrder"

  private static func name(in row: Row) -> PersonName {
    let order: String? = row["nameOrder"]
    return PersonName(
      family: row["family"], given: row["given"], middle: row["middle"], prefix: row["prefix"],
      suffix: row["suffix"], familyReading: row["familyReading"],
      givenReading: row["givenReading"], order: order.flatMap(NameOrder.init))
  }

  private static func birthday(in row: Row) -> Birthday? {
    guard let month: Int = row["birthMonth"], let day: Int = row["birthDay"] else { return nil }
    return Birthday(year: row["birthYear"], month: month, day: day)
  }
}

extension PersonReading {
  private func phones(of id: PersonID) throws -> [Phone] {
    try entries("SELECT id, label, number FROM phone", of: id) { row in
      Phone(id: row["id"], label: Self.label(in: row), number: row["number"])
    }
  }

  private func emails(of id: PersonID) throws -> [EmailAddress] {
    try entries("SELECT id, label, address FROM email", of: id) { row in
      EmailAddress(id: row["id"], label: Self.label(in: row), address: row["address"])
    }
  }

  private func addresses(of id: PersonID) throws -> [PostalAddress] {
    let sql = """
      SELECT id, label, country, street, extended, district, locality, region, postalCode
      FROM address
      """
    return try entries(sql, of: id) { row in
      PostalAddress(
        id: row["id"], label: Self.label(in: row), country: CountryCode(rawValue: row["country"]),
        street: row["street"], extended: row["extended"], district: row["district"],
        locality: row["locality"], region: row["region"], postalCode: row["postalCode"])
    }
  }

  private func entries<Entry>(
    _ sql: String, of id: PersonID, _ entry: (Row) -> Entry
  ) throws -> [Entry] {
    let statement = try db.cachedStatement(sql: "\(sql) WHERE personID = ? ORDER BY place")
    return try Row.fetchAll(statement, arguments: [id.rawValue]).map(entry)
  }

  private static func label(in row: Row) -> EntryLabel {
    EntryLabel(rawValue: row["label"]) ?? .other
  }
}
