import HanokLocalization
import HanokTerminal

/// A row that was drawn last: its content, and the line of each visible column.
struct DrawnTableRow {
  let row: TableRow
  let lines: [TextLine?]
  let isTruncated: Bool
  /// The empty cells before the text of the first column.
  let indentation: Int
}

/// A row whose cells were measured, and its whole lines.
private typealias MeasuredTableRow = (row: TableRow, lines: [TextLine?])

/// The positions of a table's columns, and the rows that were measured and drawn in them.
///
/// It requests rows from the table when it needs them, and keeps them until the table reports a
/// change.
final class TableLayout {
  /// The positions of the columns at the last layout.
  private(set) var columns = TableColumnLayout([], room: 0, page: 0)
  /// The number of the page of columns that the next layout shows.
  private(set) var page = 0
  /// The column that the next layout must show, on the page that has it.
  private var columnToShow: Int?
  /// The width of the widest cell seen so far in each column that fits its content.
  private var seenWidths: [Int] = []
  /// The width of the widest cell of each column in the first rows, or nil before measuring them.
  private var firstWidths: [Int]?
  /// The rows that were measured but not drawn, by their numbers.
  private var measuredRows: [Int: MeasuredTableRow] = [:]
  private var drawnRows: [Int: DrawnTableRow] = [:]

  private static let pageSignWidth = 2
  /// The number of rows without a proposal, from which columns have their ideal widths.
  static let idealRows = 10

  // What has changed.

  /// Removes the rows, and the widths of the first ones.
  func forgetRows() {
    firstWidths = nil
    measuredRows.removeAll(keepingCapacity: true)
    drawnRows.removeAll(keepingCapacity: true)
  }

  /// Removes one row.
  func forget(_ row: Int) { (drawnRows[row], measuredRows[row]) = (nil, nil) }

  /// Removes the widths of columns, which grow with the rows that become visible.
  func forgetWidths() { seenWidths = [] }

  /// Shows the first page of columns.
  func showFirstPage() { page = 0 }

  /// Shows the page that has a column from the next layout on.
  func show(column: Int) { columnToShow = column }

  /// Turns the page of columns, and returns whether there is one.
  func turnPage(by step: Int) -> Bool {
    let next = page + step
    guard (0..<columns.pageCount).contains(next) else { return false }
    page = next
    return true
  }

  // Columns.

  /// Lays out the columns of a table, and returns whether their positions have changed.
  func layOut(_ table: RowListView) -> Bool {
    measureShownRows(of: table)
    let room = table.columnRoom
    let requests = requests(seenWidths, of: table)
    func columns(in room: Int) -> TableColumnLayout {
      TableColumnLayout(requests, room: room, page: page, showing: columnToShow)
    }
    var layout = columns(in: room)
    if layout.pageCount > 1, room > Self.pageSignWidth {
      // A sign at the end of the titles shows that there are more.
      layout = columns(in: room - Self.pageSignWidth)
    }
    page = layout.page
    if room > 0 { columnToShow = nil }
    guard layout != self.columns else { return false }
    self.columns = layout
    drawnRows.removeAll(keepingCapacity: true)
    return true
  }

  /// Returns the requests of the columns; fitted ones have a width seen so far.
  private func requests(
    _ seenWidths: [Int], of table: RowListView
  ) -> [TableColumnLayout.Request] {
    table.columns.indices.map { index in
      let column = table.columns[index]
      var request: TableColumnLayout.Request
      switch column.width {
      case .fixed(let width):
        request = .init(minimum: max(1, width), ideal: max(1, width))
      case .share(let share, let minimum):
        let minimum = max(1, minimum)
        request = .init(minimum: minimum, ideal: minimum, share: max(0, min(share, 1_000_000)))
      case .fitting(let minimum, let maximum):
        let seen = seenWidths.indices.contains(index) ? seenWidths[index] : 0
        let ideal = max(1, min(seen, maximum))
        request = .init(minimum: max(1, min(minimum ?? ideal, ideal)), ideal: ideal)
      }
      request.priority = column.priority
      request.isSorted = table.sortOrder?.column == index
      return request
    }
  }

  /// Returns the width at which all columns fit the first rows: scrolling doesn't change it.
  func idealWidth(of table: RowListView) -> Int {
    let widths = idealWidths(of: table)
    var width = TableColumnLayout.gap * (table.columns.count - 1)
    for (request, seen) in zip(requests(widths, of: table), widths) {
      width += min(10_000, max(request.ideal, seen))
    }
    return width
  }

  /// Returns the number of pages of the columns in a room, at their ideal widths.
  func idealPageCount(of table: RowListView, in room: Int) -> Int {
    TableColumnLayout(requests(idealWidths(of: table), of: table), room: room, page: 0).pageCount
  }

  /// Returns the widest cells of each column in the titles and the first rows.
  private func idealWidths(of table: RowListView) -> [Int] {
    if let firstWidths { return firstWidths }
    guard let traits = table.traits else { return table.columns.map { _ in 0 } }
    let widths = widths(
      ofLines: 0..<Self.idealRows, of: table, traits, atLeast: titleWidths(of: table, traits))
    firstWidths = widths
    return widths
  }

  private func titleWidths(of table: RowListView, _ traits: Traits) -> [Int] {
    table.columns.map { column in
      let width = column.title.flatMap { traits.line($0)?.width } ?? 0
      // The sign of the order has a reserved cell.
      return column.isSortable ? width + 2 : width
    }
  }

  // Rows.

  /// Measures the cells of the visible rows.
  ///
  /// Columns grow for them, and shrink only at a reload, so that texts stay in place.
  private func measureShownRows(of table: RowListView) {
    guard let traits = table.traits else { return }
    let isKnown = seenWidths.count == table.columns.count
    let known = isKnown ? seenWidths : titleWidths(of: table, traits)
    let lines = table.topLine..<(table.topLine + max(1, table.bodyHeight))
    // Drawn rows were measured before.
    seenWidths = widths(ofLines: lines, of: table, traits, atLeast: known) { drawnRows[$0] == nil }
  }

  /// Returns the widths of the columns in those rows of a range of lines that are measured.
  private func widths(
    ofLines lines: Range<Int>, of table: RowListView, _ traits: Traits, atLeast known: [Int],
    where isMeasured: (Int) -> Bool = { _ in true }
  ) -> [Int] {
    var widths = known
    let sections = table.loadSections()
    if measuredRows.count > maximumRows(of: table) {
      measuredRows.removeAll(keepingCapacity: true)
    }
    for line in lines.clamped(to: 0..<sections.lineCount) {
      guard case .row(let number) = sections.content(ofLine: line), isMeasured(number),
        let measured = measuredRow(number, of: table, traits)
      else { continue }
      let row = measured.row
      for (index, line) in measured.lines.enumerated() {
        let indentation = index == 0 ? max(0, min(row.indentation, ProposedSize.largestLength)) : 0
        widths[index] = max(widths[index], (line?.width ?? 0) + indentation)
      }
    }
    return widths
  }

  private func measuredRow(
    _ number: Int, of table: RowListView, _ traits: Traits
  ) -> MeasuredTableRow? {
    if let known = measuredRows[number] { return known }
    guard let row = table.tableRows.content(ofRow: number) else { return nil }
    let measured = (row, row.cells.prefix(table.columns.count).map { traits.line($0) })
    measuredRows[number] = measured
    return measured
  }

  /// The number of measured or drawn rows above which all of them are removed.
  private func maximumRows(of table: RowListView) -> Int { 4 * max(8, table.bodyHeight) }

  /// Returns the indentation of a row that was drawn, or nil for another one.
  func indentation(ofDrawnRow row: Int) -> Int? { drawnRows[row]?.indentation }

  /// Returns a row for drawing; one that was drawn before isn't created again.
  func drawnRow(_ number: Int, of table: RowListView, _ traits: Traits) -> DrawnTableRow? {
    if let known = drawnRows[number] { return known }
    let measured = measuredRows.removeValue(forKey: number)
    guard let row = measured?.row ?? table.tableRows.content(ofRow: number) else { return nil }
    let drawn = row.drawn(
      in: columns.columns, of: table.columns, measured: measured?.lines ?? [], traits)
    if drawnRows.count > maximumRows(of: table) { drawnRows.removeAll(keepingCapacity: true) }
    drawnRows[number] = drawn
    return drawn
  }
}

extension TableRow {
  /// Returns the row with the lines of its cells in columns.
  ///
  /// A text that is longer than its column continues over the empty cells after it.
  ///
  /// - Parameter measured: The whole lines of cells that were measured before.
  fileprivate func drawn(
    in columns: [TableColumnLayout.Placed], of all: [TableColumn], measured: [TextLine?],
    _ traits: Traits
  ) -> DrawnTableRow {
    var lines: [TextLine?] = []
    var isTruncated = false
    var indentation = 0
    for (number, place) in columns.enumerated() {
      var width = place.width
      if all[place.index].alignment == .leading {
        let others = columns[(number + 1)...].prefix { isEmpty($0.index, measured, traits) }
        width = others.last.map { $0.x + $0.width - place.x } ?? width
      }
      if place.index == 0 {
        // The text has at least half of the column.
        indentation = max(0, min(self.indentation, width - min(Self.leastWords, (width + 1) / 2)))
        width -= indentation
      }
      if measured.indices.contains(place.index), let line = measured[place.index],
        line.width <= width
      {
        lines.append(line)
        continue
      }
      guard cells.indices.contains(place.index) else {
        lines.append(nil)
        continue
      }
      let layout = traits.layout(cells[place.index], width: width, maximumLines: 1)
      lines.append(layout.lines.first)
      if layout.isTruncated { isTruncated = true }
    }
    return DrawnTableRow(
      row: self, lines: lines, isTruncated: isTruncated, indentation: indentation)
  }

  /// Whether the cell of a column is empty.
  private func isEmpty(_ column: Int, _ measured: [TextLine?], _ traits: Traits) -> Bool {
    guard cells.indices.contains(column) else { return true }
    let line =
      measured.indices.contains(column) ? measured[column] : traits.line(cells[column])
    return line?.width ?? 0 == 0
  }

  /// The cells that an indented row's text keeps if the column is wide enough.
  private static let leastWords = 12
}
