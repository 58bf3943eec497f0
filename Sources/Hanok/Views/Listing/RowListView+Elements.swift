import HanokLocalization

/// The accessibility elements of rows.
extension RowListView {
  /// Returns the element of a row: its name, its other cells, and its menu.
  func rowElement(_ number: Int) -> AccessibilityElement? {
    guard let row = content(ofRow: number) else { return nil }
    var element = AccessibilityElement(
      label: name(of: row), value: value(of: row), traits: row.isEnabled ? [] : .notEnabled)
    if !actions(ofRow: number).isEmpty {
      element.openMenu = { [weak self] in self?.openMenu(ofRow: number) ?? false }
    }
    return element
  }

  /// The name of the row with the focus: the cell that people type to find it.
  var cursorName: Message? {
    guard let row = selection.cursor, row < sections.rowCount else { return nil }
    let cells = content(ofRow: row)?.allSpokenCells ?? []
    let column = typeAheadColumn ?? nameColumn
    return cells.indices.contains(column) ? cells[column] : cells.first
  }

  private func name(of row: TableRow) -> Message? {
    let cells = row.allSpokenCells
    return cells.indices.contains(nameColumn) ? cells[nameColumn] : cells.first
  }

  /// The letters of the index, each with its section's header or first row.
  var indexEntries: [AccessibilityIndexEntry] {
    let sections = sections
    return zip(index.titles, index.sections).map { title, section in
      AccessibilityIndexEntry(label: title, elementIndex: sections.line(ofSection: section))
    }
  }

  /// Returns the cells but for the name, each with its column's title.
  private func value(of row: TableRow) -> Message? {
    var value: Message?
    let cells = Array(zip(columns, row.allSpokenCells))
    let name = cells.indices.contains(nameColumn) ? nameColumn : 0
    for (index, (column, cell)) in cells.enumerated()
    where index != name && cell != .verbatim("") {
      let titled = column.title.map {
        Message("line.value", table: "Hanok", ["label": .init($0), "value": .init(cell)])
      }
      let part = titled ?? cell
      value = value.map { Self.joined($0, part) } ?? part
    }
    return value
  }
}
