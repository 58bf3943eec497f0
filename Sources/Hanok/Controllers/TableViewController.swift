public import HanokLocalization
import HanokTerminal

/// A screen of a table, of which it is the data source and the delegate (UIKit's
/// `UITableViewController`).
///
/// A list is a subclass with three methods:
///
/// ```swift
/// final class PlanetsController: TableViewController {
///   override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
///     planets.count
///   }
///   override func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
///     TableRow(planets[path.row].name)
///   }
///   override func tableView(
///     _ tableView: TableView, performPrimaryActionForRowAt path: RowPath
///   ) {
///     navigationController?.pushViewController(PlanetController(planets[path.row]))
///   }
/// }
/// ```
///
/// Rows that take time to get are got in ``loadRows()``: when the screen first appears, and by F5
/// where ``isRefreshable``. With a ``ViewController/restorationIdentifier`` the row with the keys is
/// kept over a restart, by its number: rows that have changed places meanwhile aren't followed.
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  /// The table, which is the controller's view.
  public let tableView = TableView()
  /// Whether a multiple selection is dropped each time that the screen appears; the keys stay where
  /// they were.
  public var clearsSelectionOnViewWillAppear = true
  /// Whether a person can have the rows loaded again, by F5.
  public var isRefreshable = false
  /// The words in place of the rows where they couldn't be loaded and there are none.
  public var failureMessage: Message = .Hanok.tableFailed

  private var loading: Task<Void, Never>?
  /// Whether the rows are to be loaded when the screen appears.
  private var needsRows = true
  /// The table's own words for no rows, while those for a failure are shown instead.
  private var usualEmptyMessage: Message??
  /// The row that had the keys before a restart, until there is such a row.
  private var restoredRow: RowPath?

  /// A screen of an empty table.
  public override init() { super.init() }

  open override func loadView() {
    (tableView.dataSource, tableView.delegate) = (self, self)
    view = tableView
    selectRestoredRow()
  }

  open override func viewWillAppear() {
    if clearsSelectionOnViewWillAppear, tableView.allowsMultipleSelection {
      for path in tableView.selectedRows { tableView.deselectRow(at: path) }
    }
    if needsRows { refresh() }
  }

  open override func viewDidDisappear() {
    // The rows that were on their way are loaded when the screen comes back.
    if loading == nil { return }
    endLoading()
    needsRows = true
  }

  open override var keyCommands: [KeyCommand] {
    guard isRefreshable else { return [] }
    return [
      KeyCommand(.function(5), title: .Hanok.tableRefresh, isEnabled: loading == nil) {
        [weak self] in self?.refresh()
      }
    ]
  }

  // Loading.

  /// Gets the rows that the data source then has; by itself there is nothing to get.
  ///
  /// The table shows meanwhile that it is loading, and is reloaded afterwards. The task is cancelled
  /// when the screen goes.
  open func loadRows() async throws {}

  /// Whether ``loadRows()`` has something to get, so that it is called; by itself where the rows are
  /// ``isRefreshable``.
  open var loadsRows: Bool { isRefreshable }

  /// Called when the rows couldn't be loaded: shows ``failureMessage``, in the table or, where it has
  /// rows, as a notice.
  open func loadingDidFail(_ error: any Error) {
    guard tableView.numberOfRows == 0 else {
      application?.showNotice(failureMessage)
      return
    }
    if usualEmptyMessage == nil { usualEmptyMessage = .some(tableView.emptyMessage) }
    tableView.emptyMessage = failureMessage
  }

  /// Loads the rows, unless they are being loaded.
  public func refresh() {
    needsRows = false
    guard loadsRows, loading == nil else { return }
    tableView.isLoading = true
    loading = task { [weak self] in await self?.load() }
  }

  private func load() async {
    do {
      try await loadRows()
      if Task.isCancelled { return }
      if let usualEmptyMessage { tableView.emptyMessage = usualEmptyMessage }
      usualEmptyMessage = nil
      endLoading()
    } catch {
      if Task.isCancelled { return }
      endLoading()
      loadingDidFail(error)
    }
  }

  private func endLoading() {
    loading = nil
    tableView.isLoading = false
    tableView.reloadData()
    selectRestoredRow()
  }

  // State.

  open override func encodeRestorableState(in state: inout RestorableState) {
    guard let path = restoredRow ?? tableView.cursorRow else { return }
    (state["section"], state["row"]) = ("\(path.section)", "\(path.row)")
  }

  open override func decodeRestorableState(from state: RestorableState) {
    guard let section = state["section"].flatMap({ Int($0) }),
      let row = state["row"].flatMap({ Int($0) })
    else { return }
    restoredRow = RowPath(row, section: section)
    if isViewLoaded { selectRestoredRow() }
  }

  /// Gives the keys to the row that had them, or to the last one of its section where there are
  /// fewer now.
  private func selectRestoredRow() {
    guard let path = restoredRow, tableView.numberOfRows > 0 else { return }
    restoredRow = nil
    let last = tableView.numberOfRows(inSection: path.section) - 1
    guard last >= 0 else { return }
    let row = RowPath(max(0, min(path.row, last)), section: path.section)
    tableView.selectRow(at: row)
    // To restore is not to choose, where several may be chosen.
    tableView.deselectRow(at: row)
  }

  // The table's data; by itself one section without rows.

  /// One section.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// No rows.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// A row without words.
  open func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow { TableRow([]) }

  /// Nothing.
  open func tableView(
    _ tableView: TableView, identifierForRowAt path: RowPath
  ) -> AnyHashable? { nil }

  /// No headers.
  open func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> Message? { nil }

  /// No index.
  open func sectionIndexTitles(for tableView: TableView) -> [String] { [] }

  /// The section with the number of the letter.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Nothing.
  open func tableView(_ tableView: TableView, actionsForRowAt path: RowPath) -> [RowAction] { [] }

  /// Does nothing.
  open func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {}

  /// Does nothing.
  open func tableView(_ tableView: TableView, performPrimaryActionForRowAt path: RowPath) {}

  /// Does nothing.
  open func tableView(_ tableView: TableView, sortOrderDidChange order: TableSortOrder) {}
}

extension TableView {
  /// The number of rows of all sections.
  public var numberOfRows: Int { sections.rowCount }
}
