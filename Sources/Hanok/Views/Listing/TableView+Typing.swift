/// Rows that are found by typing their beginning.
extension TableView {
  /// The rows that are looked at, from the one with the keys on.
  private static let searchedRows = 20_000

  /// Takes a letter, and moves to the next row that begins with what is typed, or where none is near,
  /// to the rows of that letter in the index.
  ///
  /// - Returns: Whether the letter was taken: there is such a row, or typing is under way.
  func find(_ character: Character) -> Bool {
    guard let column = typeAheadColumn, let cursor = selection.cursor, let dataSource, let traits,
      typeAhead.accepts(character, in: self)
    else { return false }
    let sections = sections
    let found = typeAhead.find(
      character, in: self, from: cursor, count: sections.rowCount, limit: Self.searchedRows
    ) { number in
      let row = dataSource.tableView(self, rowAt: sections.path(ofRow: number))
      guard row.cells.indices.contains(column) else { return "" }
      return traits.localizer.string(row.cells[column])
    }
    if let found { return moveCursor(to: found, false) }
    return typeAhead.isTyping || goToIndexTitle(beginningWith: String(character))
  }
}
