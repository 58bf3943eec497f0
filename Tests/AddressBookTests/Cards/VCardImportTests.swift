import AddressBookModel
import AddressBookStore
import Foundation
import HanokTesting
import HanokVCard
import Testing

@Suite struct VCardImportTests {
  private func cards(_ count: Int) -> [UInt8] {
    let cards = (1...count).map { StoredPeople.named("\($0)", "P").card }
    return Array(cards.joined().utf8)
  }

  @Test func peopleComeInBatches() throws {
    let store = MemoryStore()
    var run = VCardImport(VCardReader(ByteSource(cards(25))), into: store, batchCount: 10)
    var counts: [Int] = []
    while try run.next() { counts.append(run.peopleCount) }
    #expect(counts == [10, 20])
    #expect(run.peopleCount == 25)
    #expect(run.progress == 1)
    #expect(store.people.map(\.name.family) == (1...25).map(String.init))
  }

  /// Lines without a field, such as photos, are held in memory until their batch is saved.
  @Test func aBatchWithLargePhotosEndsBeforeItsCount() throws {
    let photo = String(repeating: "A", count: 1_500_000)
    let cards = (1...7).map { number in
      "BEGIN:VCARD\nVERSION:3.0\nN:\(number)\nPHOTO;ENCODING=B:\(photo)\nEND:VCARD\n"
    }
    let store = MemoryStore()
    var run = VCardImport(VCardReader(ByteSource(Array(cards.joined().utf8))), into: store)
    var counts: [Int] = []
    while try run.next() { counts.append(run.peopleCount) }
    #expect(counts == [3, 6])
    #expect(store.people.map(\.unmapped.count) == Array(repeating: 1, count: 7))
  }

  /// A file is read in large pieces, but what is done is what has come of them.
  @Test func progressFollowsThePeople() throws {
    let folder = try TemporaryFolder()
    let count = 6_000
    let bytes = cards(count)
    try Data(bytes).write(to: URL(filePath: folder.file("a.vcf")))
    #expect(bytes.count > 262_144)
    for source in [ByteSource(bytes), try ByteSource(path: folder.file("a.vcf"))] {
      var run = VCardImport(VCardReader(source), into: MemoryStore(), batchCount: 250)
      #expect(run.progress == 0)
      while try run.next() {
        let progress = try #require(run.progress)
        #expect(abs(progress - Double(run.peopleCount) / Double(count)) < 0.02)
      }
      #expect(run.progress == 1)
    }
  }

  @Test func theBatchesBeforeAFailureStay() throws {
    let store = MemoryStore()
    var run = VCardImport(VCardReader(ByteSource(cards(25))), into: store, batchCount: 10)
    #expect(try run.next())
    store.failure = StoreFailure(.diskFull)
    // The address book is what failed, not the file of the cards.
    let failure = #expect(throws: CardFailure.self) { try run.next() }
    #expect(failure == .book(StoreFailure(.diskFull)))
    #expect(run.peopleCount == 10)
    #expect(store.people.count == 10)
  }

  @Test func lostAndKeptPropertiesAreCounted() throws {
    let text = """
      BEGIN:VCARD
      VERSION:4.0
      FN:One
      URL:a
      URL:b
      nonsense
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      END:VCARD
      """
    var run = VCardImport(VCardReader(ByteSource(Array(text.utf8))), into: MemoryStore())
    #expect(try run.next() == false)
    #expect(run.peopleCount == 1)
    #expect(run.unmappedCount == 2)
    #expect(run.problemCount == 2)
    #expect(run.lostCount == 1)
  }

  @Test func manyProblemsAreCountedButNotAllKept() throws {
    let text = String(repeating: "BEGIN:VCARD\nVERSION:4.0\nEND:VCARD\n", count: 500)
    var run = VCardImport(VCardReader(ByteSource(Array(text.utf8))), into: MemoryStore())
    while try run.next() {}
    #expect(run.problemCount == 500)
    #expect(run.problems.count == VCardImport.problemLimit)
  }

  @Test func everybodyIsExportedInOrder() throws {
    let store = MemoryStore((1...1201).map { StoredPeople.named("\($0)", "P") })
    var export = try VCardExport(store)
    var text = ""
    var progress: [Double] = []
    while let cards = try export.next() {
      text += cards
      progress.append(export.progress)
    }
    #expect(progress.count == 3)
    #expect(progress.last == 1)
    var reader = VCardReader(ByteSource(Array(text.utf8)))
    for number in 1...1201 {
      guard case .contact(let contact) = try reader.next() else {
        Issue.record("nobody at \(number)")
        return
      }
      #expect(contact.name.family == "\(number)")
    }
  }

  @Test func aFileChangesOnlyAfterAllAreWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.vcf")
    let store = MemoryStore([Person(name: PersonName(family: "A"))])
    let stopped = try CardFiles(store).beginExport(to: folder.file("a.vcf"))
    #expect(try stopped.next())
    #expect(try folder.bytes(of: "a.vcf") == Array("old".utf8))
    let run = try CardFiles(store).beginExport(to: folder.file("a.vcf"))
    while try run.next() {}
    #expect(run.outcome == .exported(1))
    #expect(String(decoding: try folder.bytes(of: "a.vcf"), as: UTF8.self).contains("FN:A\r\n"))
  }

  @Test func eachReasonOfAnUnwritableFileIsReported() throws {
    let folder = try TemporaryFolder()
    #expect(unsafe mkfifo(folder.file("pipe"), 0o600) == 0)
    try folder.write("old", to: "closed")
    unsafe chmod(folder.file("closed"), 0o444)
    let store = MemoryStore([Person(name: PersonName(family: "A"))])
    func failure(_ path: String) -> CardFailure? {
      do throws(CardFailure) {
        let run = try CardFiles(store).beginExport(to: path)
        while try run.next() {}
        return nil
      } catch {
        return error
      }
    }
    #expect(
      failure("/dev/full/a.vcf") == .cards(StoreFailure(.unreachable, detail: "/dev/full/a.vcf")))
    #expect(failure("/dev/full") == .cards(StoreFailure(.diskFull, detail: "/dev/full")))
    #expect(failure(folder.path) == .cards(StoreFailure(.unreachable, detail: folder.path)))
    let closed = folder.file("closed")
    #expect(failure(closed) == .cards(StoreFailure(.readOnly, detail: closed)))
    #expect(failure(folder.file("pipe")) == .noReader, "A screen doesn't wait for a reader.")
  }

  @Test func aFileThatCanNotBeReadSaysWhy() throws {
    let folder = try TemporaryFolder()
    func failure(_ path: String) -> CardFailure? {
      do throws(CardFailure) {
        _ = try CardFiles(MemoryStore()).beginImport(from: path)
        return nil
      } catch {
        return error
      }
    }
    let absent = folder.file("a.vcf")
    #expect(failure(absent) == .cards(StoreFailure(.absent, detail: absent)))
    #expect(failure(folder.path) == .cards(StoreFailure(.unreachable, detail: folder.path)))
  }

  @Test(arguments: ["/dev/zero", "/dev/null", "/"])
  func onlyAFileIsImported(path: String) {
    let failure = #expect(throws: CardFailure.self) {
      try CardFiles(MemoryStore()).beginImport(from: path)
    }
    #expect(failure == .cards(StoreFailure(.unreachable, detail: path)))
  }

  @Test func aFileOfHolesIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "holes.vcf")
    let limit = VCardLimits().file
    #expect(unsafe truncate(folder.file("holes.vcf"), off_t(limit) + 1) == 0)
    let failure = #expect(throws: CardFailure.self) {
      try CardFiles(MemoryStore()).beginImport(from: folder.file("holes.vcf"))
    }
    #expect(failure == .tooLarge(limit: limit))
  }

  /// Large texts are held in memory until their batch is saved, wherever in the cards they are.
  @Test func aBatchOfLargeTextsEndsBeforeItsCount() throws {
    let note = String(repeating: "n", count: 3_000)
    let cards = (1...12).map { number in
      "BEGIN:VCARD\nVERSION:3.0\nN:\(number)\nNOTE:\(note)\nEND:VCARD\n"
    }
    let store = MemoryStore()
    var run = VCardImport(
      VCardReader(ByteSource(Array(cards.joined().utf8))), into: store, batchSize: 16_000)
    var counts: [Int] = []
    while try run.next() { counts.append(run.peopleCount) }
    #expect(counts == [6, 12])
    #expect(store.people.map(\.note) == Array(repeating: note, count: 12))
  }

  private func card(_ lines: String...) -> String {
    (["BEGIN:VCARD", "VERSION:4.0"] + lines + ["END:VCARD", ""]).joined(separator: "\n")
  }

  @discardableResult
  private func add(_ text: String, to store: any CardStoring) throws -> [Int] {
    var run = VCardImport(VCardReader(ByteSource(Array(text.utf8))), into: store)
    while try run.next() {}
    return [run.newCount, run.changedCount, run.knownCount]
  }

  /// The stores that know people by their cards: that of the program, and the tests' own.
  private func stores() throws -> (TemporaryFolder, [any CardStoring]) {
    let folder = try TemporaryFolder()
    return (folder, [try PersonDatabase(path: folder.database), MemoryStore()])
  }

  @Test func importingTheSameFileAgainAddsNoPerson() throws {
    let (folder, stores) = try stores()
    for store in stores {
      let text = String(decoding: cards(25), as: UTF8.self)
      #expect(try add(text, to: store) == [25, 0, 0])
      #expect(try add(text, to: store) == [0, 0, 25])
      #expect(try store.listing(matching: "").count == 25)
    }
    _ = folder
  }

  @Test func aCardIsKnownByItsIdentifierAndChangesThePerson() throws {
    let (folder, stores) = try stores()
    for store in stores {
      try add(card("UID:urn:uuid:4FBE-01", "FN:Ada Byron", "TEL:1234"), to: store)
      let id = try #require(try store.listing(matching: "").ids.first)
      let changed = card("item1.UID:4fbe-01", "FN:Ada Lovelace", "REV:2026", "TEL:5678")
      #expect(try add(changed, to: store) == [0, 1, 0])
      #expect(try store.listing(matching: "").ids == [id])
      #expect(try store.person(id)?.name.family == "Lovelace")
      #expect(try store.person(id)?.phones.map(\.number) == ["5678"])
      #expect(try add(changed.replacing("REV:2026", with: "REV:2027"), to: store) == [0, 0, 1])
      #expect(try add(card("UID:4fbe-02", "FN:Ada Lovelace", "TEL:5678"), to: store) == [1, 0, 0])
    }
    _ = folder
  }

  @Test func aCardWithoutAnIdentifierIsMatchedByItsContent() throws {
    let (folder, stores) = try stores()
    for store in stores {
      let ada = card("FN:Ada", "EMAIL;TYPE=home:a@b.example", "NOTE:x", "BDAY:--1210")
      #expect(try add(ada + ada, to: store) == [1, 0, 1])
      for (part, other) in [
        ("Ada", "Ida"), ("a@b", "c@b"), ("home", "work"), ("NOTE:x", "NOTE:y"), ("1210", "1211"),
        ("NOTE:x", "URL:x"),
      ] {
        #expect(try add(ada.replacing(part, with: other), to: store) == [1, 0, 0], "\(other)")
      }
      #expect(try store.listing(matching: "").count == 7)
    }
    _ = folder
  }

  @Test func aPersonWhoWasChangedHereIsKnownByTheIdentifier() throws {
    let (folder, stores) = try stores()
    for store in stores {
      let ada = card("UID:1", "FN:Ada", "TEL:1234")
      try add(ada, to: store)
      let id = try #require(try store.listing(matching: "").ids.first)
      var person = try #require(try store.person(id))
      person.note = "Met in London."
      try store.save([person])
      #expect(try add(ada, to: store) == [0, 1, 0])
      #expect(try store.person(id)?.note.isEmpty == true)
    }
    _ = folder
  }

  @Test func theLastOfTwoCardsWithOneIdentifierCounts() throws {
    let store = MemoryStore()
    #expect(try add(card("UID:1", "FN:A") + card("UID:1", "FN:B"), to: store) == [1, 0, 1])
    #expect(store.people.map(\.name.given) == ["B"])
  }

}
