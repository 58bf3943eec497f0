package import AddressBookModel
import AddressBookView
package import Hanok

/// Leads from screen to screen: it makes each, hears from each, and lets it go.
///
/// The screens know neither each other nor what comes next. What they need is handed to them: the book,
/// over whichever store, and the clock.
package final class AddressBookCoordinator: SplitController {
  let book: AddressBook
  /// The files that people come from; nil where there are none.
  let cards: (any CardExchanging)?
  let fileSystem: any FileSystem
  /// The folder in which a file was chosen last.
  var folder: FileLocation?
  private let today: () -> CalendarDay
  let list: PeopleListController

  /// The width from which on list and card are side by side, and that of the list, in cells.
  private static let (leastWidthForBoth, listWidth) = (100, 46)

  /// The screens of a book.
  ///
  /// - Parameters:
  ///   - cards: The files that people come from and go to; nil for none.
  ///   - fileSystem: The files that are shown to choose one of.
  ///   - today: Returns the day that it is.
  package init(
    _ book: AddressBook, cards: (any CardExchanging)? = nil,
    fileSystem: any FileSystem = POSIXFileSystem(), today: @escaping () -> CalendarDay
  ) {
    self.book = book
    self.cards = cards
    self.fileSystem = fileSystem
    self.today = today
    list = PeopleListController(book)
    super.init(primary: list, secondary: NobodyController())
    minimumExpandedWidth = Self.leastWidthForBoth
    splitView.firstLength = Self.listWidth
    list.delegate = self
  }

  package override func loadView() {
    super.loadView()
    let bookView = BookView()
    view = bookView
    bookView.content = splitView
  }

  package override func viewWillLayoutSubviews() {
    let wasCollapsed = isCollapsed
    super.viewWillLayoutSubviews()
    // Where one screen shows at a time, nobody is none.
    guard isCollapsed, !wasCollapsed,
      primaryNavigation.topViewController is NobodyController
    else { return }
    primaryNavigation.popToViewController(list)
  }

  package override var keyCommands: [KeyCommand] {
    // Below a form or a question nothing is left, nor is anything looked for.
    let isOnTop = presentedViewController == nil
    let isOnCard =
      !isCollapsed && window?.firstResponder?.isDescendant(of: secondaryNavigation.view) == true
    return super.keyCommands + [
      command(
        .AddressBook.actionSearch, keys(.AddressBook.actionSearchKeys), isOnTop && list.canSearch,
        priority: 1
      ) { $0.search() },
      command(.AddressBook.actionBack, [KeyEvent(.escape)], isOnTop && isOnCard, priority: 1) {
        $0.list.showFound()
      },
      // Its key is that of the button above the list.
      KeyCommand(
        .AddressBook.actionNew, keys: [], mnemonic: .AddressBook.actionNewKeys,
        isEnabled: isOnTop && !book.isReadOnly
      ) { [weak self] in self?.addPerson() },
      command(.AddressBook.actionImport, [], isOnTop && cards != nil && !book.isReadOnly) {
        $0.importPeople()
      },
      command(.AddressBook.actionExport, [], isOnTop && cards != nil) { $0.exportPeople() },
      paletteCommand(priority: 2),
      command(.AddressBook.actionLanguage, [KeyEvent(.function(2))]) {
        $0.application?.showNextLanguage()
      },
      command(
        .AddressBook.actionQuit, keys(.AddressBook.actionQuitKeys), isOnTop, priority: 3
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

  private func search() {
    primaryNavigation.popToViewController(list)
    list.beginSearch()
  }

  /// Reads a person; where that fails, it is said.
  func person(_ id: PersonID) -> Person? {
    do throws(StoreFailure) {
      if let person = try book.person(id) { return person }
      // The list knows somebody whom the file doesn't have: an order that doesn't belong to it.
      throw StoreFailure(.damaged)
    } catch {
      present(AlertController(.AddressBook.failureRead, message: .failure(error)))
    }
    return nil
  }

  /// Shows the card of a person; the former card is gone with that.
  func showCard(_ id: PersonID) {
    guard let person = person(id) else { return }
    let card = CardController(person, in: book, today: today)
    card.delegate = self
    showDetailViewController(card)
  }

  /// Shows nobody beside the list, and in a narrow window the list.
  func closeCard() {
    showDetailViewController(NobodyController())
    if isCollapsed { primaryNavigation.popToViewController(list) }
  }

  func showForm(of person: Person) {
    let form = PersonFormController(person, in: book, today: today())
    form.delegate = self
    present(NavigationController(rootViewController: form))
  }
}
