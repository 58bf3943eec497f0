import AddressBookController
import AddressBookModel
import AddressBookView
import Hanok
import HanokTesting

/// The address book on a screen, over a store in memory, on a day that never changes.
final class AddressBookStage {
  let pilot: Pilot
  let store: MemoryStore
  let book: AddressBook

  nonisolated static let languages = ["ar", "en", "ja", "ko"]
  nonisolated static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 12)]
  nonisolated static let usual = Size(width: 80, height: 24)
  nonisolated static let wide = Size(width: 120, height: 30)
  nonisolated static let small = Size(width: 20, height: 6)

  init(
    _ language: String = "en", _ size: Size = usual, people: [Person] = SamplePeople.all,
    isReadOnly: Bool = false
  ) throws {
    store = MemoryStore(people, isReadOnly: isReadOnly)
    let book = Self.book(store)
    self.book = book
    pilot = try Pilot(
      AddressBookCoordinator(book) { Self.today }, in: language, size: size, [.addressBook])
  }

  static let today = CalendarDay(year: 2026, month: 11, day: 22) ?? .first

  static func book(_ store: MemoryStore) -> AddressBook {
    AddressBook(store) { Birthday(year: 2026, month: 11, day: 22) }
  }

  var text: String { pilot.screen.text }

  func shows(_ text: String) -> Bool { self.text.contains(text) }

  /// Finds a person and opens the card.
  func open(_ name: String) {
    pilot.type("/")
    pilot.type(name)
    pilot.press(.enter)
    pilot.press(.enter)
  }

  /// Gives the keys to a field of the form by its name, and types into it.
  func fill(_ name: String, _ text: String) {
    pilot.activate(name)
    pilot.type(text)
  }

  /// Lets the tasks go on that await an answer, and draws.
  func settle() async {
    for _ in 0..<20 { await Task.yield() }
    pilot.advance(by: .zero)
  }
}
