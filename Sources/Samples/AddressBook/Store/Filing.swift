import AddressBookModel
import FoundationEssentials
import GRDB

/// Files people in the order of a language, with the text by which they are found.
struct Filing {
  /// The order; nil before a language was chosen.
  let order: PersonOrder?
  let fold: @Sendable (String) -> String

  /// The version of what this type writes: another one files everybody again.
  private static let version = 1

  private var identifier: String { "\(Self.version) \(order?.identifier ?? "")" }

  /// Whether the list is in this order.
  func isCurrent(in db: Database) throws -> Bool {
    try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = 'order'") == identifier
  }

  /// Files one person, who may have been filed before.
  func file(_ person: Person, in db: Database) throws {
    let (bucket, key) = place(of: person.sortText)
    try db.cachedStatement(sql: "DELETE FROM filing WHERE personID = ?")
      .execute(arguments: [person.id.rawValue])
    try insertion(in: db, "filing").execute(
      arguments: [bucket, key, person.id.rawValue, SearchText(person, fold: fold).text])
  }

  /// Files everybody anew.
  ///
  /// - Parameter isTemporary: Whether the list is kept in memory, beside a file that can't be written.
  func refile(_ db: Database, isTemporary: Bool = false) throws {
    let people = try allPeople(db)
    if isTemporary {
      try db.execute(sql: Schema.temporaryFiling)
    } else {
      try db.execute(sql: "DELETE FROM filing")
    }
    let schema = isTemporary ? "temp." : ""
    let insertion = try insertion(in: db, "\(schema)filing")
    for person in people {
      try insertion.execute(
        arguments: [person.bucket, person.key, person.id, person.text])
    }
    try db.execute(
      sql: "INSERT OR REPLACE INTO \(schema)setting VALUES ('order', ?)", arguments: [identifier])
  }

  private func insertion(in db: Database, _ table: String) throws -> Statement {
    try db.cachedStatement(
      sql: "INSERT INTO \(table) (bucket, key, personID, text) VALUES (?, ?, ?, ?)")
  }

  /// Everybody with the new place, in the new order: rows that come in order are written faster.
  private func allPeople(_ db: Database) throws -> [FiledPerson] {
    let sql = "SELECT personID, sortText, text FROM filing JOIN person ON person.id = personID"
    let rows = try Row.fetchCursor(db, sql: sql)
    var people: [FiledPerson] = []
    while let row = try rows.next() {
      let (bucket, key) = place(of: row[1])
      people.append(FiledPerson(bucket: bucket, key: key, id: row[0], text: row[2]))
    }
    return people.sorted()
  }

  private func place(of text: String) -> (bucket: Int, key: Data) {
    guard let order else { return (0, Data(fold(text).utf8)) }
    return (order.bucket(text), Data(order.key(text)))
  }
}

/// A person on the way into the list.
private struct FiledPerson: Comparable {
  let bucket: Int
  let key: Data
  let id: Int64
  let text: String

  static func < (left: FiledPerson, right: FiledPerson) -> Bool {
    if left.bucket != right.bucket { return left.bucket < right.bucket }
    if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
    return left.id < right.id
  }
}
