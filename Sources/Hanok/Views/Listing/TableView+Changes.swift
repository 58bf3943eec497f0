/// Rows that come, go and change while the selection and the place stay with theirs.
extension TableView {
  /// Reports that rows have come; the data source has them already.
  ///
  /// - Parameter paths: Their places among all rows there are now.
  public func insertRows(at paths: [RowPath]) {
    rowsWereInserted { sections in
      RangeSet(paths.compactMap { sections.row(at: $0) }.sorted(), within: 0..<Int.max)
    }
  }

  /// - Parameter rows: Returns the numbers of the rows that have come, among those there are now.
  func rowsWereInserted(_ rows: (TableSections) -> RangeSet<Int>) {
    let former = sections
    let place = topRow
    forgetSections()
    let sections = sections
    guard former.rowCount > 0 else { return }
    let inserted = rows(sections)
    for range in inserted.ranges { selection.insert(range) }
    askForIdentifiers()
    if topLine > 0, var place {
      for range in inserted.ranges where range.lowerBound <= place.row {
        place.row += range.count
      }
      keep(place)
    }
  }

  /// Reports that rows have gone; the data source doesn't have them any more.
  ///
  /// The keys of one that has gone go to the row in its place.
  ///
  /// - Parameter paths: Their places among all rows there were.
  public func deleteRows(at paths: [RowPath]) {
    let former = sections
    rowsWereDeleted(
      RangeSet(paths.compactMap { former.row(at: $0) }.sorted(), within: 0..<Int.max))
  }

  func rowsWereDeleted(_ deleted: RangeSet<Int>) {
    var place = topRow
    for range in deleted.ranges.reversed() {
      selection.delete(range)
      guard let row = place?.row, row >= range.lowerBound else { continue }
      place?.row = row < range.upperBound ? range.lowerBound : row - range.count
    }
    forgetSections()
    askForIdentifiers()
    if topLine > 0, let place { keep(place) }
  }

  /// Asks for some rows anew.
  public func reloadRows(at paths: [RowPath]) {
    for path in paths {
      if let row = sections.row(at: path) { (drawnRows[row], measuredRows[row]) = (nil, nil) }
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The row at the top, and the lines by which it is below the first that shows.
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
