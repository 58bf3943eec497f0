import AddressBookModel
import GRDB
import Glibc

/// The file of a database, and how it is opened without harm.
struct DatabaseFile {
  let path: String
  /// Whether there was no file, or an empty one.
  let isNew: Bool
  private let isFolder: Bool
  /// Whether there is less than the smallest page, which SQLite takes for nothing and writes over.
  private let isTooShort: Bool
  private let isWritable: Bool

  init(path: String) {
    self.path = path
    var status = stat()
    let exists = unsafe stat(path, &status) == 0
    isFolder = exists && status.st_mode & S_IFMT == S_IFDIR
    isNew = !exists || status.st_size == 0
    isTooShort = !isNew && status.st_size < 512
    // The superuser may write everything. A file that was marked as read-only is left alone all the same.
    let isMarked = exists && status.st_mode & 0o222 == 0
    isWritable = !isMarked && (!exists || Self.mayWrite(path))
  }

  /// The folder of the file.
  private var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Looks at the file, and makes the folder of one that isn't there.
  ///
  /// - Returns: Whether the file can only be read.
  /// - Throws: A failure where the file is no address book that this program can read.
  func prepare() throws -> Bool {
    if isFolder { throw StoreFailure(.unreachable, detail: path) }
    if isNew {
      try Self.makeFolder(folder)
      return false
    }
    try identify()
    // SQLite keeps its journal beside the file.
    return !isWritable || !Self.mayWrite(folder)
  }

  /// Opens the file for this program alone, and brings it up to date.
  func open(isReadOnly: Bool) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = isReadOnly
    configuration.label = "AddressBook"
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
      // A name that was typed is on the disk before the form says so.
      try db.execute(sql: "PRAGMA synchronous = EXTRA")
      // 16 MiB: the whole list of 100,000 people.
      try db.execute(sql: "PRAGMA cache_size = -16384")
    }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    if isReadOnly {
      if try !queue.read(Schema.canBeRead) { throw StoreFailure(.readOnly) }
    } else {
      // Takes the lock, which this connection then keeps, without writing.
      try queue.writeWithoutTransaction { db in
        try db.execute(sql: "BEGIN EXCLUSIVE; COMMIT")
        try Self.check(db)
      }
      try Schema.migrator.migrate(queue)
    }
    return queue
  }

  /// Looks whether the file is an address book, without a lock and without leaving a trace.
  private func identify() throws {
    // What a killed program has left is put right when the file is opened; until then it may be broken.
    if hasJournal { return }
    if isTooShort { throw StoreFailure(.damaged) }
    var configuration = Configuration()
    configuration.readonly = true
    do {
      let queue = try DatabaseQueue(path: immutableAddress, configuration: configuration)
      try queue.read(Self.check)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN {
      // An SQLite that was built without addresses; opening the file says what is wrong with it.
    }
  }

  /// Checks that a database is an address book that this program can read, or has nothing in it.
  private static func check(_ db: Database) throws {
    if try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0 { return }
    let application = try Int.fetchOne(db, sql: "PRAGMA application_id")
    if application != Schema.applicationID { throw StoreFailure(.damaged) }
    if try Schema.migrator.hasBeenSuperseded(db) { throw StoreFailure(.newerVersion) }
  }

  private var hasJournal: Bool {
    var status = stat()
    return unsafe stat(path + "-journal", &status) == 0 && status.st_size > 0
  }

  /// The address by which SQLite reads a file as one that nobody changes (SQLite, “Uniform Resource
  /// Identifiers”).
  private var immutableAddress: String {
    let escaped = path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "%"): "%25"
      case UInt8(ascii: "?"): "%3f"
      case UInt8(ascii: "#"): "%23"
      default: nil as String?
      }
    }
    var bytes: [UInt8] = []
    for (byte, escape) in zip(path.utf8, escaped) {
      bytes += escape.map { Array($0.utf8) } ?? [byte]
    }
    return "file:\(String(decoding: bytes, as: UTF8.self))?immutable=1"
  }

  private static func mayWrite(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

  /// Makes a folder and those above it, for the user alone.
  private static func makeFolder(_ path: String) throws {
    if unsafe mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw StoreFailure(errno == EROFS ? .readOnly : .unreachable, detail: path)
    }
    try makeFolder(String(path[..<slash]))
    if unsafe mkdir(path, 0o700) != 0, errno != EEXIST {
      throw StoreFailure(.unreachable, detail: path)
    }
  }
}
