/// The search of rows by typing their beginning.
extension RowListView {
  /// The number of rows that are searched, from the one with the focus on.
  private static let searchedRows = 20_000

  /// Handles a key that types a letter.
  func find(_ event: KeyEvent) -> Bool {
    guard event.modifiers.subtracting(.shift).isEmpty, case .character(let character) = event.key
    else { return false }
    return find(character)
  }

  /// Handles a letter, and moves to the next row that begins with the typed text.
  ///
  /// If none is near, it moves to the rows of that letter in the index.
  ///
  /// - Returns: Whether the letter was handled: such a row exists, or a search is in progress.
  private func find(_ character: Character) -> Bool {
    guard let column = typeAheadColumn, let cursor = selection.cursor, let traits,
      typeAhead.accepts(character, in: self)
    else { return false }
    let sections = sections
    let found = typeAhead.find(
      character, in: self, from: cursor, count: sections.rowCount, limit: Self.searchedRows
    ) { number in
      guard let row = content(ofRow: number), row.cells.indices.contains(column) else { return "" }
      return traits.localizer.string(row.cells[column])
    }
    if let found { return moveCursor(to: found) }
    return typeAhead.isTyping || goToIndexTitle(beginningWith: String(character))
  }
}
