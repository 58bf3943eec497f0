/// The selection, and the actions on its rows.
extension ListControl {
  var cursorPath: RowPath? {
    let sections = loadSections()
    return selection.cursor.map { sections.path(ofRow: $0) }
  }

  var selectedPaths: [RowPath] {
    let sections = loadSections()
    guard list.allowsSelection else { return [] }
    return selection.rows.ranges.joined().map { sections.path(ofRow: $0) }
  }

  var selectedPath: RowPath? {
    let sections = loadSections()
    guard list.allowsSelection else { return nil }
    return selection.rows.ranges.first.map { sections.path(ofRow: $0.lowerBound) }
  }

  /// The number of selected rows.
  public var selectedCount: Int {
    loadSections()
    return list.allowsSelection ? selection.count : 0
  }

  /// Moves the focus to a row, selects it, and scrolls it into view.
  func select(_ path: RowPath) -> Bool {
    guard let row = loadSections().row(at: path) else { return false }
    let former = selection
    list.select(row)
    listLayout.showCursor()
    selectedRowsDidChange(from: former)
    return true
  }

  func deselect(_ path: RowPath) {
    guard let row = loadSections().row(at: path) else { return }
    let former = selection
    list.deselect(row)
    selectedRowsDidChange(from: former)
  }

  private func selectedRowsDidChange(from former: TableSelection) {
    identify { $0.updateIdentifiers(from: former, $1) }
    listLayout.updateSelection()
  }

  // Changes by the user.

  /// Changes the list for the user, and reports the effect.
  @discardableResult
  func perform(_ change: (inout ListEngine) -> ListEffect) -> Bool {
    loadSections()
    let former = selection
    switch change(&list) {
    case .ignored: return false
    case .moved:
      listLayout.showCursor()
      selectionDidChange(from: former)
    case .selected: selectionDidChange(from: former)
    case .uses(let row): return performPrimaryAction(ofRow: row)
    }
    return true
  }

  @discardableResult
  func moveCursor(to row: Int) -> Bool { perform { $0.move(to: row) } }

  /// Uses the row with the focus, and with multiple selection the selected ones.
  func performPrimaryAction() -> Bool {
    selection.cursor.map { performPrimaryAction(ofRow: $0) } ?? false
  }

  /// Uses a row, unless it is disabled.
  func performPrimaryAction(ofRow row: Int) -> Bool {
    guard isUsable, row < loadSections().rowCount, listRows.isRowEnabled(row) else { return false }
    listRows.rowWasUsed(at: loadSections().path(ofRow: row))
    return true
  }

  var selectionCommands: [KeyCommand] {
    guard list.selectsSeveral else { return [] }
    return [
      keyCommand(ListAction.selectAll, isEnabled: loadSections().rowCount > 0) { [weak self] in
        self?.perform { $0.toggleAll() }
      }
    ]
  }

  /// Reports the user's changes of the selection.
  func selectionDidChange(from former: TableSelection) {
    selectedRowsDidChange(from: former)
    if former.rows == selection.rows || !list.allowsSelection { return }
    let sections = loadSections()
    if selection.count <= Self.reportedRows {
      for row in selection.rows.subtracting(former.rows).ranges.joined() {
        listRows.rowWasSelected(at: sections.path(ofRow: row))
      }
    }
    sendActions(for: .valueChanged)
  }

  /// The maximum number of added rows that are reported one by one.
  private static let reportedRows = 1_000

  // Insertions and deletions.

  static func rows(at paths: [RowPath], in sections: TableSections) -> RangeSet<Int> {
    RangeSet(paths.compactMap { sections.row(at: $0) }.sorted(), within: 0..<Int.max)
  }

  /// Moves the selection after inserted rows, and returns these; nil if there were no rows before.
  ///
  /// - Parameter rows: Returns the numbers of the inserted rows after the insertion.
  @discardableResult
  func takeInsertion(_ rows: (TableSections) -> RangeSet<Int>) -> RangeSet<Int>? {
    let former = loadSections()
    forgetSections()
    guard former.rowCount > 0 else { return nil }
    let inserted = rows(loadSections())
    list.insert(inserted)
    identify { $0.requestIdentifiers($1) }
    return inserted
  }

  /// Removes deleted rows from the selection; the focus moves to the row in their place.
  func takeDeletion(_ deleted: RangeSet<Int>) {
    list.delete(deleted)
    forgetSections()
    loadSections()
    identify { $0.requestIdentifiers($1) }
  }
}
