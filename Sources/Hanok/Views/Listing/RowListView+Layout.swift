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
typealias MeasuredTableRow = (row: TableRow, lines: [TextLine?])

/// The positions of rows and columns.
extension RowListView {
  /// The cells before a row: for the sign of the focus, and for that of the selection.
  var markWidth: Int { markWidth(in: frame.width) }

  private func markWidth(in width: Int) -> Int {
    min(allowsMultipleSelection ? 3 : 2, max(0, width - 1))
  }

  package var rowArea: Rect { Rect(x: 0, y: titleRows, width: frame.width, height: bodyHeight) }

  /// The indices of the columns that aren't on the visible page, since there is no room for them.
  package var omittedColumns: [Int] {
    let shown = Set(columnLayout.columns.map(\.index))
    return columns.indices.filter { !shown.contains($0) }
  }

  /// The cells at the trailing edge for the index or the indicator.
  var edgeWidth: Int { indexBar == nil ? (isOverflowing ? 1 : 0) : indexWidth }

  /// The cells of the edge, and of the space before it if there is room.
  private var reservedWidth: Int { Self.reservedWidth(edge: edgeWidth, in: frame.width) }

  private static func reservedWidth(edge: Int, in width: Int) -> Int {
    edge > 0 && width >= roomyWidth ? edge + 1 : edge
  }

  var cursorLine: Int? {
    let sections = sections
    return selection.cursor.map { sections.line(ofRow: $0) }
  }

  /// The section whose header stays at the top, since its own line is above it.
  var stickySection: Int? {
    let sections = sections
    guard topLine < sections.lineCount, bodyHeight > 1 else { return nil }
    let section = sections.section(ofLine: topLine)
    let isAbove = sections.hasHeader(section) && sections.line(ofSection: section) < topLine
    return isAbove ? section : nil
  }

  func show(line: Int) {
    let section = sections.section(ofLine: line)
    let isCovered =
      bodyHeight > 1 && sections.hasHeader(section) && line > sections.line(ofSection: section)
    var viewport = viewport
    viewport.reveal((isCovered ? line - 1 : line)..<line + 1)
    show(viewport)
  }

  func layOutColumns() {
    measureShownRows()
    let room = max(0, frame.width - markWidth - reservedWidth)
    let requests = requests(seenWidths)
    func columns(in room: Int) -> TableColumnLayout {
      TableColumnLayout(requests, room: room, page: columnPage, showing: columnToShow)
    }
    var layout = columns(in: room)
    if layout.pageCount > 1, room > Self.pageSignWidth {
      // A sign at the end of the titles shows that there are more.
      layout = columns(in: room - Self.pageSignWidth)
    }
    columnPage = layout.page
    if room > 0 { columnToShow = nil }
    guard layout != columnLayout else { return }
    columnLayout = layout
    drawnRows.removeAll(keepingCapacity: true)
    setNeedsDisplay()
  }

  private static let pageSignWidth = 2

  /// Returns the requests of the columns; fitted ones have a width seen so far.
  private func requests(_ seenWidths: [Int]) -> [TableColumnLayout.Request] {
    columns.indices.map { index in
      let column = columns[index]
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
      request.isSorted = sortOrder?.column == index
      return request
    }
  }

  /// The width at which all columns fit the first rows: scrolling doesn't change it.
  var idealWidth: Int {
    let widths = idealWidths
    var width =
      markWidth(in: .max) + TableColumnLayout.gap * (columns.count - 1) + max(1, indexWidth) + 1
    for (request, seen) in zip(requests(widths), widths) {
      width += min(10_000, max(request.ideal, seen))
    }
    return width
  }

  /// Returns the height of the first rows, with titles or a sign of further columns, at a width.
  func idealHeight(width: Int) -> Int {
    let rows = max(1, min(sections.lineCount, Self.idealRows))
    if hasTitles { return rows + 1 }
    let isOverflowing = sections.lineCount > rows && width > 1
    let edge = indexWidth > 0 ? indexWidth : isOverflowing ? 1 : 0
    let room = width - markWidth(in: width) - Self.reservedWidth(edge: edge, in: width)
    let layout = TableColumnLayout(requests(idealWidths), room: max(0, room), page: 0)
    return rows + (layout.pageCount > 1 ? 1 : 0)
  }

  private static let idealRows = 10

  /// The widest cells of each column in the titles and the first rows.
  private var idealWidths: [Int] {
    if let firstWidths { return firstWidths }
    guard let traits else { return columns.map { _ in 0 } }
    let widths = widths(ofLines: 0..<Self.idealRows, traits, atLeast: titleWidths(traits))
    firstWidths = widths
    return widths
  }

  /// Measures the cells of the visible rows.
  ///
  /// Columns grow for them, and shrink only at a reload, so that texts stay in place.
  private func measureShownRows() {
    guard let traits else { return }
    let known = seenWidths.count == columns.count ? seenWidths : titleWidths(traits)
    let lines = topLine..<(topLine + max(1, bodyHeight))
    // Drawn rows were measured before.
    seenWidths = widths(ofLines: lines, traits, atLeast: known) { drawnRows[$0] == nil }
  }

  /// Returns the widths of the columns in those rows of a range of lines that are measured.
  private func widths(
    ofLines lines: Range<Int>, _ traits: Traits, atLeast known: [Int],
    where isMeasured: (Int) -> Bool = { _ in true }
  ) -> [Int] {
    var widths = known
    let sections = sections
    if measuredRows.count > maximumRows { measuredRows.removeAll(keepingCapacity: true) }
    for line in lines.clamped(to: 0..<sections.lineCount) {
      guard case .row(let number) = sections.content(ofLine: line), isMeasured(number),
        let measured = measuredRow(number, traits)
      else { continue }
      let row = measured.row
      for (index, line) in measured.lines.enumerated() {
        let indentation = index == 0 ? max(0, min(row.indentation, ProposedSize.largestLength)) : 0
        widths[index] = max(widths[index], (line?.width ?? 0) + indentation)
      }
    }
    return widths
  }

  private func measuredRow(_ number: Int, _ traits: Traits) -> MeasuredTableRow? {
    if let known = measuredRows[number] { return known }
    guard let row = content(ofRow: number) else { return nil }
    let measured = (row, row.cells.prefix(columns.count).map { traits.line($0) })
    measuredRows[number] = measured
    return measured
  }

  /// The number of measured or drawn rows above which all of them are removed.
  private var maximumRows: Int { 4 * max(8, bodyHeight) }

  func forgetRows() {
    measuredRows.removeAll(keepingCapacity: true)
    drawnRows.removeAll(keepingCapacity: true)
  }

  private func titleWidths(_ traits: Traits) -> [Int] {
    columns.map { column in
      let width = column.title.flatMap { traits.line($0)?.width } ?? 0
      // The sign of the order has a reserved cell.
      return column.isSortable ? width + 2 : width
    }
  }

  /// Returns a row for drawing; one that was drawn before isn't created again.
  func drawnRow(_ number: Int, _ traits: Traits) -> DrawnTableRow? {
    if let known = drawnRows[number] { return known }
    let measured = measuredRows.removeValue(forKey: number)
    guard let row = measured?.row ?? content(ofRow: number) else { return nil }
    var lines: [TextLine?] = []
    var isTruncated = false
    var indentation = 0
    for place in columnLayout.columns {
      let cell = row.cells.indices.contains(place.index) ? row.cells[place.index] : nil
      var width = place.width
      if place.index == 0 {
        // The text has at least half of the column.
        indentation = max(0, min(row.indentation, width - min(Self.leastWords, (width + 1) / 2)))
        width -= indentation
      }
      if let measured, measured.lines.indices.contains(place.index),
        let line = measured.lines[place.index], line.width <= width
      {
        lines.append(line)
        continue
      }
      guard let cell else {
        lines.append(nil)
        continue
      }
      let layout = traits.layout(cell, width: width, maximumLines: 1)
      lines.append(layout.lines.first)
      if layout.isTruncated { isTruncated = true }
    }
    if drawnRows.count > maximumRows { drawnRows.removeAll(keepingCapacity: true) }
    let drawn = DrawnTableRow(
      row: row, lines: lines, isTruncated: isTruncated, indentation: indentation)
    drawnRows[number] = drawn
    return drawn
  }

  /// The cells that an indented row's text keeps if the column is wide enough.
  private static let leastWords = 12
}
