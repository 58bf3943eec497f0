import AddressBookModel
import AddressBookStore
import Foundation
import GRDB
import HanokSystem
import HanokTesting
import Testing

/// Files that can't be used: each gives its reason, and is left to the byte as it was.
@Suite nonisolated struct DatabaseFailureTests {
  private let folder: TemporaryFolder
  private let name = "people.sqlite"

  init() throws { folder = try TemporaryFolder() }

  private func open() throws(StoreFailure) -> PersonDatabase {
    try PersonDatabase(path: folder.database)
  }

  private func makeFile(_ people: [Person] = [StoredPeople.ada]) throws {
    try open().save(people)
  }

  /// Expects that opening fails for a reason and changes nothing.
  private func expectFailure(
    _ reason: StoreFailure.Reason, _ place: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.bytes(of: name)
    let names = try folder.names
    let failure = #expect(throws: StoreFailure.self, sourceLocation: place) { try open() }
    #expect(failure?.reason == reason, "\(failure?.detail ?? "")", sourceLocation: place)
    #expect(try folder.bytes(of: name) == before, sourceLocation: place)
    #expect(try folder.names == names, sourceLocation: place)
  }

  @Test func aFileThatIsNotADatabaseIsDamaged() throws {
    try folder.write(Array(String(repeating: "Dear diary. ", count: 1_000).utf8), to: name)
    try expectFailure(.damaged)
  }

  /// In a shared folder, another user's link would lead this user's people anywhere.
  ///
  /// Another user's journal would be rolled into the address book. Only the superuser can give files
  /// away.
  @Test(
    .enabled(if: geteuid() == 0),
    arguments: ["people.sqlite", "people.sqlite-journal", "people.sqlite-wal"], [true, false])
  func anotherUsersFileInASharedFolderIsNotUsed(planted: String, isLink: Bool) throws {
    if planted != name { try makeFile() }
    unsafe chmod(folder.path, 0o1777)
    if isLink {
      unsafe symlink(folder.file("target"), folder.file(planted))
    } else {
      try folder.write(Array("x".utf8), to: planted)
    }
    unsafe lchown(folder.file(planted), 65_534, 65_534)
    let names = try folder.names
    let failure = #expect(throws: StoreFailure.self) { try open() }
    #expect(failure?.reason == .unreachable)
    #expect(try folder.names == names)
  }

  @Test func aShortFileIsDamaged() throws {
    try folder.write(Array("x".utf8), to: name)
    try expectFailure(.damaged)
  }

  @Test(arguments: ["DELETE", "WAL"])
  func aDatabaseOfAnotherProgramIsNotAnAddressBook(journal: String) throws {
    do {
      let queue = try DatabaseQueue(path: folder.database)
      try queue.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA journal_mode = \(journal)")
        try db.execute(sql: "CREATE TABLE song (title TEXT); INSERT INTO song VALUES ('Elephant')")
      }
      try queue.close()
    }
    try expectFailure(.damaged)
  }

  @Test(arguments: [0.2, 0.5, 0.9])
  func aFileThatWasCutOffIsDamaged(part: Double) throws {
    try makeFile(Array(repeating: StoredPeople.ada, count: 200))
    let bytes = try folder.bytes(of: name)
    // At the end of a page, and within one.
    for count in [Int(Double(bytes.count) * part), Int(Double(bytes.count) * part) / 4096 * 4096] {
      try folder.write(Array(bytes[..<count]), to: name)
      try expectFailure(.damaged)
    }
  }

  /// Pages in the middle that aren't read when the file is opened: reading may succeed, but nothing is
  /// written.
  @Test func aFileThatIsDamagedInTheMiddleIsNotWritten() throws {
    try makeFile(Array(repeating: StoredPeople.ada, count: 500))
    var bytes = try folder.bytes(of: name)
    for place in bytes.count / 3..<bytes.count / 3 * 2 { bytes[place] = 0xA5 }
    try folder.write(bytes, to: name)
    do {
      let failure = #expect(throws: StoreFailure.self) {
        try open().save([StoredPeople.named("New")])
      }
      #expect(failure?.reason == .damaged)
    }
    #expect(try folder.bytes(of: name) == bytes)
    #expect(try folder.names == [name])
  }

  /// The check of the file goes on beside reading, and every change waits for its answer.
  @Test func aFileThatIsFoundToBeDamagedWhileItIsReadIsNotWritten() throws {
    try makeFile(Array(repeating: StoredPeople.ada, count: 500))
    var bytes = try folder.bytes(of: name)
    // A page of people in the middle, which a new person isn't written to.
    let note = Array("First line".utf8)
    let pages = stride(from: 0, to: bytes.count, by: 4096).filter { start in
      Data(bytes[start..<start + 4096]).firstRange(of: Data(note)) != nil
    }
    let page = pages[pages.count / 2]
    for place in page..<page + 4096 { bytes[place] = 0xA5 }
    try folder.write(bytes, to: name)
    do {
      let store = try open()
      #expect(try store.rows([PersonID(rawValue: 1)]).count == 1)
      for _ in 0..<2 {
        let failure = #expect(throws: StoreFailure.self) {
          try store.save([StoredPeople.named("New")])
        }
        #expect(failure?.reason == .damaged)
      }
    }
    #expect(try folder.bytes(of: name) == bytes)
  }

  /// A second connection checks the file: the lock of the first is held, for other programs too, since
  /// SQLite closes no descriptor of a file that this program has locked.
  @Test func aFileThatIsCheckedStaysInUse() throws {
    try makeFile()
    let first = try open()
    let ids = try first.listing(matching: "").ids
    #expect(try first.rows(ids).count == 1)
    try first.save([StoredPeople.named("B")])
    #expect(try isLocked(folder.database))
    let failure = #expect(throws: StoreFailure.self) { try open() }
    #expect(failure?.reason == .inUse)
    #expect(try first.save([StoredPeople.named("C")]).count == 1)
  }

  /// Whether a program has locked a part of a file.
  ///
  /// The stream stays open: closing it would drop the locks of this process.
  private func isLocked(_ path: String) throws -> Bool {
    let stream = try unsafe #require(fopen(path, "r+"))
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    // F_OFD_GETLK, which also sees the locks of the same process.
    try unsafe #require(fcntl(fileno(stream), 36, &lock) == 0)
    return lock.l_type != Int16(F_UNLCK)
  }

  @Test func aFileOfANewerVersionIsLeft() throws {
    try makeFile()
    try DatabaseQueue(path: folder.database).write { db in
      try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('people with pictures')")
    }
    try expectFailure(.newerVersion)
  }

  /// What a killed program has left beside the file must be put right before the file can be looked at.
  @Test func aFileOfANewerVersionIsLeftThatWasBeingWritten() throws {
    try makeFile()
    try DatabaseQueue(path: folder.database).write { db in
      try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('people with pictures')")
    }
    try folder.write([0], to: "\(name)-journal")
    let before = try folder.bytes(of: name)
    let failure = #expect(throws: StoreFailure.self) { try open() }
    #expect(failure?.reason == .newerVersion)
    #expect(try folder.bytes(of: name) == before)
  }

  @Test func aFileThatIsOpenElsewhereIsInUse() throws {
    let first = try open()
    let id = try first.save([StoredPeople.ada])[0]
    let before = try folder.bytes(of: name)
    let failure = #expect(throws: StoreFailure.self) { try open() }
    #expect(failure?.reason == .inUse)
    #expect(try folder.bytes(of: name) == before)
    // The first goes on unharmed.
    try first.save([StoredPeople.named("B")])
    #expect(try first.person(id) != nil)
  }

  /// A copy is read beside the program that has the file open, which goes on unharmed.
  @Test func aFileThatIsOpenElsewhereIsReadAsACopy() throws {
    let first = try open()
    let id = try first.save([StoredPeople.ada])[0]
    let copy = try PersonDatabase(copyOf: folder.database)
    #expect(copy.isReadOnly)
    #expect(try copy.person(id) == first.person(id))
    try first.save([StoredPeople.named("B")])
    #expect(try copy.listing(matching: "").ids.count == 1, "It is the file as it was.")
    #expect(try PersonDatabase(copyOf: folder.database).listing(matching: "").ids.count == 2)
    #expect(throws: StoreFailure.self) { try copy.save([StoredPeople.named("C")]) }
    #expect(try isLocked(folder.database))
  }

  /// A file isn't copied while a transaction is at it.
  @Test func aFileThatIsBeingWrittenIsNotCopied() throws {
    let first = try open()
    try first.save([StoredPeople.ada])
    let journal = folder.database + "-journal"
    let beginning: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
    try Data(beginning).write(to: URL(filePath: journal))
    var attempts = 0
    let failure = #expect(throws: StoreFailure.self) {
      try PersonDatabase(copyOf: folder.database, wait: { attempts += 1 })
    }
    #expect(failure?.reason == .inUse && attempts > 1)
    // The transaction ends while the copy waits.
    var isEnded = false
    let copy = try PersonDatabase(
      copyOf: folder.database,
      wait: {
        if !isEnded { try? Data(repeating: 0, count: 8).write(to: URL(filePath: journal)) }
        isEnded = true
        usleep(20_000)
      })
    #expect(isEnded && copy.isReadOnly)
  }

  @Test func aFileMarkedAsReadOnlyIsReadAndNotWritten() throws {
    try makeFile()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.database)
    let before = try folder.bytes(of: name)
    do {
      let store = try open()
      #expect(store.isReadOnly)
      let ids = try store.listing(matching: "love").ids
      #expect(try store.person(ids[0])?.name == StoredPeople.ada.name)
      for change in [{ try store.remove(ids) }, { try store.save([StoredPeople.ada]) }] {
        let failure = #expect(throws: StoreFailure.self) { try change() }
        #expect(failure?.reason == .readOnly)
      }
      #expect(try folder.names == [name])
    }
    #expect(try folder.bytes(of: name) == before)
    #expect(try folder.names == [name])
  }

  @Test func aReadOnlyFileIsShownInAnotherOrderWithoutBeingWritten() throws {
    try makeFile(["A", "B", "C"].map { StoredPeople.named($0) })
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.database)
    let before = try folder.bytes(of: name)
    let store = try open()
    for sign in [1, -1] {
      let order = PersonOrder(
        identifier: "by \(sign)", bucket: { _ in 0 },
        key: { text in [UInt8(clamping: 128 + sign * Int(text.utf8.first ?? 0))] })
      try store.arrange(by: order)
      let names = try store.rows(store.listing(matching: "").ids).map(\.title)
      #expect(names == (sign > 0 ? ["A", "B", "C"] : ["C", "B", "A"]))
    }
    #expect(try store.listing(matching: "b").count == 1)
    #expect(try folder.bytes(of: name) == before)
    #expect(try folder.names == [name])
  }

  @Test(arguments: ["/proc/none/people.sqlite", "/dev/null/people.sqlite"])
  func aFolderThatCanNotBeMadeIsUnreachable(path: String) {
    let failure = #expect(throws: StoreFailure.self) { try PersonDatabase(path: path) }
    #expect(failure?.reason == .unreachable)
  }

  @Test func aFolderIsRejected() throws {
    let failure = #expect(throws: StoreFailure.self) { try PersonDatabase(path: folder.path) }
    #expect(failure?.reason == .unreachable)
  }

  @Test func anEmptyFileBecomesAnAddressBook() throws {
    try folder.write([], to: name)
    try makeFile()
    #expect(try open().listing(matching: "").count == 1)
  }

  @Test(arguments: ["a?b.sqlite", "a#b%20c.sqlite", "가 나.sqlite"])
  func aFileMayHaveAnyName(name: String) throws {
    let path = folder.file(name)
    do { try PersonDatabase(path: path).save([StoredPeople.ada]) }
    #expect(try PersonDatabase(path: path).listing(matching: "").count == 1)
    #expect(try folder.names == [name])
  }
}
