/// The rows of a table by number and by line: where its sections begin.
///
/// ```
/// line 0   Fruit          section 0
/// line 1     Apple        row 0 of all
/// line 2     Pear         row 1
/// line 3   Roots          section 1
/// line 4     Carrot       row 2
/// ```
///
/// It keeps two numbers a section and none a row, so that a table may have millions of rows.
nonisolated struct TableSections: Equatable {
  /// What is on a line.
  enum Line: Equatable {
    case header(section: Int)
    case row(Int)
  }

  /// The numbers of the rows at which sections begin, and of all rows.
  private var firstRows = [0]
  /// The lines at which sections begin, and the number of all lines.
  private var firstLines = [0]

  /// The largest number of lines; more rows are cut off.
  private static let maximumLines = Int(Int32.max)

  /// Adds a section; a number of rows below zero is taken as zero.
  mutating func add(rows: Int, hasHeader: Bool) {
    let header = hasHeader ? 1 : 0
    let rows = max(0, min(rows, Self.maximumLines - lineCount - header))
    let (lastRow, lastLine) = (rowCount + rows, lineCount + rows + header)
    firstRows.append(lastRow)
    firstLines.append(lastLine)
  }

  /// The number of sections.
  var count: Int { firstRows.count - 1 }
  /// The number of rows of all sections.
  var rowCount: Int { firstRows[count] }
  /// The number of rows and headers.
  var lineCount: Int { firstLines[count] }

  /// The numbers of a section's rows.
  func rows(ofSection section: Int) -> Range<Int> { firstRows[section]..<firstRows[section + 1] }

  /// Whether a section has a header.
  func hasHeader(_ section: Int) -> Bool {
    firstLines[section + 1] - firstLines[section] > rows(ofSection: section).count
  }

  /// The section of a row.
  ///
  /// - Complexity: O(log *n*) in the number of sections, as the other queries.
  func section(ofRow row: Int) -> Int { firstRows.partitionPoint { $0 > row } - 1 }

  /// The section of a line.
  func section(ofLine line: Int) -> Int { firstLines.partitionPoint { $0 > line } - 1 }

  /// The line of a row.
  func line(ofRow row: Int) -> Int {
    let section = section(ofRow: row)
    return firstLines[section + 1] - (firstRows[section + 1] - row)
  }

  /// The line at which a section begins.
  func line(ofSection section: Int) -> Int { firstLines[section] }

  /// What is on a line, which must be one of the table's.
  func content(ofLine line: Int) -> Line {
    let section = section(ofLine: line)
    let place = line - (firstLines[section + 1] - rows(ofSection: section).count)
    return place < 0 ? .header(section: section) : .row(firstRows[section] + place)
  }

  /// The number of rows on the lines before one.
  func rowCount(beforeLine line: Int) -> Int {
    if line >= lineCount { return rowCount }
    return switch content(ofLine: line) {
    case .header(let section): firstRows[section]
    case .row(let row): row
    }
  }

  /// The place of a row by its number.
  func path(ofRow row: Int) -> RowPath {
    let section = section(ofRow: row)
    return RowPath(row - firstRows[section], section: section)
  }

  /// The number of a row by its place; nil where there is no such row.
  func row(at path: RowPath) -> Int? {
    guard (0..<count).contains(path.section) else { return nil }
    let rows = rows(ofSection: path.section)
    return (0..<rows.count).contains(path.row) ? rows.lowerBound + path.row : nil
  }
}
