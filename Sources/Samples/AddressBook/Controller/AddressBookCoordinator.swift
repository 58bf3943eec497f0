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
    let bookView = BookView()
    view = bookView
    bookView.content = splitView
  }

  package override var keyCommands: [KeyCommand] {
    // Below a form or a question nothing is left, nor is anything looked for.
    let isOnTop = presentedViewController == nil
    let isOnCard =
      !isCollapsed && window?.firstResponder?.isDescendant(of: secondaryNavigation.view) == true
    return super.keyCommands + [
      command(
        .AddressBook.actionSearch, keys(.AddressBook.actionSearchKeys), isOnTop, priority: 2
      ) { $0.search() },
      command(.AddressBook.actionBack, [KeyEvent(.escape)], isOnTop && isOnCard, priority: 1) {
        $0.list.tableView.becomeFirstResponder()
      },
      // Its key is that of the button above the list.
      command(.AddressBook.actionNew, [], isOnTop && !book.isReadOnly) { $0.addPerson() },
      command(.AddressBook.actionCommands, [KeyEvent(.function(1))], priority: 1) {
        $0.presentCommandPalette()
      },
      command(.AddressBook.actionLanguage, [KeyEvent(.function(2))]) {
        $0.application?.showNextLanguage()
      },
      command(
        .AddressBook.actionQuit, keys(.AddressBook.actionQuitKeys), isOnTop, priority: 2
      ) { $0.application?.quit() },
    ]
  }

  private func command(
    _ title: Message, _ keys: [KeyEvent], _ isEnabled: Bool = true, priority: Int = 0,
    _ action: @escaping (AddressBookCoordinator) -> Void
  ) -> KeyCommand {
    KeyCommand(title, keys: keys, isEnabled: isEnabled, priority: priority) { [weak self] in
      if let self { action(self) }
    }
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
  package func addPerson() { showForm(of: Person()) }

  package func editPerson(_ id: PersonID) {
    if let person = person(id) { showForm(of: person) }
  }

  package func deletePerson(_ id: PersonID, named name: String) {
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
