package import AddressBookModel
import AddressBookView
package import Hanok
import HanokNotifications

/// The list of people: a table, whose data source it is, and a search field.
package final class PeopleListController: TableViewController {
  /// The object that the list notifies; it isn't kept alive.
  package weak var delegate: (any PeopleListControllerDelegate)?

  private lazy var peopleView = PeopleView(tableView)
  private let newButton = Button(
    .AddressBook.actionNew, mnemonic: .AddressBook.actionNewKeys, style: .prominent)
  private var people: FiledPeople { didSet { showPeople() } }
  private var selectedID: PersonID?
  private let filing: PeopleFiling

  /// Creates a list of the people in a book.
  package init(_ book: AddressBook) {
    people = FiledPeople(book)
    filing = PeopleFiling(book)
    super.init()
    title = book.isReadOnly ? .AddressBook.titleReadOnly : .AddressBook.title
    book.center.addObserver(self, action: PeopleListController.peopleDidChange)
  }

  // Here the table isn't the whole view, but a part of it.
  package override func loadView() {
    (tableView.dataSource, tableView.delegate) = (self, self)
    view = peopleView
  }

  package override func viewDidLoad() {
    let field = peopleView.searchField
    field.addTarget(self, action: PeopleListController.search, for: .valueChanged)
    field.addTarget(self, action: PeopleListController.leaveSearch)
    field.addTarget(self, action: PeopleListController.endSearch, for: .searchDidEnd)
    // Without a target: the responder chain finds the object that adds people.
    newButton.addAction(toNearest: (any PeopleActions).self) { $0.addPerson() }
    newButton.isEnabled = !people.book.isReadOnly
    navigationItem.trailingButtons = [newButton]
    filing.onWork = { [weak self] isSorting in
      self?.peopleView.isSorting = isSorting
      if isSorting { self?.people.read() }
    }
    filing.onOrder = { [weak self] index, isLate in
      self?.people.read(under: index)
      if isLate { self?.application?.update() }
    }
  }

  /// Sorts the names in the order of the language.
  package override func traitsDidChange() {
    guard let language = view.traits?.localizer.language else { return }
    filing.file(by: language, from: people.index?.language)
  }

  /// The list has the focus first: letters are commands there.
  package override func viewDidAppear() {
    if selectedID == nil { showFound() }
    delegate?.peopleListDidShowPeople(self)
  }

  /// Rows can be read again.
  package override func didReceiveMemoryWarning() { people.book.dropCaches() }

  /// The person in the row with the focus, or nil without people.
  package var currentID: PersonID? { tableView.cursorRow.map(people.id) }

  /// Whether there are people to search.
  var canSearch: Bool { people.canSearch }

  /// Moves the focus to the search field.
  func beginSearch() { peopleView.searchField.becomeFirstResponder() }

  /// Moves the focus to a person, who may have just been added.
  func select(_ id: PersonID) {
    if people.path(of: id) == nil { clearSearch() }
    selectedID = id
    showSelection()
  }

  package override var keyCommands: [KeyCommand] {
    let isSearching = peopleView.searchField.isFirstResponder
    return super.keyCommands + [
      KeyCommand(
        .escape, title: .AddressBook.searchClear, isEnabled: !people.query.isEmpty && !isSearching,
        priority: 1
      ) { [weak self] in self?.clearSearch() }
    ]
  }

  private func search() { people.find(peopleView.searchField.text) }

  private func clearSearch() {
    peopleView.searchField.text = ""
    search()
  }

  /// Shows all people again, and moves the focus back to the rows.
  private func endSearch() {
    clearSearch()
    showFound()
  }

  /// Moves the focus to the rows; without any, the search goes on.
  private func leaveSearch() { if tableView.numberOfRows > 0 { showFound() } }

  /// Moves the focus to the rows.
  func showFound() { tableView.becomeFirstResponder() }

  private func peopleDidChange(_ change: PeopleDidChange) {
    // Before the view is loaded, the people aren't shown.
    if isViewLoaded { people.read() }
  }

  private func showPeople() {
    peopleView.emptiness = people.emptiness
    peopleView.show(count: people.listing.count, canSearch: people.canSearch)
    tableView.reloadData()
    showSelection()
    delegate?.peopleListDidShowPeople(self)
  }

  /// Selects the row of the selected person, or the first one that a search finds.
  private func showSelection() {
    if let path = selectedID.flatMap(people.path) {
      tableView.selectRow(at: path)
    } else if !people.query.isEmpty {
      tableView.selectRow(at: RowPath(0))
    }
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
    guard !people.book.isReadOnly, let row = people.row(at: path) else { return [] }
    return nearestResponder(of: (any PeopleActions).self)?.rowActions(for: row) ?? []
  }
}
