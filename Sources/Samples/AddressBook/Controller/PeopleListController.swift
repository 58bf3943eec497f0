package import AddressBookModel
import AddressBookView
package import Hanok
import HanokNotifications

/// The list of people: a table, of which it is the data source, and a field that finds some of them.
package final class PeopleListController: TableViewController {
  /// The object that the list reports to; it isn't kept alive.
  package weak var delegate: (any PeopleListControllerDelegate)?

  private let book: AddressBook
  private lazy var peopleView = PeopleView(tableView)
  private let newButton = Button(
    .AddressBook.actionNew, mnemonic: .AddressBook.actionNewKeys, style: .prominent)
  private var people: FiledPeople { didSet { showPeople() } }
  private var query = "" { didSet { if query != oldValue { readListing() } } }
  private var selectedID: PersonID?
  private var filing: Filing?

  /// People who are being put into the order of another language.
  private struct Filing {
    let language: LanguageTag
    let task: Task<Void, Never>
  }

  /// A list of the people of a book.
  package init(_ book: AddressBook) {
    self.book = book
    people = FiledPeople(book: book)
    super.init()
    title = book.isReadOnly ? .AddressBook.titleReadOnly : .AddressBook.title
    book.center.addObserver(self, action: PeopleListController.peopleDidChange)
  }

  // The table isn't the whole view here, but in it.
  package override func loadView() {
    (tableView.dataSource, tableView.delegate) = (self, self)
    view = peopleView
  }

  package override func viewDidLoad() {
    let field = peopleView.searchField
    field.addTarget(self, action: PeopleListController.search, for: .valueChanged)
    field.addTarget(self, action: PeopleListController.showFound)
    // Without a target: whoever adds people is found by the responder chain.
    newButton.addAction(toNearest: (any PeopleActions).self) { $0.addPerson() }
    newButton.isEnabled = !book.isReadOnly
    navigationItem.trailingButtons = [newButton]
  }

  isolated deinit { filing?.task.cancel() }

  /// The order of names is the language's.
  ///
  /// A book that is in that order shows so at once. Another is filed beside the screen, which shows the
  /// former order until the new one is there.
  package override func traitsDidChange() {
    guard let language = view.traits?.localizer.language, language != filing?.language else {
      return
    }
    endFiling()
    if language == people.index?.language { return }
    guard let index = try? AlphabeticIndex(language), let order = try? PersonOrder(index) else {
      return show(nil)
    }
    do throws(StoreFailure) {
      if try book.useOrder(order) { return show(index) }
    } catch {
      return show(nil)
    }
    readListing()
    beginFiling(index, order)
  }

  private func beginFiling(_ index: AlphabeticIndex, _ order: PersonOrder) {
    peopleView.isSorting = true
    let task = Task { [weak self, book] in
      let isDone = (try? await book.arrange(by: order)) ?? false
      guard let self, !Task.isCancelled else { return }
      endFiling()
      // A file that can't be filed keeps its order, and has no letters in this one.
      show(isDone ? index : nil)
      application?.update()
    }
    filing = Filing(language: index.language, task: task)
  }

  private func endFiling() {
    filing?.task.cancel()
    filing = nil
    peopleView.isSorting = false
  }

  /// Shows the people under the letters of a language.
  private func show(_ index: AlphabeticIndex?) {
    people.index = index
    readListing()
  }

  /// The keys are the list's first: letters are commands there.
  package override func viewDidAppear() {
    if selectedID == nil { tableView.becomeFirstResponder() }
  }

  /// What was read of rows can be read again.
  package override func didReceiveMemoryWarning() { book.dropCaches() }

  /// Gives the keys to the field that finds people.
  func beginSearch() { peopleView.searchField.becomeFirstResponder() }

  /// Gives the keys to a person, who may have come just now.
  func select(_ id: PersonID) {
    if people.path(of: id) == nil { endSearch() }
    selectedID = id
    showSelection()
  }

  package override var keyCommands: [KeyCommand] {
    let isSearching = peopleView.searchField.isFirstResponder
    return super.keyCommands + [
      KeyCommand(
        .escape, title: .AddressBook.searchClear, isEnabled: !query.isEmpty && !isSearching
      ) { [weak self] in self?.endSearch() }
    ]
  }

  private func search() { query = peopleView.searchField.text }

  private func endSearch() {
    peopleView.searchField.text = ""
    query = ""
  }

  /// Gives the keys to the rows.
  func showFound() { tableView.becomeFirstResponder() }
  private func peopleDidChange(_ change: PeopleDidChange) { readListing() }

  private func readListing() {
    // Before the view is loaded there is nobody to show them to.
    guard isViewLoaded else { return }
    do throws(StoreFailure) {
      let listing = try book.listing(matching: query)
      // Without letters, all are below none.
      people.listing =
        people.index == nil ? PersonListing(listing.ids.map { ($0, 0) }) : listing
      peopleView.emptiness = query.isEmpty ? .book : .search(query)
    } catch {
      people.listing = PersonListing()
      peopleView.emptiness = .failure(.failure(error))
    }
  }

  private func showPeople() {
    let count = people.listing.count
    peopleView.showCount(
      .AddressBook.listCount(count: count), canSearch: count > 0 || !query.isEmpty)
    tableView.reloadData()
    showSelection()
  }

  private func showSelection() {
    if let path = selectedID.flatMap(people.path) { tableView.selectRow(at: path) }
  }

  package override func numberOfSections(in tableView: TableView) -> Int { people.sectionCount }

  package override func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) -> Int { people.count(inSection: section) }

  package override func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    people.tableRow(at: path)
  }

  package override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> Message? { people.letter(ofSection: section).map { .verbatim($0) } }

  package override func sectionIndexTitles(for tableView: TableView) -> [String] { people.letters }

  package override func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {
    selectedID = people.id(at: path)
    delegate?.peopleList(self, didSelect: people.id(at: path))
  }

  package override func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt path: RowPath
  ) {
    selectedID = people.id(at: path)
    delegate?.peopleList(self, didChoose: people.id(at: path))
  }

  package override func tableView(
    _ tableView: TableView, actionsForRowAt path: RowPath
  ) -> [RowAction] {
    guard !book.isReadOnly, let row = people.row(at: path) else { return [] }
    return nearestResponder(of: (any PeopleActions).self)?.rowActions(for: row) ?? []
  }
}
