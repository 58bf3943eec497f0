public import HanokTerminal

/// The selected rows.
extension RowListView {
  /// The row with the focus, or nil without rows.
  public var cursorRow: RowPath? { cursorPath }

  /// The selected row, with multiple selection the first of them, or nil.
  public var selectedRow: RowPath? { selectedPath }

  /// The selected rows, in order.
  ///
  /// - Complexity: O(*n*) in their number.
  public var selectedRows: [RowPath] { selectedPaths }

  /// Returns whether a row is selected.
  public func isSelected(_ path: RowPath) -> Bool {
    sections.row(at: path).map { selection.rows.contains($0) } ?? false
  }

  /// Moves the focus to a row, selects it, and scrolls it into view.
  ///
  /// Neither the delegate nor an action is called: these report actions of the user.
  ///
  /// - Returns: Whether the row exists.
  @discardableResult
  public func selectRow(at path: RowPath) -> Bool { select(path) }

  /// Removes a row from a multiple selection.
  public func deselectRow(at path: RowPath) { deselect(path) }

  /// Scrolls as little as possible to make a row visible.
  public func scrollToRow(at path: RowPath) {
    guard let row = sections.row(at: path) else { return }
    layoutIfNeeded()
    show(line: sections.line(ofRow: row))
  }

  /// Returns the frame of a row in the table's own cells, or nil if it isn't visible.
  public func rectForRow(at path: RowPath) -> Rect? {
    guard let row = sections.row(at: path) else { return nil }
    let place = sections.line(ofRow: row) - topLine
    guard place >= (stickySection == nil ? 0 : 1), place < bodyHeight else { return nil }
    return Rect(x: 0, y: titleRows + place, width: frame.width, height: 1)
  }
}
