package import AddressBookModel
import AddressBookView
package import Hanok

/// Coordinates the screens: it creates each, receives its reports, and removes it.
///
/// The screens know neither each other nor the next screen. Their dependencies are passed to them:
/// the book, over any store, and the clock.
package final class AddressBookCoordinator: SplitController {
  let book: AddressBook
  /// The import and export of files, or nil for none.
  let cards: (any CardExchanging)?
  let fileSystem: any FileSystem
  /// The folder of the last chosen file.
  var folder: FileLocation?
  private let today: () -> CalendarDay
  let list: PeopleListController
  /// The card that shows, which is kept by who shows it.
  private(set) weak var card: CardController?
  /// Whether the user has chosen the card: otherwise it is only shown while there is room for both.
  private var isCardChosen = false

  /// The minimum width for list and card next to each other, and the list's width, in cells.
  private static let (leastWidthForBoth, listWidth) = (100, 46)
  /// The width of the list in a window with much room, and the least width of such a window.
  private static let (wideListWidth, leastWidthForWideList) = (66, 150)
  private var hasFittedList = false

  /// Creates the screens of a book.
  ///
  /// - Parameters:
  ///   - cards: The import and export of files; nil for none.
  ///   - fileSystem: The files to choose from.
  ///   - today: Returns today's date.
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
    fitList(to: Self.leastWidthForBoth)
    list.delegate = self
  }

  package override func loadView() {
    super.loadView()
    let bookView = BookView()
    view = bookView
    bookView.content = splitView
  }

  /// Gives the list more room in a wide window.
  ///
  /// It is done where the window becomes wide or narrow, and not at each layout, since a person may
  /// move the divider.
  package override func viewWillTransition(to size: Size) {
    let isWide = size.width >= Self.leastWidthForWideList
    if isWide != (view.frame.width >= Self.leastWidthForWideList) { fitList(to: size.width) }
  }

  private func fitList(to width: Int) {
    splitView.firstLength =
      width < Self.leastWidthForWideList ? Self.listWidth : Self.wideListWidth
  }

  package override func viewWillLayoutSubviews() {
    if !hasFittedList {
      hasFittedList = true
      fitList(to: view.frame.width)
    }
    let wasCollapsed = isCollapsed
    super.viewWillLayoutSubviews()
    // If one screen is visible at a time, it is the list, unless a card was chosen.
    if isCollapsed, !wasCollapsed, card == nil || !isCardChosen {
      primaryNavigation.popToViewController(list)
    }
  }

  package override var keyCommands: [KeyCommand] {
    let isOnCard =
      !isCollapsed && window?.firstResponder?.isDescendant(of: secondaryNavigation.view) == true
    return super.keyCommands + [
      command(
        .AddressBook.actionSearch, keys(.AddressBook.actionSearchKeys), list.canSearch,
        priority: 1
      ) { $0.search() },
      command(.AddressBook.actionBack, [KeyEvent(.escape)], isOnCard, priority: 1) {
        $0.list.showFound()
      },
      // Beside the list, its key is that of the button above it.
      KeyCommand(
        .AddressBook.actionNew, keys: isListVisible ? [] : keys(.AddressBook.actionNewKeys),
        mnemonic: .AddressBook.actionNewKeys, isEnabled: !book.isReadOnly
      ) { [weak self] in self?.addPerson() },
      command(.AddressBook.actionImport, [], cards != nil && !book.isReadOnly) {
        $0.importPeople()
      },
      command(.AddressBook.actionExport, [], cards != nil) { $0.exportPeople() },
      paletteCommand(priority: 2),
      languageCommand(.AddressBook.actionLanguage),
      // Ctrl-Q works where letters are typed, too; the bar shows the first key, the letter.
      quitCommand(
        .AddressBook.actionQuit,
        keys: keys(.AddressBook.actionQuitKeys) + [KeyEvent(.character("q"), .control)],
        priority: 3),
    ]
  }

  private var isListVisible: Bool {
    !isCollapsed || primaryNavigation.topViewController === list
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

  /// Reads a person, and reports a failure.
  func person(_ id: PersonID) -> Person? {
    do throws(StoreFailure) {
      if let person = try book.person(id) { return person }
      // The list has a person that the file doesn't have: its order is outdated.
      throw StoreFailure(.damaged)
    } catch {
      present(AlertController(.AddressBook.failureRead, message: .failure(error)))
    }
    return nil
  }

  package override func viewDidLayoutSubviews() { showCurrentCard() }

  /// Shows the card of the row with the focus next to the list, which keeps the focus.
  ///
  /// Before the first screen has the focus, the card would get it.
  func showCurrentCard() {
    guard !isCollapsed, window?.firstResponder != nil, let id = list.currentID,
      id != card?.person.id, let person = try? book.person(id)
    else { return }
    showCard(of: person, isChosen: false)
  }

  /// Shows the card of a person, and removes the former card.
  func showCard(_ id: PersonID) {
    if let person = person(id) { showCard(of: person, isChosen: true) }
  }

  private func showCard(of person: Person, isChosen: Bool) {
    isCardChosen = isChosen
    let card = CardController(person, in: book, today: today)
    card.delegate = self
    self.card = card
    showDetailViewController(card)
  }

  /// Removes the card next to the list, or in a narrow window returns to the list.
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
