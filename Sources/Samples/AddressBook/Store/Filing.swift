import AddressBookModel
import GRDB

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Sorts people in the order of a language, and stores their searchable texts.
struct Filing {
  /// The order, or nil before a language was set.
  let order: PersonOrder?
  let fold: @Sendable (String) -> String

  /// The version of the stored data: another one causes filing all people again.
  private static let version = 2

  fileprivate var identifier: String { "\(Self.version) \(order?.identifier ?? "")" }

  /// Whether the list is in this order.
  func isCurrent(in db: Database) throws -> Bool { try Self.identifier(in: db) == identifier }

  /// Whether the list has searchable texts of this version, in whichever order.
  func hasTexts(in db: Database) throws -> Bool {
    try Self.identifier(in: db)?.hasPrefix("\(Self.version) ") == true
  }

  private static func identifier(in db: Database) throws -> String? {
    try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = 'order'")
  }

  /// Adds people to the list, or updates their entries.
  func file(_ people: [Person], in db: Database, _ table: String = "filing") throws {
    let statement = try db.cachedStatement(
      sql: "INSERT OR REPLACE INTO \(table) (bucket, key, personID, text) VALUES (?, ?, ?, ?)")
    let entries = Dictionary(people.map { ($0.id, entry(of: $0)) }) { _, last in last }
    // In the order of the list: neighbours are written to the same page.
    for entry in entries.values.sorted() { try statement.execute(arguments: entry.arguments) }
  }

  private func entry(of person: Person) -> FiledPerson {
    filed(person.sortText, id: person.id.rawValue, text: SearchText(person, fold: fold).text)
  }

  /// Returns a person's entry by the text for sorting.
  fileprivate func filed(_ name: String, id: Int64, text: String?) -> FiledPerson {
    FiledPerson(
      bucket: order?.bucket(name) ?? 0, key: order?.key(name) ?? Array(fold(name).utf8), id: id,
      text: text)
  }
}

/// Sorts all people again, in steps, between which others read and change people.
///
/// The new list is built next to the old one, which it replaces at the end, with the people who
/// have changed meanwhile. An unfinished list is dropped by the next run.
struct Refiling {
  private let filing: Filing
  /// Whether the list is in memory, where it hides that of a read-only file.
  private let isTemporary: Bool

  /// The number of people who are read or written at once.
  private let stepCount: Int

  init(_ filing: Filing, isTemporary: Bool, stepCount: Int) {
    self.filing = filing
    self.isTemporary = isTemporary
    self.stepCount = stepCount
  }

  private var schema: String { isTemporary ? "temp" : "main" }

  /// A person to be sorted; the searchable text is nil if that in the list stays.
  typealias Name = (id: Int64, text: String, searchText: String?)

  /// Returns the names of the next people by their identities; none after the last.
  func names(after id: Int64, in db: Database) throws -> [Name] {
    let statement = try db.cachedStatement(
      sql: "SELECT id, sortText FROM person WHERE id > ? ORDER BY id LIMIT \(stepCount)")
    let rows = try Row.fetchCursor(statement, arguments: [id])
    var names: [Name] = []
    while let row = try rows.next() { names.append((row[0], row[1], nil)) }
    return try filing.hasTexts(in: db) ? names : renewed(names, in: db)
  }

  /// Returns names with searchable texts of this version, for which each person is read whole.
  private func renewed(_ names: [Name], in db: Database) throws -> [Name] {
    var renewed: [Name] = []
    try PersonReading(db).forEachPart(of: names.map { PersonID(rawValue: $0.id) }) { people in
      renewed += people.map {
        ($0.id.rawValue, $0.sortText, SearchText($0, fold: filing.fold).text)
      }
    }
    return renewed
  }

  /// Returns people with their new sort keys.
  func filed(_ names: [Name]) -> [FiledPerson] {
    names.map { filing.filed($0.text, id: $0.id, text: $0.searchText) }
  }

  /// Creates the new list, which is empty.
  func begin(_ db: Database) throws {
    if isTemporary { try db.execute(sql: "PRAGMA temp_store = MEMORY") }
    try db.execute(
      sql: """
        DROP TABLE IF EXISTS \(schema).newFiling;
        CREATE \(isTemporary ? "TEMP" : "") TABLE newFiling \(Schema.filingColumns(isTemporary))
        """)
  }

  /// Writes the next people, some of whom may have been removed.
  ///
  /// - Returns: The people who remain to be written.
  func write(_ people: ArraySlice<FiledPerson>, in db: Database) throws -> ArraySlice<FiledPerson> {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO \(schema).newFiling (bucket, key, personID, text)
        SELECT ?1, ?2, ?3, coalesce(?4, text) FROM filing WHERE personID = ?3
        """)
    for person in people.prefix(stepCount) {
      try statement.execute(arguments: person.arguments)
    }
    return people.dropFirst(stepCount)
  }

  /// Replaces the old list by the new one.
  ///
  /// - Parameter changed: The people who were saved or removed since its creation.
  func finish(_ changed: Set<PersonID>, in db: Database) throws {
    // The names of two indexes differ while both lists exist.
    let index = try Self.freeIndexName(db)
    try db.execute(sql: "CREATE UNIQUE INDEX \(schema).\(index) ON newFiling (personID)")
    for id in changed {
      try db.cachedStatement(sql: "DELETE FROM newFiling WHERE personID = ?")
        .execute(arguments: [id.rawValue])
    }
    try PersonReading(db).forEachPart(of: changed.sorted()) {
      try filing.file($0, in: db, "newFiling")
    }
    try db.execute(
      sql: """
        DROP TABLE IF EXISTS \(schema).filing;
        ALTER TABLE \(schema).newFiling RENAME TO filing
        """)
    if isTemporary { try db.execute(sql: Schema.temporarySettings) }
    try db.execute(
      sql: "INSERT OR REPLACE INTO \(schema).setting VALUES ('order', ?)",
      arguments: [filing.identifier])
  }

  private static func freeIndexName(_ db: Database) throws -> String {
    let names = ["filingByPerson", "filingByPerson2"]
    let used = try String.fetchAll(
      db,
      sql: """
        SELECT name FROM main.sqlite_master WHERE type = 'index'
        UNION SELECT name FROM temp.sqlite_master WHERE type = 'index'
        """)
    return names.first { !used.contains($0) } ?? names[0]
  }
}

/// An entry for the list: rows in sorted order are written faster.
struct FiledPerson: Comparable {
  let bucket: Int
  let key: [UInt8]
  let id: Int64
  /// The searchable text; nil for that in the list.
  let text: String?
  /// The first bytes of the key as a number, which mostly decides between two.
  private let start: UInt64

  init(bucket: Int, key: [UInt8], id: Int64, text: String?) {
    (self.bucket, self.key, self.id, self.text) = (bucket, key, id, text)
    let count = MemoryLayout<UInt64>.size
    let bytes = key.prefix(count)
    start = bytes.reduce(0) { $0 << 8 | UInt64($1) } << (8 * (count - bytes.count))
  }

  /// The values of the columns.
  var arguments: StatementArguments { [bucket, Data(key), id, text] }

  static func < (left: FiledPerson, right: FiledPerson) -> Bool {
    if left.bucket != right.bucket { return left.bucket < right.bucket }
    if left.start != right.start { return left.start < right.start }
    if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
    return left.id < right.id
  }
}
