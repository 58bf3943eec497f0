package import AddressBookModel
package import AddressBookView
package import Hanok
import HanokNotifications

/// The card of a person, which follows the person's changes in the book.
package final class CardController: ContentViewController<CardView> {
  /// The object that the card notifies; it isn't kept alive.
  package weak var delegate: (any CardControllerDelegate)?
  /// The person.
  ///
  /// Setting it doesn't load the view; a view that is loaded later shows it.
  package var person: Person { didSet { if viewIfLoaded != nil { showPerson() } } }

  private let book: AddressBook
  private let today: () -> CalendarDay
  private let editButton = Button(.AddressBook.actionEdit, mnemonic: .AddressBook.actionEditKeys)
  private let deleteButton = Button(
    .AddressBook.actionDelete, mnemonic: .AddressBook.actionDeleteKeys, style: .destructive)

  /// Creates a card of a person in a book.
  package init(_ person: Person, in book: AddressBook, today: @escaping () -> CalendarDay) {
    self.person = person
    self.book = book
    self.today = today
    super.init(CardView())
    book.center.addObserver(self, action: CardController.peopleDidChange)
  }

  package override func viewDidLoad() {
    contentView.onPress = { [weak self] line, view in self?.copy(line, of: view) }
    editButton.addTarget(self, action: CardController.edit)
    deleteButton.addTarget(self, action: CardController.delete)
    for button in [editButton, deleteButton] { button.isEnabled = !book.isReadOnly }
    navigationItem.trailingButtons = [editButton, deleteButton]
    navigationItem.backAction = { [weak self] in
      if let self { delegate?.cardDidClose(self) }
    }
    showPerson()
  }

  // Their keys are those of the buttons above the card.
  package override var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        .AddressBook.actionEdit, keys: [], mnemonic: .AddressBook.actionEditKeys,
        isEnabled: !book.isReadOnly
      ) { [weak self] in self?.edit() },
      KeyCommand(
        .AddressBook.actionDelete, keys: [], mnemonic: .AddressBook.actionDeleteKeys,
        isEnabled: !book.isReadOnly
      ) { [weak self] in self?.delete() },
    ]
  }

  private func edit() {
    nearestResponder(of: (any PeopleActions).self)?.editPerson(person.id)
  }

  private func delete() {
    nearestResponder(of: (any PeopleActions).self)?
      .deletePerson(person.id, named: PersonRow(person).title)
  }

  /// Updates the names of countries for the language.
  package override func traitsDidChange() { view.setNeedsUpdateProperties() }

  package override func updateProperties() { showPerson() }

  // The list and the card don't know each other: both observe the book.
  private func peopleDidChange(_ change: PeopleDidChange) {
    switch change {
    case .saved(let saved) where saved.id == person.id: person = saved
    case .removed(person.id): delegate?.cardDidClose(self)
    case .all: readPerson()
    default: break
    }
  }

  private func readPerson() {
    // If the file can't be read now, the previous values stay.
    guard let read = try? book.person(person.id) else { return }
    person = read
  }

  private func showPerson() {
    let row = PersonRow(person)
    let reading = person.name.formattedReading
    title = .title(row.title)
    // The card itself shows the name.
    navigationItem.title = .verbatim("")
    contentView.showName(.title(row.title), reading: reading.isEmpty ? nil : .verbatim(reading))
    let language = view.traits?.localizer.language ?? .english
    contentView.show(
      PersonCard(person, countries: CountryList(language), today: today()).groups)
  }

  private func copy(_ line: CardLine, of view: View) {
    guard let application else { return }
    let isCopied = application.copy(line.copied)
    application.showNotice(
      isCopied ? .AddressBook.cardCopied : .AddressBook.cardNotCopied, about: view,
      for: .seconds(2))
  }
}
