import HanokLocalization

/// The identifiers of the rows that are selected, and of the one with the keys.
struct TableIdentifiers {
  var cursor: AnyHashable?
  var selected: Set<AnyHashable> = []
}

/// The selection, which stays with its rows when they come in another order.
///
/// The identifiers are asked for when something is selected: at a reload the data source has the rows
/// in their new order already.
extension TableView {
  /// A larger selection stays with the numbers of its rows.
  private static let maximumIdentifiers = 1_000
  /// The most rows among which those that were selected are looked for.
  private static let searchedRows = 100_000

  /// Asks for the identifiers of the rows that were selected since, and forgets those of others.
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

  /// Asks for the identifiers of all rows that are selected.
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

  /// Selects the rows that were selected, wherever they are now.
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
    // Mostly they are where they were.
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
