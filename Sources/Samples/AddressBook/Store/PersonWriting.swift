import AddressBookModel
import GRDB

/// Writes people to the tables, within the caller's transaction.
struct PersonWriting {
  private let db: Database

  init(_ db: Database) { self.db = db }

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

  private static let insertion = """
    INSERT INTO person (\(columns.joined(separator: ", ")))
    VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
    """

  private static let change = """
    UPDATE person SET \(columns.map { "\($0) = ?" }.joined(separator: ", ")) WHERE id = ?
    """

  private func insert(_ person: Person) throws -> PersonID {
    try db.cachedStatement(sql: Self.insertion)
      .execute(arguments: StatementArguments(values(of: person)))
    return PersonID(rawValue: db.lastInsertedRowID)
  }

  private func update(_ person: Person) throws -> PersonID {
    let id = person.id.rawValue
    try db.cachedStatement(sql: Self.change)
      .execute(arguments: StatementArguments(values(of: person) + [id]))
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
    if phones.isEmpty { return }
    let statement = try db.cachedStatement(sql: "INSERT INTO phone VALUES (?, ?, ?, ?, ?)")
    for (place, phone) in phones.enumerated() {
      try statement.execute(
        arguments: [id.rawValue, place, phone.id, phone.label.rawValue, phone.number])
    }
  }

  private func write(_ emails: [EmailAddress], of id: PersonID) throws {
    if emails.isEmpty { return }
    let statement = try db.cachedStatement(sql: "INSERT INTO email VALUES (?, ?, ?, ?, ?)")
    for (place, email) in emails.enumerated() {
      try statement.execute(
        arguments: [id.rawValue, place, email.id, email.label.rawValue, email.address])
    }
  }

  private func write(_ addresses: [PostalAddress], of id: PersonID) throws {
    if addresses.isEmpty { return }
    let statement = try db.cachedStatement(
      sql: "INSERT INTO address VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    for (place, address) in addresses.enumerated() {
      try statement.execute(
        arguments: [
          id.rawValue, place, address.id, address.label.rawValue, address.country.rawValue,
          address.street, address.extended, address.district, address.locality, address.region,
          address.postalCode,
        ])
    }
  }
}
