import GRDB

/// The tables of the file, and the migrations of older files.
enum Schema {
  /// The four bytes that identify the program of an SQLite file: `HnAB`.
  static let applicationID = 0x486E_4142

  /// The migrations from an empty file to the current schema.
  ///
  /// Migrations are added, never changed: a file has the names of its completed ones, and one with
  /// an unknown name belongs to a newer program.
  static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("people") { db in
      try db.execute(sql: "PRAGMA application_id = \(applicationID)")
      try db.execute(sql: people + entries + filing)
    }
    // An index for finding people by their cards.
    migrator.registerMigration("cards") { db in
      try db.execute(sql: cards)
      try CardSearch(db).markEverybody()
    }
    return migrator
  }()

  /// Whether a read-only file has all tables and columns for reading.
  static func canBeRead(_ db: Database) throws -> Bool {
    try migrator.completedMigrations(db).contains("people")
  }

  private static let cards = """
    ALTER TABLE person ADD COLUMN cardUID TEXT;
    ALTER TABLE person ADD COLUMN cardDigest INTEGER;
    CREATE INDEX personByUID ON person (cardUID) WHERE cardUID IS NOT NULL;
    CREATE INDEX personByDigest ON person (cardDigest);
    """

  private static let people = """
    CREATE TABLE person (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      family TEXT NOT NULL, given TEXT NOT NULL, middle TEXT NOT NULL,
      prefix TEXT NOT NULL, suffix TEXT NOT NULL,
      familyReading TEXT NOT NULL, givenReading TEXT NOT NULL,
      nameOrder TEXT,
      organization TEXT NOT NULL,
      birthYear INTEGER, birthMonth INTEGER, birthDay INTEGER,
      note TEXT NOT NULL,
      unmapped TEXT NOT NULL,
      sortText TEXT NOT NULL
    ) STRICT;
    """

  /// A person may have several of each; they are deleted with the person.
  private static let entries = """
    CREATE TABLE phone (
      personID INTEGER NOT NULL REFERENCES person ON DELETE CASCADE,
      place INTEGER NOT NULL,
      id INTEGER NOT NULL,
      label TEXT NOT NULL,
      number TEXT NOT NULL,
      PRIMARY KEY (personID, place)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE email (
      personID INTEGER NOT NULL REFERENCES person ON DELETE CASCADE,
      place INTEGER NOT NULL,
      id INTEGER NOT NULL,
      label TEXT NOT NULL,
      address TEXT NOT NULL,
      PRIMARY KEY (personID, place)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE address (
      personID INTEGER NOT NULL REFERENCES person ON DELETE CASCADE,
      place INTEGER NOT NULL,
      id INTEGER NOT NULL,
      label TEXT NOT NULL,
      country TEXT NOT NULL,
      street TEXT NOT NULL, extended TEXT NOT NULL, district TEXT NOT NULL,
      locality TEXT NOT NULL, region TEXT NOT NULL, postalCode TEXT NOT NULL,
      PRIMARY KEY (personID, place)
    ) STRICT, WITHOUT ROWID;
    """

  /// The people in the list: in the order of one language, with their searchable texts.
  ///
  /// The table is its own index, so that listing and searching scan it once.
  private static let filing = """
    CREATE TABLE filing \(filingColumns(false));
    CREATE UNIQUE INDEX filingByPerson ON filing (personID);
    CREATE TABLE setting \(settingColumns);
    """

  /// The columns of the list.
  ///
  /// - Parameter isTemporary: Whether the list is in memory, and so can't refer to the file.
  static func filingColumns(_ isTemporary: Bool) -> String {
    """
    (
      bucket INTEGER NOT NULL,
      key BLOB NOT NULL,
      personID INTEGER NOT NULL \(isTemporary ? "" : "REFERENCES person ON DELETE CASCADE"),
      text TEXT NOT NULL,
      PRIMARY KEY (bucket, key, personID)
    ) STRICT, WITHOUT ROWID
    """
  }

  private static let settingColumns = """
    (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    """

  /// The order of a read-only file's list in another language.
  ///
  /// It is in memory, where it hides the file's own.
  static let temporarySettings = "CREATE TEMP TABLE IF NOT EXISTS setting \(settingColumns)"
}
