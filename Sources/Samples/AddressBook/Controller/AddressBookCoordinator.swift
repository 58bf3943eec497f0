package import AddressBookModel
import AddressBookView
package import Hanok

/// Leads from screen to screen: it makes each, hears from each, and lets it go.
///
/// The screens know neither each other nor what comes next. What they need is handed to them: the book,
/// over whichever store, and the clock.
package final class AddressBookCoordinator: SplitController {
  private let book: AddressBook
  private let today: () -> CalendarDay
  private let list: PeopleListController

  /// From this width on, in cells, list and card are side by side.
  private static let leastWidthForBoth = 100
  private static let listWidth = 46

  /// The screens of a book.
  ///
  /// - Parameter today: Returns the day that it is.
  package init(_ book: AddressBook, today: @escaping () -> CalendarDay) {
    self.book = book
    self.today = today
    list = PeopleListController(book)
    super.init(primary: list, secondary: NobodyController())
    minimumExpandedWidth = Self.leastWidthForBoth
    splitView.firstLength = Self.listWidth
    restorationIdentifier = "book"
    list.delegate = self
  }

  package override func loadView() {
    super.loadView()
    view = BookView(splitView)
  }

  package override var keyCommands: [KeyCommand] {
    let isOnCard =
      !isCollapsed && window?.firstResponder?.isDescendant(of: secondaryNavigation.view) == true
    return super.keyCommands + [
      KeyCommand(
        .AddressBook.actionSearch, keys: keys(.AddressBook.actionSearchKeys), priority: 2
      ) { [weak self] in self?.search() },
      KeyCommand(.escape, title: .AddressBook.actionBack, isEnabled: isOnCard, priority: 1) {
        [weak self] in self?.list.tableView.becomeFirstResponder()
      },
      // Its key is that of the button above the list.
      KeyCommand(.AddressBook.actionNew, keys: [], isEnabled: !book.isReadOnly) { [weak self] in
        self?.addPerson()
      },
      KeyCommand(.function(1), title: .AddressBook.actionCommands, priority: 1) { [weak self] in
        self?.presentCommandPalette()
      },
      KeyCommand(.function(2), title: .AddressBook.actionLanguage) { [weak self] in
        self?.application?.showNextLanguage()
      },
      KeyCommand(.AddressBook.actionQuit, keys: keys(.AddressBook.actionQuitKeys), priority: 2) {
        [weak self] in self?.application?.quit()
      },
    ]
  }

  private func keys(_ letters: Message) -> [KeyEvent] {
    let letters = application.map { $0.traits.localizer.string(letters) } ?? ""
    return letters.map { KeyEvent(.character($0)) }
  }

  private func search() {
    primaryNavigation.popToViewController(list)
    list.beginSearch()
  }

  /// Reads a person; where that fails, it is said.
  private func person(_ id: PersonID) -> Person? {
    do throws(StoreFailure) {
      if let person = try book.person(id) { return person }
      book.reload()
    } catch {
      explain(error, .AddressBook.failureRead)
    }
    return nil
  }

  private func explain(_ failure: StoreFailure, _ title: Message) {
    present(AlertController(title, message: .failure(failure)))
  }

  /// Shows the card of a person; the former card is gone with that.
  private func showCard(_ id: PersonID) {
    guard let person = person(id) else { return }
    let card = CardController(person, in: book, today: today)
    card.delegate = self
    showDetailViewController(card)
  }

  /// Shows nobody beside the list, and in a narrow window the list.
  private func closeCard() {
    showDetailViewController(NobodyController())
    if isCollapsed { primaryNavigation.popToViewController(list) }
  }

  private func showForm(of person: Person) {
    let form = PersonFormController(person, in: book, today: today())
    form.delegate = self
    present(NavigationController(rootViewController: form))
  }
}

extension AddressBookCoordinator: PeopleActions {
  func addPerson() { showForm(of: Person()) }

  func editPerson(_ id: PersonID) {
    if let person = person(id) { showForm(of: person) }
  }

  func deletePerson(_ id: PersonID, named name: String) {
    task { [weak self] in
      let alert = AlertController(
        .AddressBook.deleteTitle(name: name), message: .AddressBook.deleteText)
      let delete = AlertAction(
        .AddressBook.actionDelete, style: .destructive, mnemonic: .AddressBook.actionDeleteKeys)
      alert.actions = [.cancel(), delete]
      if await self?.present(alert) === delete { self?.delete(id) }
    }
  }

  private func delete(_ id: PersonID) {
    do throws(StoreFailure) { try book.remove(id) } catch {
      explain(error, .AddressBook.failureDelete)
    }
  }
}

extension AddressBookCoordinator: PeopleListControllerDelegate, CardControllerDelegate,
  PersonFormControllerDelegate
{
  package func peopleList(_ list: PeopleListController, didSelect id: PersonID) {
    if !isCollapsed { showCard(id) }
  }

  package func peopleList(_ list: PeopleListController, didChoose id: PersonID) { showCard(id) }

  package func cardDidClose(_ card: CardController) { closeCard() }

  package func personForm(_ form: PersonFormController, didSave person: Person) {
    dismiss()
    list.select(person.id)
    showCard(person.id)
  }

  package func personFormDidCancel(_ form: PersonFormController) { dismiss() }
}
