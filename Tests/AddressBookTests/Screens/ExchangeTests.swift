import AddressBookController
import AddressBookModel
import AddressBookStore
import AddressBookView
import Hanok
import HanokTesting
import Testing

/// People come from files and go to files in the program, by the same sentences as on the command line.
@Suite struct ExchangeTests {
  private let folder: TemporaryFolder
  private let store = MemoryStore()
  private let cards: CardFiles

  init() throws {
    folder = try TemporaryFolder()
    cards = CardFiles(store)
  }

  private func pilot(_ language: String = "en") throws -> Pilot {
    try Pilot(
      AddressBookCoordinator(AddressBookStage.book(store), cards: cards) {
        AddressBookStage.today
      }, in: language, size: AddressBookStage.usual, [.addressBook])
  }

  private func settle(_ pilot: Pilot, until isSo: () -> Bool) async {
    let deadline = ContinuousClock.now + .seconds(1_800)
    while !isSo(), ContinuousClock.now < deadline {
      await Task.yield()
      pilot.advance(by: .zero)
    }
    #expect(isSo(), "\(pilot.screen.text)")
  }

  /// Performs a command of the palette, and chooses a file by its path.
  private func choose(_ path: String, by command: String, _ pilot: Pilot) async {
    pilot.press(.function(1))
    pilot.type(command)
    pilot.press(.enter)
    await settle(pilot) { pilot.application.window.topViewController is FilePicker }
    pilot.activate(path == "new.vcf" ? "Name" : "Path")
    pilot.press(.character("a"), .alt)
    pilot.type(path)
    pilot.press(.enter)
    await settle(pilot) { pilot.application.window.topViewController is AlertController }
  }

  private func write(_ count: Int) throws -> String {
    let text = (1...count).map { StoredPeople.named("\($0)", "P").card }
    try folder.write(Array(text.joined().utf8), to: "people.vcf")
    return folder.file("people.vcf")
  }

  @Test func peopleAreAddedOnceAndWritten() async throws {
    let path = try write(600)
    let pilot = try pilot()
    await choose(path, by: "Import", pilot)
    #expect(pilot.screen.text.contains("600 people were added."))
    #expect(store.people.count == 600)
    pilot.press(.enter)
    #expect(pilot.screen.text.contains("600 people"), "The list has them.")
    await choose(path, by: "Import", pilot)
    #expect(pilot.screen.text.contains("600 people were already there."))
    pilot.press(.enter)
    await choose("new.vcf", by: "Export", pilot)
    #expect(pilot.screen.text.contains("600 people were written to"))
    let written = String(decoding: try folder.bytes(of: "new.vcf"), as: UTF8.self)
    #expect(written.split(separator: "BEGIN:VCARD").count == 600)
  }

  @Test func theListHasTheFocusAfterAnImport() async throws {
    let path = try write(3)
    let pilot = try pilot()
    let window = pilot.application.window
    pilot.perform { _ = window.visibleDescendants.first { $0 is Button }?.becomeFirstResponder() }
    #expect(window.firstResponder is Button)
    await choose(path, by: "Import", pilot)
    pilot.press(.enter)
    await pilot.settle()
    #expect(pilot.application.window.firstResponder is TableView)
  }

  @Test func aFailureIsReportedWithWhatWasDone() async throws {
    let path = try write(10)
    store.failure = StoreFailure(.diskFull)
    let pilot = try pilot()
    await choose(path, by: "Import", pilot)
    #expect(pilot.screen.text.contains("The disk is full."))
    #expect(pilot.screen.text.contains("No people were added."))
  }

  @Test func unreadableCardsAreCounted() async throws {
    try folder.write(Array("no card\n".utf8), to: "people.vcf")
    let pilot = try pilot()
    await choose(folder.file("people.vcf"), by: "Import", pilot)
    #expect(pilot.screen.text.contains("No people were added."))
    #expect(pilot.screen.text.contains("1 entry in the file can’t be read."))
  }

  /// Sentences below each other, whose isolates end in other lines than they begin in.
  @Test func reportsHaveNoStrayControls() async throws {
    let path = try write(3)
    let pilot = try pilot()
    await choose(path, by: "Import", pilot)
    pilot.press(.enter)
    let known = try folder.bytes(of: "people.vcf")
    try folder.write(
      known + Array("BEGIN:VCARD\r\nVERSION:4.0\r\nFN:New\r\nEND:VCARD\r\nno card\n".utf8),
      to: "people.vcf")
    await choose(path, by: "Import", pilot)
    #expect(pilot.screen.text.contains("1 person was added."), "\(pilot.screen.text)")
    #expect(pilot.screen.text.contains("1 entry in the file can’t be read."))
    #expect(!pilot.screen.text.contains("\u{FFFD}"), "\(pilot.screen.text)")
  }

  @Test(arguments: [Key.character("s"), .escape])
  func stoppingKeepsTheImportedPeople(key: Key) async throws {
    let path = try write(5_000)
    let pilot = try pilot()
    pilot.press(.function(1))
    pilot.type("Import")
    pilot.press(.enter)
    await settle(pilot) { pilot.application.window.topViewController is FilePicker }
    pilot.activate("Path")
    pilot.type(path)
    pilot.press(.enter)
    await settle(pilot) { !store.people.isEmpty }
    pilot.press(key)
    await settle(pilot) { pilot.application.window.topViewController is AlertController }
    #expect(pilot.screen.text.contains("were added."))
    let count = store.people.count
    #expect(count > 0 && count < 5_000)
    for _ in 0..<200 { await Task.yield() }
    #expect(store.people.count == count)
  }

  @Test func aBookWithoutFilesOffersNone() throws {
    let pilot = try Pilot(
      AddressBookCoordinator(AddressBookStage.book(store)) { AddressBookStage.today }, in: "en",
      size: AddressBookStage.usual, [.addressBook])
    pilot.press(.function(1))
    #expect(!pilot.screen.text.contains("Import"))
  }
}
