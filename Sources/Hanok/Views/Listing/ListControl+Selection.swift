/// The selected rows.
extension ListControl {
  /// The position of the row with the focus.
  var cursorPath: RowPath? {
    let sections = sections
    return selection.cursor.map { sections.path(ofRow: $0) }
  }

  /// The positions of the selected rows, in order.
  var selectedPaths: [RowPath] {
    let sections = sections
    guard list.allowsSelection else { return [] }
    return selection.rows.ranges.flatMap { $0.map { sections.path(ofRow: $0) } }
  }

  /// The position of the first selected row.
  var selectedPath: RowPath? {
    let sections = sections
    guard list.allowsSelection else { return nil }
    return selection.rows.ranges.first.map { sections.path(ofRow: $0.lowerBound) }
  }

  /// The number of selected rows.
  public var selectedCount: Int {
    _ = sections
    return list.allowsSelection ? selection.count : 0
  }

  /// Moves the focus to a row, selects it, and scrolls it into view.
  func select(_ path: RowPath) -> Bool {
    guard let row = sections.row(at: path) else { return false }
    let former = selection
    list.select(row)
    showCursor()
    selectedRowsDidChange(from: former)
    return true
  }

  /// Removes a row from a multiple selection.
  func deselect(_ path: RowPath) {
    guard let row = sections.row(at: path) else { return }
    let former = selection
    list.deselect(row)
    selectedRowsDidChange(from: former)
  }

  /// Returns the numbers of rows by their positions.
  static func rows(at paths: [RowPath], in sections: TableSections) -> RangeSet<Int> {
    RangeSet(paths.compactMap { sections.row(at: $0) }.sorted(), within: 0..<Int.max)
  }

  private func selectedRowsDidChange(from former: TableSelection) {
    identify { $0.updateIdentifiers(from: former, $1) }
    updateSelection()
  }

  /// Reports the user's changes of the selection.
  func selectionDidChange(from former: TableSelection) {
    selectedRowsDidChange(from: former)
    if former.rows == selection.rows || !list.allowsSelection { return }
    let sections = sections
    if selection.count <= Self.reportedRows {
      for range in selection.rows.subtracting(former.rows).ranges {
        for row in range { rowWasSelected(at: sections.path(ofRow: row)) }
      }
    }
    sendActions(for: .valueChanged)
  }

  /// The maximum number of added rows that are reported one by one.
  private static let reportedRows = 1_000

  /// Moves the selection after inserted rows, which the data source already has.
  ///
  /// - Parameter rows: Returns the numbers of the inserted rows after the insertion.
  /// - Returns: These numbers, or nil if there were no rows before.
  @discardableResult
  func takeInsertion(_ rows: (TableSections) -> RangeSet<Int>) -> RangeSet<Int>? {
    let former = sections
    forgetSections()
    guard former.rowCount > 0 else { return nil }
    let inserted = rows(sections)
    list.insert(inserted)
    identify { $0.requestIdentifiers($1) }
    return inserted
  }

  /// Removes rows from the selection, which the data source no longer has.
  ///
  /// The focus moves to the row in their place.
  func takeDeletion(_ deleted: RangeSet<Int>) {
    list.delete(deleted)
    forgetSections()
    _ = sections
    identify { $0.requestIdentifiers($1) }
  }
}
