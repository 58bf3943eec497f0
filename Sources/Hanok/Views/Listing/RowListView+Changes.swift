/// Insertions, deletions and changes of rows, with the selection and the scroll position kept.
extension RowListView {
  /// Moves the selection after inserted rows.
  ///
  /// - Parameter rows: Returns the numbers of the inserted rows after the insertion.
  func rowsWereInserted(_ rows: (TableSections) -> RangeSet<Int>) {
    let place = topRow
    guard let inserted = takeInsertion(rows) else { return }
    if topLine > 0, var place {
      for range in inserted.ranges where range.lowerBound <= place.row {
        place.row += range.count
      }
      keep(place)
    }
  }

  /// Removes rows from the selection; the focus moves to the row in their place.
  func rowsWereDeleted(_ deleted: RangeSet<Int>) {
    var place = topRow
    for range in deleted.ranges.reversed() {
      guard let row = place?.row, row >= range.lowerBound else { continue }
      place?.row = row < range.upperBound ? range.lowerBound : row - range.count
    }
    takeDeletion(deleted)
    if topLine > 0, let place { keep(place) }
  }

  /// Requests some rows again.
  public func reloadRows(at paths: [RowPath]) {
    for path in paths {
      if let row = sections.row(at: path) { (drawnRows[row], measuredRows[row]) = (nil, nil) }
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The row at the top, and its distance in lines below the first visible line.
  private var topRow: (row: Int, offset: Int)? {
    let sections = sections
    for line in topLine..<max(topLine, min(topLine + 2, sections.lineCount)) {
      if case .row(let number) = sections.content(ofLine: line) { return (number, line - topLine) }
    }
    return nil
  }

  private func keep(_ place: (row: Int, offset: Int)) {
    guard sections.rowCount > 0 else { return }
    let row = min(place.row, sections.rowCount - 1)
    topLine = max(0, sections.line(ofRow: row) - place.offset)
  }
}
