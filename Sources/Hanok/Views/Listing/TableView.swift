import HanokLocalization

/// A table of rows of text, in sections and columns; only the visible ones are drawn.
///
/// ```
///   Name        Size           the titles of the columns
/// Fruit                 ┃      a section's header, which stays while its rows are visible
/// › Apple       3 kg    ┃      the row with the focus
///   Pear      250 g     ╎
/// ```
///
/// It requests a row from its data source when it becomes visible: a million rows cost as much as a
/// screenful. With multiple selection, Space selects a row, Shift with the arrows a range, Ctrl-A
/// all. Right and Left show the columns without room. Typed letters move to the row that begins
/// with them, among the next 20,000. Alt-Enter opens the menu of a row's ``RowAction``s.
///
/// If the data source has letters for its sections, an index at the trailing edge replaces the
/// indicator: a click or a drag on it leads to a letter's rows, and Ctrl-G lists the letters.
///
/// The limits: rows have one line each, since a second line with details would be a column less to
/// compare; the table neither sorts rows nor edits their cells.
open class TableView: RowListView, TableRows {
  /// The object with the rows; it isn't kept alive.
  public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  /// The object that is notified of the user's actions; it isn't kept alive.
  public weak var delegate: (any TableViewDelegate)?

  /// Creates a table of a data source, which isn't kept alive.
  public init(_ dataSource: (any TableViewDataSource)? = nil) {
    self.dataSource = dataSource
    super.init()
  }

  /// The number of sections.
  public var numberOfSections: Int { loadSections().count }

  /// Returns the number of rows in a section, or 0 for an invalid section.
  public func numberOfRows(inSection section: Int) -> Int {
    loadSections().rowCount(ofSection: section)
  }

  /// Reports an insertion of rows; the data source already has them.
  ///
  /// - Parameter paths: Their positions after the insertion.
  public func insertRows(at paths: [RowPath]) {
    rowsWereInserted { Self.rows(at: paths, in: $0) }
  }

  /// Reports a deletion of rows; the data source no longer has them.
  ///
  /// The focus of a deleted row moves to the row in its place.
  ///
  /// - Parameter paths: Their positions before the deletion.
  public func deleteRows(at paths: [RowPath]) {
    rowsWereDeleted(Self.rows(at: paths, in: loadSections()))
  }

  /// Called after Enter, a second click or a typed line on a row; notifies the delegate.
  open override func primaryActionTriggered(at path: RowPath) {
    delegate?.tableView(self, performPrimaryActionForRowAt: path)
    super.primaryActionTriggered(at: path)
  }

  override var tableRows: any TableRows { self }

  var hasWaitingRows: Bool { false }

  func requestSections() -> TableSections {
    guard let dataSource else { return TableSections() }
    return TableSections(count: dataSource.numberOfSections(in: self)) { section in
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      return (rows, headerTitle(ofSection: section) != nil)
    }
  }

  func headerTitle(ofSection section: Int) -> Message? {
    dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  func content(ofRow row: Int) -> TableRow? {
    dataSource?.tableView(self, rowAt: loadSections().path(ofRow: row))
  }

  func identifier(at path: RowPath) -> AnyHashable? {
    dataSource?.tableView(self, identifierForRowAt: path)
  }

  func rowWasSelected(at path: RowPath) {
    delegate?.tableView(self, didSelectRowAt: path)
  }

  func requestActions(ofRow row: Int) -> [RowAction] {
    delegate?.tableView(self, actionsForRowAt: loadSections().path(ofRow: row)) ?? []
  }

  func sortOrderWasRequested(_ order: TableSortOrder) {
    delegate?.tableView(self, sortOrderDidChange: order)
  }

  /// Requests the letters from the data source; those without a section are omitted.
  func sectionsDidLoad() {
    var letters = TableIndex()
    for (number, title) in (dataSource?.sectionIndexTitles(for: self) ?? []).enumerated() {
      let section = dataSource?.tableView(
        self, sectionForSectionIndexTitle: title, at: number)
      guard let section, (0..<list.sections.count).contains(section) else { continue }
      letters.add(title, section: section)
    }
    indexState.take(letters)
  }
}
