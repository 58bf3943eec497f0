/// The rows of a table by number and by line, with the start of each section.
///
/// ```
/// line 0   Fruit          section 0
/// line 1     Apple        row 0 of all
/// line 2     Pear         row 1
/// line 3   Roots          section 1
/// line 4     Carrot       row 2
/// ```
///
/// It stores two numbers a section and none a row, so that a table may have millions of rows.
package struct TableSections: Equatable {
  package enum Line: Equatable {
    case header(section: Int)
    case row(Int)
  }

  /// The number of the first row of each section, and the number of all rows.
  private var firstRows = [0]
  /// The first line of each section, and the number of all lines.
  private var firstLines = [0]

  /// The maximum number of lines; further rows are dropped.
  private static let maximumLines = Int(Int32.max)

  package init() {}

  /// Creates sections of the numbers of their rows; a negative number of them is none.
  package init(count: Int, _ section: (Int) -> (rows: Int, hasHeader: Bool)) {
    for index in 0..<max(0, count) {
      let section = section(index)
      add(rows: section.rows, hasHeader: section.hasHeader)
    }
  }

  /// Adds a section; a negative number of rows is clamped to 0.
  package mutating func add(rows: Int, hasHeader: Bool) {
    let header = hasHeader ? 1 : 0
    let rows = max(0, min(rows, Self.maximumLines - lineCount - header))
    let (lastRow, lastLine) = (rowCount + rows, lineCount + rows + header)
    firstRows.append(lastRow)
    firstLines.append(lastLine)
  }

  package var count: Int { firstRows.count - 1 }
  /// The number of rows of all sections.
  package var rowCount: Int { firstRows[count] }
  /// The number of rows and headers.
  package var lineCount: Int { firstLines[count] }

  package func rows(ofSection section: Int) -> Range<Int> {
    firstRows[section]..<firstRows[section + 1]
  }

  /// Returns the number of a section's rows, or 0 for an invalid section.
  package func rowCount(ofSection section: Int) -> Int {
    (0..<count).contains(section) ? rows(ofSection: section).count : 0
  }

  package func hasHeader(_ section: Int) -> Bool {
    firstLines[section + 1] - firstLines[section] > rows(ofSection: section).count
  }

  /// Returns the section of a row.
  ///
  /// - Complexity: O(log *n*) in the number of sections, like the other queries.
  package func section(ofRow row: Int) -> Int { firstRows.partitionPoint { $0 > row } - 1 }

  package func section(ofLine line: Int) -> Int { firstLines.partitionPoint { $0 > line } - 1 }

  package func line(ofRow row: Int) -> Int {
    let section = section(ofRow: row)
    return firstLines[section + 1] - (firstRows[section + 1] - row)
  }

  /// Returns the first line of a section.
  package func line(ofSection section: Int) -> Int { firstLines[section] }

  /// Returns the content of a line, which must be valid.
  package func content(ofLine line: Int) -> Line {
    let section = section(ofLine: line)
    let place = line - (firstLines[section + 1] - rows(ofSection: section).count)
    return place < 0 ? .header(section: section) : .row(firstRows[section] + place)
  }

  /// Returns the number of rows on the lines before one.
  package func rowCount(beforeLine line: Int) -> Int {
    if line >= lineCount { return rowCount }
    return switch content(ofLine: line) {
    case .header(let section): firstRows[section]
    case .row(let row): row
    }
  }

  package func path(ofRow row: Int) -> RowPath {
    let section = section(ofRow: row)
    return RowPath(row - firstRows[section], section: section)
  }

  /// Returns the number of a row by its position, or nil if there is no such row.
  package func row(at path: RowPath) -> Int? {
    guard (0..<count).contains(path.section) else { return nil }
    let rows = rows(ofSection: path.section)
    return (0..<rows.count).contains(path.row) ? rows.lowerBound + path.row : nil
  }
}
