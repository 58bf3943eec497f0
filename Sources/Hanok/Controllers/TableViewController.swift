public import HanokLocalization
import HanokTerminal

/// A screen of a table, its data source and delegate (UIKit's `UITableViewController`).
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
/// Rows that take time to load are loaded in ``loadRows()``: when the screen first appears, and by
/// F5 if ``isRefreshable``. With a ``ViewController/restorationIdentifier``, the row with the focus
/// is kept over a restart, by its number: a row that moves meanwhile isn't followed.
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  /// The table, which is the controller's view.
  public let tableView = TableView()
  /// Whether a multiple selection is cleared each time the screen appears; the focus is unchanged.
  public var clearsSelectionOnViewWillAppear = true
  /// Whether the user can reload the rows, by F5.
  public var isRefreshable = false
  /// The text in place of the rows after a failure without any.
  public var failureMessage: Message = .Hanok.tableFailed

  private var loading: Task<Void, Never>?
  /// Whether the rows are to be loaded when the screen appears.
  private var needsRows = true
  /// The table's own text for no rows, while the one for a failure is shown instead.
  private var usualEmptyMessage: Message??
  /// The row that had the focus before a restart, until the row exists.
  private var restoredRow: RowPath?

  /// Creates a screen of an empty table.
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
    // An interrupted load is repeated when the screen comes back.
    if loading == nil { return }
    endLoading()
    needsRows = true
  }

  open override var keyCommands: [KeyCommand] {
    guard isRefreshable else { return [] }
    return [
      view.keyCommand(NavigationAction.refresh, isEnabled: loading == nil) {
        [weak self] in self?.refresh()
      }
    ]
  }

  // Loading.

  /// Loads the rows of the data source; by default, it does nothing.
  ///
  /// The table shows meanwhile that it is loading, and is reloaded afterwards. The task is
  /// cancelled when the screen disappears.
  open func loadRows() async throws {}

  /// Whether ``loadRows()`` is called; by default, whether the rows are ``isRefreshable``.
  open var loadsRows: Bool { isRefreshable }

  /// Called after an error of ``loadRows()``.
  ///
  /// It shows ``failureMessage``, in the table or, if it has rows, as a notice.
  open func loadingDidFail(_ error: any Error) {
    guard tableView.numberOfRows == 0 else {
      application?.showNotice(failureMessage)
      return
    }
    if usualEmptyMessage == nil { usualEmptyMessage = .some(tableView.emptyMessage) }
    tableView.emptyMessage = failureMessage
  }

  /// Loads the rows, unless a load is in progress.
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

  /// Moves the focus to the row that had it, or to the last one of a section that is shorter now.
  private func selectRestoredRow() {
    guard let path = restoredRow, tableView.numberOfRows > 0 else { return }
    restoredRow = nil
    let last = tableView.numberOfRows(inSection: path.section) - 1
    guard last >= 0 else { return }
    let row = RowPath(max(0, min(path.row, last)), section: path.section)
    tableView.selectRow(at: row)
    // A multiple selection isn't restored.
    tableView.deselectRow(at: row)
  }

  // The table's data; by default, one section without rows.

  /// Returns one section.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// Returns no rows.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns a row without text.
  open func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow { TableRow([]) }

  /// Returns nil.
  open func tableView(
    _ tableView: TableView, identifierForRowAt path: RowPath
  ) -> AnyHashable? { nil }

  /// Returns nil.
  open func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> Message? { nil }

  /// Returns no titles.
  open func sectionIndexTitles(for tableView: TableView) -> [String] { [] }

  /// Returns the section with the index of the letter.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Returns no actions.
  open func tableView(_ tableView: TableView, actionsForRowAt path: RowPath) -> [RowAction] { [] }

  /// Does nothing.
  open func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {}

  /// Does nothing.
  open func tableView(_ tableView: TableView, performPrimaryActionForRowAt path: RowPath) {}

  /// Does nothing.
  open func tableView(_ tableView: TableView, sortOrderDidChange order: TableSortOrder) {}
}
