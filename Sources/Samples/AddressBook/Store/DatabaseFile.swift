import AddressBookModel
import GRDB
import HanokFiles
import HanokSystem

/// The file of a database, with a safe way to open it.
struct DatabaseFile {
  let path: String
  /// Whether the file is missing or empty.
  let isNew: Bool
  private let isFolder: Bool
  /// Whether the file is shorter than the smallest page; SQLite treats such a file as empty.
  private let isTooShort: Bool
  private let isWritable: Bool

  init(path: String) {
    self.path = path
    var status = stat()
    let exists = unsafe stat(path, &status) == 0
    isFolder = exists && status.st_mode & S_IFMT == S_IFDIR
    isNew = !exists || status.st_size == 0
    isTooShort = !isNew && status.st_size < 512
    // The superuser may write any file. A file that is marked as read-only isn't written in any
    // case.
    let isMarked = exists && status.st_mode & 0o222 == 0
    isWritable = !isMarked && (!exists || Self.mayWrite(path))
  }

  /// The folder of the file.
  private var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Checks the file, and creates a missing one and its folder.
  ///
  /// - Returns: Whether the file is read-only.
  /// - Throws: A failure if the file isn't an address book that this program can read.
  func prepare() throws -> Bool {
    if isFolder { throw StoreFailure(.unreachable, detail: path) }
    try checkOwners()
    if isNew {
      try Self.makeFolder(folder)
      makeFile()
      return false
    }
    try identify()
    // SQLite writes its journal next to the file.
    return !isWritable || !Self.mayWrite(folder)
  }

  /// Opens the file exclusively, and migrates it.
  func open(isReadOnly: Bool) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = isReadOnly
    configuration.label = "AddressBook"
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
      // A saved name is on the disk before the form reports it.
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

  /// Opens the file without a lock, to read it while nobody changes it.
  func openUnchanging() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    return try DatabaseQueue(path: immutableAddress, configuration: configuration)
  }

  /// Checks that neither the file nor a journal, which SQLite would put into it, is another user's in a folder
  /// in which everybody writes.
  private func checkOwners() throws {
    for file in [path, path + "-journal", path + "-wal"] {
      do throws(FileWriteError) { try FileWriter.checkOwner(of: file) } catch {
        throw StoreFailure(.unreachable, detail: file)
      }
    }
  }

  /// Checks whether the file is an address book, without a lock and without changing anything.
  private func identify() throws {
    // The journal of a killed program is rolled back when the file is opened; it may be invalid
    // before.
    if hasJournal { return }
    if isTooShort { throw StoreFailure(.damaged) }
    do {
      try openUnchanging().read(Self.check)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN {
      // An SQLite without support for URIs; opening the file reports its problems.
    }
  }

  /// Checks that a database is an address book that this program can read, or is empty.
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

  /// The URI for reading a file as immutable (SQLite, “Uniform Resource Identifiers”).
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

  /// Creates the file unless it exists, accessible only to the user, independent of the `umask`.
  ///
  /// SQLite gives its journals the mode of the file. An error is reported when SQLite opens the file.
  private func makeFile() {
    let descriptor = unsafe HanokSystem.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  private static func mayWrite(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

  private static func makeFolder(_ path: String) throws {
    do throws(FileWriteError) { try PrivateFolder.create(path) } catch {
      throw StoreFailure(error.reason == .readOnly ? .readOnly : .unreachable, detail: path)
    }
  }
}
