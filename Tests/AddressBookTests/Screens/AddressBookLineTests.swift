import AddressBookController
import AddressBookModel
import AddressBookView
import Hanok
import HanokTesting
import Testing

/// The address book line by line: for pipes, scripts and screen readers.
@Suite struct AddressBookLineTests {
  private let script = LineScript()
  private let scheduler = ManualScheduler()
  private let store = MemoryStore(SamplePeople.all)

  private func start(_ language: String) throws -> Application {
    let localizer = Localizer(
      catalog: Catalog(compiled: [.addressBook, .toolkit]), language: try LanguageTag(language))
    let book = AddressBookStage.book(store)
    let application = Application(
      root: AddressBookCoordinator(book) { AddressBookStage.today },
      traits: Traits(localizer: localizer), scheduler: scheduler)
    try application.start(on: LinePresenter(script))
    scheduler.advance(by: .zero)
    return application
  }

  private func type(_ line: String) -> String {
    _ = script.heard()
    script.speak(line)
    scheduler.advance(by: .zero)
    return script.heard()
  }

  @Test func aPersonIsAddedFoundAndEdited() throws {
    let application = try start("en")
    #expect(script.heard().contains("Address Book"))
    _ = type("n")
    _ = type("Given name: Ada")
    _ = type("Family name: Lovelace")
    _ = type("+ Add phone")
    _ = type("Phone 1: 020 7946 0000")
    #expect(type("s").contains("Ada Lovelace"))
    #expect(store.people.last?.phones.map(\.number) == ["020 7946 0000"])
    let found = type("Search: ada")
    #expect(found.contains("1 person") && found.contains("Ada Lovelace"))
    #expect(type("Ada Lovelace").contains("020 7946 0000"))
    _ = type("e")
    _ = type("Company: Analytical Engines")
    _ = type("s")
    #expect(store.people.last?.organization == "Analytical Engines")
    _ = application
  }

  @Test func nothingIsCopiedWhereThereIsNoClipboard() throws {
    let application = try start("en")
    _ = type("Search: john")
    _ = type("John Smith")
    #expect(type("Work").hasPrefix("There is no clipboard here.\n"))
    _ = application
  }

  @Test func eachCommandIsListedOnce() throws {
    let application = try start("en")
    let form = type("n")
    for title in ["Save", "Cancel"] {
      #expect(form.split(separator: "] \(title)").count == 2, "\(title)")
    }
    _ = application
  }

  @Test func errorsAreSaidWithTheirFields() throws {
    let application = try start("ko")
    _ = type("n")
    let answer = type("s")
    #expect(answer.contains("이름이나 회사를 적어 주세요."))
    #expect(store.people.count == 6)
    _ = type("성: 이")
    _ = type("s")
    #expect(store.people.last?.name.family == "이")
    _ = application
  }

  @Test func whatIsNeverSavedIsAskedAbout() async throws {
    let application = try start("ja")
    _ = type("n")
    _ = type("姓: 鈴木")
    script.speak("c")
    for _ in 0..<20 { await Task.yield() }
    scheduler.advance(by: .zero)
    #expect(script.heard().contains("変更を破棄しますか？"))
    #expect(type("k").contains("鈴木") || store.people.count == 6)
    _ = application
  }

  @Test func aScriptLeavesTheFormAndDeletes() async throws {
    let application = try start("en")
    for line in ["n", "Given name: Ann", "c", "d", "2", "d", "d", "q"] { script.speak(line) }
    script.end()
    for _ in 0..<200 where !script.isStopped {
      await Task.yield()
      scheduler.advance(by: .zero)
    }
    let heard = script.heard()
    #expect(heard.contains("Discard your changes?"))
    #expect(heard.contains("Delete "))
    #expect(!heard.contains("nothing new"))
    #expect(store.people.count == 5)
    #expect(script.isStopped)
    _ = application
  }
}
