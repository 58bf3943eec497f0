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

  /// The row at the foot.
  var bar: String { pilot.screen.row(pilot.screen.size.height - 1) }

  /// The key beside a command in the list of all commands; nil where the command isn't in it.
  func key(of command: String) -> String? {
    let cells = (0..<pilot.screen.size.height).flatMap {
      pilot.screen.row($0).split(separator: "│")
    }
    let rows = cells.map { $0.split { " ›".contains($0) } }
    return rows.last { $0.first.map(String.init) == command }?.dropFirst().joined(separator: " ")
  }

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

  /// Opens the form of a person who is found by a name; nil for the one whose card shows.
  func edit(_ name: String?) {
    if let name { open(name) }
    pilot.activate(localized("action.edit"))
  }

  /// Gives the keys to a field with all of its text selected, which the next letter replaces.
  func replace(_ name: String, by text: String) {
    pilot.activate(name)
    pilot.press(.character("a"), .alt)
    pilot.type(text)
  }

  /// Chooses an option of a picker by the first letters of its words.
  func choose(_ picker: String, _ option: String) {
    pilot.activate(picker)
    pilot.activate(option)
  }
}

/// What shows, by the controllers and by the elements for those who don't see it.
extension AddressBookStage {
  private var controllers: [ViewController] {
    var all = [pilot.application.rootViewController]
    var index = 0
    while index < all.count {
      all += all[index].children
      if let presented = all[index].presentedViewController { all.append(presented) }
      index += 1
    }
    return all
  }

  var list: PeopleListController? {
    controllers.lazy.compactMap { $0 as? PeopleListController }.first
  }
  var card: CardController? { controllers.lazy.compactMap { $0 as? CardController }.first }
  var form: PersonFormController? {
    controllers.lazy.compactMap { $0 as? PersonFormController }.first
  }

  private func string(_ message: Message) -> String {
    pilot.application.traits.localizer.string(message)
  }

  func localized(_ key: String) -> String { string(Message(key, table: "AddressBook")) }

  /// The names of the fields, from the top.
  var fieldNames: [String] {
    pilot.elements.filter { $0.traits.contains(.textField) }.compactMap(\.label).map(string)
  }

  /// The names of the fields of the first address.
  var addressFields: [String] {
    let others: Set = [
      "Given name", "Family name", "Company", "Birthday", "Phone 1", "Phone 2", "Email 1", "Note",
    ]
    return fieldNames.filter { !others.contains($0) }
  }

  func elementValue(_ name: String) -> String? {
    pilot.elements.first { $0.label.map(string) == name }?.value.map(string)
  }

  /// What is said of a field besides its value.
  func elementHint(_ name: String) -> String? {
    pilot.elements.first { $0.label.map(string) == name }?.hint.map(string)
  }

  /// The name of the view with the keys.
  var focusedLabel: String? {
    pilot.application.window.firstResponder?.accessibilityElement.label.map(string)
  }

  /// The text of the alert that shows.
  var alertText: String? {
    (pilot.application.window.topViewController as? AlertController)?.message.map(string)
  }
}
