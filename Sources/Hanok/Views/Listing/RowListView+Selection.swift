public import HanokTerminal

/// The selected rows, and the scroll position, which both stay with their rows.
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
    loadSections().row(at: path).map { selection.rows.contains($0) } ?? false
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
    guard let row = loadSections().row(at: path) else { return }
    layoutIfNeeded()
    show(line: loadSections().line(ofRow: row))
  }

  /// Returns the frame of a row in the table's own cells, or nil if it isn't visible.
  public func rectForRow(at path: RowPath) -> Rect? {
    guard let row = loadSections().row(at: path) else { return nil }
    let place = loadSections().line(ofRow: row) - topLine
    guard place >= (stickySection == nil ? 0 : 1), place < bodyHeight else { return nil }
    return Rect(x: 0, y: titleRows + place, width: frame.width, height: 1)
  }

  /// Moves the selection and the scroll position after inserted rows.
  func rowsWereInserted(_ rows: (TableSections) -> RangeSet<Int>) {
    let top = topRow
    guard let inserted = takeInsertion(rows), let top else { return }
    keep(
      inserted.ranges.reduce(top.row) { row, range in
        (range.lowerBound..<range.lowerBound).place(of: row, afterReplacementByCount: range.count)
      }, offset: top.offset)
  }

  /// Removes rows from the selection; the focus moves to the row in their place.
  func rowsWereDeleted(_ deleted: RangeSet<Int>) {
    let top = topRow
    takeDeletion(deleted)
    guard let top else { return }
    keep(
      deleted.ranges.reversed().reduce(top.row) { row, range in
        range.place(of: row, afterReplacementByCount: 0)
      }, offset: top.offset)
  }

  /// The row at the top, and its distance in lines below the first visible line.
  private var topRow: (row: Int, offset: Int)? {
    let sections = loadSections()
    for line in topLine..<max(topLine, min(topLine + 2, sections.lineCount)) {
      if case .row(let number) = sections.content(ofLine: line) { return (number, line - topLine) }
    }
    return nil
  }

  /// Scrolls a row to its distance from the top, unless the first line is there.
  private func keep(_ row: Int, offset: Int) {
    guard topLine > 0, loadSections().rowCount > 0 else { return }
    topLine = max(0, loadSections().line(ofRow: min(row, loadSections().rowCount - 1)) - offset)
  }
}
