import Hanok
import HanokLocalization

/// The list of messages, in a section for each table.
final class ItemListController: TableViewController {
  /// Called with the message that the cursor is on.
  var onSelection: (TranslationItem.ID) -> Void = { _ in }
  /// Called with a message that is opened.
  var onOpening: (TranslationItem.ID) -> Void = { _ in }

  /// Called after the messages in the list are others.
  var onSearch: () -> Void = {}

  private let session: EditSession
  private lazy var listView = ItemListView(tableView)
  private var query = ItemQuery()
  private var sections: [(table: String, items: [TranslationItem.ID])] = []
  /// The message that the cursor is on.
  private(set) var selectedID: TranslationItem.ID?

  /// Creates a list of the messages of a session.
  init(_ session: EditSession) {
    self.session = session
    super.init()
    title = .HanokCommand.editTitle(language: "\(session.language)")
  }

  override func loadView() {
    (tableView.dataSource, tableView.delegate) = (self, self)
    view = listView
  }

  override func viewDidLoad() {
    let field = listView.searchField
    field.addTarget(self, action: ItemListController.search, for: .valueChanged)
    field.addTarget(self, action: ItemListController.leaveSearch)
    field.addTarget(self, action: ItemListController.endSearch, for: .searchDidEnd)
    listView.filterPicker.addTarget(self, action: ItemListController.search, for: .valueChanged)
    reload()
  }

  /// The list has the focus first: letters are commands there.
  override func viewDidAppear() { if selectedID == nil { showFound() } }

  /// Finds the messages again, after tables were read.
  func reload() {
    let hadRows = tableView.numberOfRows > 0
    showMessages()
    // Without rows, the search had the focus.
    if !hadRows, query.isEmpty, listView.searchField.isFirstResponder { showFound() }
  }

  private func showMessages() {
    // A text that isn't saved has to be looked at, too.
    let suspects = session.suspects.union(session.unsavedTexts.keys)
    let found = query.items(of: session.project, suspects: suspects)
    sections = []
    for id in found {
      if sections.last?.table != id.table { sections.append((id.table, [])) }
      sections[sections.count - 1].items.append(id)
    }
    tableView.emptyMessage =
      session.isReading
      ? nil : query.isEmpty ? .HanokCommand.editEmpty : .HanokCommand.editNothingFound
    tableView.reloadData()
    showProgress()
    if let path = selectedID.flatMap(path) { tableView.selectRow(at: path) }
  }

  /// Shows a message anew whose translation has changed.
  func reload(_ id: TranslationItem.ID) {
    if let path = path(of: id) { tableView.reloadRows(at: [path]) }
    showProgress()
  }

  /// Moves the cursor to a message; one that the filter leaves out is shown among all.
  func select(_ id: TranslationItem.ID) {
    selectedID = id
    if path(of: id) == nil {
      listView.filterPicker.selectedIndex = 0
      listView.searchField.text = ""
      search()
    }
    if let path = path(of: id) { tableView.selectRow(at: path) }
  }

  /// Whether the list has a message.
  func contains(_ id: TranslationItem.ID) -> Bool { path(of: id) != nil }

  /// Moves the focus to the first row that was found; without any, the search goes on.
  private func leaveSearch() {
    guard let first = sections.first?.items.first else { return }
    if !query.text.allSatisfy(\.isWhitespace) {
      selectedID = first
      tableView.selectRow(at: RowPath(0, section: 0))
      onSelection(first)
    }
    showFound()
  }

  /// Moves the focus to the rows.
  func showFound() { tableView.becomeFirstResponder() }

  /// Returns the message some rows after another, or nil at an end.
  func item(_ step: Int, from id: TranslationItem.ID?) -> TranslationItem.ID? {
    let all = sections.flatMap(\.items)
    guard let place = id.flatMap(all.firstIndex) else { return all.first }
    return all.indices.contains(place + step) ? all[place + step] : nil
  }

  /// Returns the next message that somebody has to translate, around the end of the list.
  func openItem(after id: TranslationItem.ID?) -> TranslationItem.ID? {
    let all = sections.flatMap(\.items)
    let start = id.flatMap(all.firstIndex).map { $0 + 1 } ?? 0
    return (all[start...] + all[..<start]).first { $0 != id && session.project[$0]?.isOpen == true }
  }

  private func showProgress() {
    let project = session.project
    let count: Message =
      query.isEmpty
      ? .HanokCommand.editProgress(translated: project.translatedCount, count: project.count)
      : .HanokCommand.editFound(count: sections.reduce(0) { $0 + $1.items.count })
    listView.show(count, isReading: session.isReading)
  }

  private func search() {
    query.text = listView.searchField.text
    let filters = ItemQuery.Filter.allCases
    query.filter = filters[listView.filterPicker.selectedIndex ?? 0]
    showMessages()
    onSearch()
  }

  private func endSearch() {
    listView.searchField.text = ""
    search()
    showFound()
  }

  private func path(of id: TranslationItem.ID) -> RowPath? {
    guard let section = sections.firstIndex(where: { $0.table == id.table }),
      let row = sections[section].items.firstIndex(of: id)
    else { return nil }
    return RowPath(row, section: section)
  }

  private func id(at path: RowPath) -> TranslationItem.ID? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.row)
    else { return nil }
    return sections[path.section].items[path.row]
  }

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) -> Int { sections[section].items.count }

  override func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> Message? { .verbatim(sections[section].table) }

  override func tableView(
    _ tableView: TableView, identifierForRowAt path: RowPath
  ) -> AnyHashable? { id(at: path).map(AnyHashable.init) }

  override func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    guard let item = id(at: path).flatMap({ session.project[$0] }) else { return TableRow([]) }
    let mark = ItemMark(
      item, isSuspect: session.suspects.contains(item.id),
      isUnsaved: session.unsavedTexts[item.id] != nil)
    let symbols = tableView.traits?.symbols ?? .unicode
    var row = TableRow([
      .verbatim(mark.sign(in: symbols)),
      .HanokCommand.editText(text: SourceRuns.summary(of: item.source)),
      .verbatim(item.id.key),
    ])
    row.spokenCells = [0: mark.words]
    row.style = mark.style
    return row
  }

  override func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {
    guard let id = id(at: path) else { return }
    selectedID = id
    onSelection(id)
  }

  override func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt path: RowPath
  ) {
    guard let id = id(at: path) else { return }
    selectedID = id
    onOpening(id)
  }
}
