import AddressBookModel
import AddressBookStore
import Foundation
import Testing

@Suite struct VCardImportTests {
  private func cards(_ count: Int) -> [UInt8] {
    let cards = (1...count).map { VCardWriter().card(of: StoredPeople.named("\($0)", "P")) }
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

  @Test func theBatchesBeforeAFailureStay() throws {
    let store = MemoryStore()
    var run = VCardImport(VCardReader(ByteSource(cards(25))), into: store, batchCount: 10)
    #expect(try run.next())
    store.failure = StoreFailure(.diskFull)
    #expect(throws: StoreFailure.self) { try run.next() }
    #expect(run.peopleCount == 10)
    #expect(store.people.count == 10)
  }

  @Test func whatIsLostAndKeptIsCounted() throws {
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
      guard case .person(let person, 0) = try reader.next() else {
        Issue.record("nobody at \(number)")
        return
      }
      #expect(person.name.family == "\(number)")
    }
  }

  @Test func aNewFileTakesItsPlaceOnlyWhenItIsWhole() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("old".utf8), to: "a.vcf")
    do {
      let file = try NewFile(path: folder.file("a.vcf"))
      try file.write("half")
    }
    #expect(try folder.bytes(of: "a.vcf") == Array("old".utf8))
    #expect(try folder.names == ["a.vcf"])
    let file = try NewFile(path: folder.file("a.vcf"))
    try file.write("whole")
    try file.finish()
    #expect(try folder.bytes(of: "a.vcf") == Array("whole".utf8))
    #expect(try folder.names == ["a.vcf"])
    let failure = #expect(throws: StoreFailure.self) { try NewFile(path: "/dev/full/a.vcf") }
    #expect(failure?.reason == .unreachable)
  }
}
