public import HanokTerminal

/// The selected rows.
extension TableView {
  /// The row with the focus, or nil without rows.
  public var cursorRow: RowPath? {
    let sections = sections
    return selection.cursor.map { sections.path(ofRow: $0) }
  }

  /// The selected row, with multiple selection the first of them, or nil.
  public var selectedRow: RowPath? {
    let sections = sections
    return selection.rows.ranges.first.map { sections.path(ofRow: $0.lowerBound) }
  }

  /// The selected rows, in order.
  ///
  /// - Complexity: O(*n*) in their number.
  public var selectedRows: [RowPath] {
    let sections = sections
    return selection.rows.ranges.flatMap { $0.map { sections.path(ofRow: $0) } }
  }

  /// The number of selected rows.
  public var selectedCount: Int {
    _ = sections
    return selection.count
  }

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
  public func selectRow(at path: RowPath) -> Bool {
    guard let row = sections.row(at: path) else { return false }
    let former = selection
    selection.move(to: row)
    selection.setSelected(true, row)
    showCursor()
    selectedRowsDidChange(from: former)
    return true
  }

  /// Removes a row from a multiple selection.
  public func deselectRow(at path: RowPath) {
    guard let row = sections.row(at: path) else { return }
    let former = selection
    selection.setSelected(false, row)
    selectedRowsDidChange(from: former)
  }

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

  private func selectedRowsDidChange(from former: TableSelection) {
    updateIdentifiers(from: former)
    setNeedsPartialDisplay()
  }

  /// Reports the user's changes of the selection.
  func selectionDidChange(from former: TableSelection) {
    selectedRowsDidChange(from: former)
    if former.rows == selection.rows { return }
    let sections = sections
    if let delegate = rowDelegate, selection.count <= Self.reportedRows {
      for range in selection.rows.subtracting(former.rows).ranges {
        for row in range {
          delegate.tableView(self, didSelectRowAt: sections.path(ofRow: row))
        }
      }
    }
    sendActions(for: .valueChanged)
  }

  /// The maximum number of added rows that are reported one by one.
  private static let reportedRows = 1_000

  /// Uses the row with the focus, and with multiple selection the selected ones.
  func performPrimaryAction() -> Bool {
    selection.cursor.map { performPrimaryAction(ofRow: $0) } ?? false
  }

  @discardableResult
  func performPrimaryAction(ofRow number: Int) -> Bool {
    guard isUsable, number < sections.rowCount else { return false }
    let path = sections.path(ofRow: number)
    guard dataSource?.tableView(self, rowAt: path).isEnabled == true else { return false }
    primaryActionTriggered(at: path)
    return true
  }
}
