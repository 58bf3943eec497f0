import HanokTerminal
import HanokUnicode

/// Rows that are found by typing their beginning.
extension TableView {
  /// The time after which typing begins anew.
  private static let typingPause = Duration.seconds(1)
  /// The rows that are looked at, from the one with the keys on.
  private static let searchedRows = 20_000

  /// Adds a letter to what is typed, and moves to the next row that begins so.
  ///
  /// The same letter again goes on to the next row that begins with it.
  ///
  /// - Returns: Whether the letter was taken: there is such a row, or typing is under way.
  func typeAhead(_ character: Character) -> Bool {
    guard let column = typeAheadColumn, let cursor = selection.cursor, let traits else {
      return false
    }
    let text = typedText + String(character)
    let isSame = text.allSatisfy { $0 == character }
    let wasTyping = !typedText.isEmpty
    var found = row(beginningWith: text, in: column, from: cursor + (wasTyping ? 0 : 1), traits)
    if found == nil, isSame, wasTyping {
      found = row(beginningWith: String(character), in: column, from: cursor + 1, traits)
    } else if found != nil {
      typedText = text
    }
    guard let found else { return wasTyping }
    typingEnd?.cancel()
    typingEnd = application?.schedule(after: Self.typingPause) { [weak self] in
      self?.typedText = ""
    }
    return moveCursor(to: found, false)
  }

  private func row(
    beginningWith text: String, in column: Int, from start: Int, _ traits: Traits
  ) -> Int? {
    guard let dataSource else { return nil }
    let prefix = TextPrefix(text, language: traits.localizer.language)
    let sections = sections
    for step in 0..<min(sections.rowCount, Self.searchedRows) {
      let number = (start + step) % sections.rowCount
      let row = dataSource.tableView(self, rowAt: sections.path(ofRow: number))
      guard row.cells.indices.contains(column) else { continue }
      if prefix.begins(traits.localizer.string(row.cells[column])) { return number }
    }
    return nil
  }
}
