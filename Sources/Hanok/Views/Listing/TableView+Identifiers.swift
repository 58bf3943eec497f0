import HanokLocalization

/// The identifiers of the selected rows and of the one with the focus.
struct TableIdentifiers {
  var cursor: AnyHashable?
  var selected: Set<AnyHashable> = []
}

/// The selection, which stays with its rows when they are reordered.
///
/// The identifiers are requested at each selection: at a reload, the data source already has the
/// new order.
extension TableView {
  /// The maximum number of rows that are followed; a larger selection stays with its indices.
  private static let maximumIdentifiers = 1_000
  /// The maximum number of rows that are searched for selected ones.
  private static let searchedRows = 100_000

  /// Requests the identifiers of newly selected rows, and removes those of others.
  func updateIdentifiers(from former: TableSelection) {
    let sections = sections
    identifiers.cursor = selection.cursor.flatMap { identifier(ofRow: $0, sections) }
    guard selection.count <= Self.maximumIdentifiers, former.count <= Self.maximumIdentifiers
    else { return askForIdentifiers() }
    for range in former.rows.subtracting(selection.rows).ranges {
      for row in range {
        if let gone = identifier(ofRow: row, sections) { identifiers.selected.remove(gone) }
      }
    }
    addIdentifiers(of: selection.rows.subtracting(former.rows), sections)
  }

  /// Requests the identifiers of all selected rows.
  func askForIdentifiers() {
    let sections = sections
    identifiers = TableIdentifiers()
    identifiers.cursor = selection.cursor.flatMap { identifier(ofRow: $0, sections) }
    guard identifiers.cursor != nil, selection.count <= Self.maximumIdentifiers else { return }
    addIdentifiers(of: selection.rows, sections)
  }

  private func addIdentifiers(of rows: RangeSet<Int>, _ sections: TableSections) {
    for range in rows.ranges {
      for row in range {
        if let new = identifier(ofRow: row, sections) { identifiers.selected.insert(new) }
      }
    }
  }

  private func identifier(ofRow row: Int, _ sections: TableSections) -> AnyHashable? {
    guard (0..<sections.rowCount).contains(row) else { return nil }
    return dataSource?.tableView(self, identifierForRowAt: sections.path(ofRow: row))
  }

  /// Selects the same rows again, in their new positions.
  func followIdentifiers() {
    let sections = sections
    guard let cursor = identifiers.cursor, sections.rowCount > 0 else { return askForIdentifiers() }
    var missing = identifiers.selected.union([cursor])
    var (row, rows) = (selection.cursor, RangeSet<Int>())
    func look(at number: Int) {
      guard let found = identifier(ofRow: number, sections), missing.remove(found) != nil else {
        return
      }
      if found == cursor { row = number }
      if identifiers.selected.contains(found) { rows.insert(contentsOf: number..<(number + 1)) }
    }
    // Most rows are in their former position.
    if selection.count <= Self.maximumIdentifiers {
      for range in selection.rows.ranges { range.forEach(look) }
    } else {
      rows = selection.rows
    }
    row.map(look)
    for number in 0..<min(sections.rowCount, Self.searchedRows) where !missing.isEmpty {
      look(at: number)
    }
    selection.setRows(rows, cursor: row)
    askForIdentifiers()
  }
}
