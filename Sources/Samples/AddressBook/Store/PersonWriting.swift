import AddressBookModel
import GRDB

/// Writes people to the tables, within the caller's transaction.
struct PersonWriting {
  private let db: Database
  private let insertion, change, phone, email, address: Statement

  /// Prepares the statements, once for many people.
  init(_ db: Database) throws {
    self.db = db
    insertion = try db.cachedStatement(
      sql: """
        INSERT INTO person (\(Self.columns.joined(separator: ", ")))
        VALUES (\(Self.columns.map { _ in "?" }.joined(separator: ", ")))
        """)
    change = try db.cachedStatement(
      sql:
        "UPDATE person SET \(Self.columns.map { "\($0) = ?" }.joined(separator: ", ")) WHERE id = ?"
    )
    phone = try db.cachedStatement(sql: "INSERT INTO phone VALUES (?, ?, ?, ?, ?)")
    email = try db.cachedStatement(sql: "INSERT INTO email VALUES (?, ?, ?, ?, ?)")
    address = try db.cachedStatement(
      sql: "INSERT INTO address VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
  }

  /// Saves a new or an existing person.
  ///
  /// - Returns: The identity.
  func save(_ person: Person) throws -> PersonID {
    let id = person.id == .new ? try insert(person) : try update(person)
    try write(person.phones, of: id)
    try write(person.emails, of: id)
    try write(person.addresses, of: id)
    return id
  }

  private static let columns = [
    "family", "given", "middle", "prefix", "suffix", "familyReading", "givenReading", "nameOrder",
    "organization", "birthYear", "birthMonth", "birthDay", "note", "unmapped", "sortText",
    "cardUID", "cardDigest",
  ]

  private func insert(_ person: Person) throws -> PersonID {
    try insertion.execute(arguments: StatementArguments(values(of: person)))
    return PersonID(rawValue: db.lastInsertedRowID)
  }

  private func update(_ person: Person) throws -> PersonID {
    let id = person.id.rawValue
    try change.execute(arguments: StatementArguments(values(of: person) + [id]))
    if db.changesCount == 0 { throw StoreFailure(.missing) }
    for table in ["phone", "email", "address"] {
      try db.cachedStatement(sql: "DELETE FROM \(table) WHERE personID = ?")
        .execute(arguments: [id])
    }
    return person.id
  }

  private func values(of person: Person) -> [(any DatabaseValueConvertible)?] {
    let name = person.name
    let birthday = person.birthday
    let card = CardIdentity(person)
    return [
      name.family, name.given, name.middle, name.prefix, name.suffix, name.familyReading,
      name.givenReading, name.order?.rawValue, person.organization, birthday?.year,
      birthday?.month, birthday?.day, person.note, person.unmapped.joined(separator: "\n"),
      person.sortText, card.uid, card.digest,
    ]
  }
}

extension PersonWriting {
  private func write(_ phones: [Phone], of id: PersonID) throws {
    for (place, entry) in phones.enumerated() {
      try phone.execute(
        arguments: [id.rawValue, place, entry.id, entry.label.rawValue, entry.number])
    }
  }

  private func write(_ emails: [EmailAddress], of id: PersonID) throws {
    for (place, entry) in emails.enumerated() {
      try email.execute(
        arguments: [id.rawValue, place, entry.id, entry.label.rawValue, entry.address])
    }
  }

  private func write(_ addresses: [PostalAddress], of id: PersonID) throws {
    for (place, entry) in addresses.enumerated() {
      try address.execute(
        arguments: [
          id.rawValue, place, entry.id, entry.label.rawValue, entry.country.rawValue,
          entry.street, entry.extended, entry.district, entry.locality, entry.region,
          entry.postalCode,
        ])
    }
  }
}
