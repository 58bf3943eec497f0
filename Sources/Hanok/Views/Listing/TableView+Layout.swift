import HanokLocalization
import HanokTerminal

/// A row as it was drawn last: its content, and the line of each column that shows.
struct DrawnTableRow {
  let row: TableRow
  let lines: [TextLine?]
  let isTruncated: Bool
  /// The empty cells before the words of the first column.
  let indentation: Int
}

/// The places of rows and columns.
extension TableView {
  /// The cells before a row: for the sign of the row with the keys, and for that of a selected one.
  var markWidth: Int { min(allowsMultipleSelection ? 3 : 2, max(0, frame.width - 1)) }

  /// The row of the columns' titles, where there is one.
  var titleRows: Int {
    let hasTitles = columns.contains { $0.title != nil } || columnLayout.pageCount > 1
    return hasTitles && frame.height != 1 ? 1 : 0
  }

  /// The row at the foot that says that more is on its way.
  var statusRows: Int { isLoading && sections.rowCount > 0 && frame.height > titleRows + 1 ? 1 : 0 }

  /// The number of lines of rows and headers that have room.
  var bodyHeight: Int { max(0, frame.height - titleRows - statusRows) }

  var maximumTopLine: Int { max(0, sections.lineCount - bodyHeight) }

  /// Whether there are more lines than have room, so that an indicator shows where they are.
  var isOverflowing: Bool { sections.lineCount > bodyHeight && frame.width > 1 }

  /// The cells at the trailing edge that rows leave to the index or the indicator.
  var edgeWidth: Int { indexBar == nil ? (isOverflowing ? 1 : 0) : indexWidth }

  /// The cells of the edge, and of the space before it where there is room.
  private var reservedWidth: Int {
    let edge = edgeWidth
    return edge > 0 && frame.width >= Self.roomyWidth ? edge + 1 : edge
  }

  /// A table this wide has room for empty cells.
  private static let roomyWidth = 20

  /// The line of the row with the keys.
  var cursorLine: Int? {
    let sections = sections
    return selection.cursor.map { sections.line(ofRow: $0) }
  }

  /// The section whose header stays at the top, since its own place is above.
  var stickySection: Int? {
    let sections = sections
    guard topLine < sections.lineCount, bodyHeight > 1 else { return nil }
    let section = sections.section(ofLine: topLine)
    return sections.hasHeader(section) && sections.line(ofSection: section) < topLine
      ? section : nil
  }

  /// Scrolls as little as shows the row with the keys, below the header that stays.
  func showCursor() {
    guard let line = cursorLine, bodyHeight > 0 else { return }
    show(line: line)
  }

  func show(line: Int) {
    let section = sections.section(ofLine: line)
    let isCovered =
      bodyHeight > 1 && sections.hasHeader(section) && line > sections.line(ofSection: section)
    let top = max(line - bodyHeight + 1, min(topLine, isCovered ? line - 1 : line))
    let clamped = max(0, min(top, maximumTopLine))
    if clamped != topLine {
      topLine = clamped
      setNeedsDisplay()
    }
  }

  /// Places the columns in the room that there is.
  func layOutColumns() {
    measureShownRows()
    let room = max(0, frame.width - markWidth - reservedWidth)
    var layout = TableColumnLayout(requests, room: room, page: columnPage)
    if layout.pageCount > 1, room > Self.pageSignWidth {
      // At the end of the titles, a sign says that there are more.
      layout = TableColumnLayout(requests, room: room - Self.pageSignWidth, page: columnPage)
    }
    columnPage = layout.page
    guard layout != columnLayout else { return }
    columnLayout = layout
    drawnRows.removeAll(keepingCapacity: true)
    setNeedsDisplay()
  }

  private static let pageSignWidth = 2

  private var requests: [TableColumnLayout.Request] {
    columns.indices.map { index in
      let column = columns[index]
      switch column.width {
      case .fixed(let width):
        return .init(minimum: max(1, width), ideal: max(1, width), priority: column.priority)
      case .share(let share, let minimum):
        let minimum = max(1, minimum)
        return .init(
          minimum: minimum, ideal: minimum, share: max(0, min(share, 1_000_000)),
          priority: column.priority)
      case .fitting(let minimum, let maximum):
        let ideal = max(1, min(seenWidth(index), maximum))
        return .init(
          minimum: max(1, min(minimum ?? ideal, ideal)), ideal: ideal, priority: column.priority)
      }
    }
  }

  private func seenWidth(_ column: Int) -> Int {
    seenWidths.indices.contains(column) ? seenWidths[column] : 0
  }

  /// The width at which all columns show, by the rows that were seen.
  var idealWidth: Int {
    measureShownRows(atLeast: 10)
    var width = markWidth + TableColumnLayout.gap * (columns.count - 1) + max(1, indexWidth) + 1
    for (index, request) in requests.enumerated() {
      width += min(10_000, max(request.ideal, seenWidth(index)))
    }
    return width
  }

  /// Measures the cells of the rows that come into view.
  ///
  /// Columns grow for them, and don't shrink again before a reload, so that what is read stays where
  /// it is.
  func measureShownRows(atLeast least: Int = 1) {
    guard let traits else { return }
    if seenWidths.count != columns.count { measureTitles(traits) }
    let sections = sections
    let end = min(topLine + max(least, bodyHeight), sections.lineCount)
    for line in min(topLine, end)..<end {
      guard case .row(let number) = sections.content(ofLine: line), drawnRows[number] == nil,
        let row = dataSource?.tableView(self, rowAt: sections.path(ofRow: number))
      else { continue }
      for (index, cell) in row.cells.prefix(columns.count).enumerated() {
        let width = TableText.line(cell, traits)?.width ?? 0
        let indentation = index == 0 ? max(0, min(row.indentation, ProposedSize.largestLength)) : 0
        seenWidths[index] = max(seenWidths[index], width + indentation)
      }
    }
  }

  private func measureTitles(_ traits: Traits) {
    seenWidths = columns.map { column in
      let width = column.title.flatMap { TableText.line($0, traits)?.width } ?? 0
      // The sign of the order has its place also while there is none.
      return column.isSortable ? width + 2 : width
    }
  }

  /// Returns a row as it is drawn, made anew only where it wasn't drawn before.
  func drawnRow(_ number: Int, _ traits: Traits) -> DrawnTableRow? {
    if let known = drawnRows[number] { return known }
    guard let row = dataSource?.tableView(self, rowAt: sections.path(ofRow: number)) else {
      return nil
    }
    var lines: [TextLine?] = []
    var isTruncated = false
    var indentation = 0
    for place in columnLayout.columns {
      let cell = row.cells.indices.contains(place.index) ? row.cells[place.index] : nil
      var width = place.width
      if place.index == 0 {
        // The words have at least half of the column.
        indentation = max(0, min(row.indentation, width - min(Self.leastWords, (width + 1) / 2)))
        width -= indentation
      }
      let layout = cell.map { TableText.layout($0, width: width, traits) }
      lines.append(layout?.lines.first)
      if layout?.isTruncated == true { isTruncated = true }
    }
    if drawnRows.count > 4 * max(8, bodyHeight) { drawnRows.removeAll(keepingCapacity: true) }
    let drawn = DrawnTableRow(
      row: row, lines: lines, isTruncated: isTruncated, indentation: indentation)
    drawnRows[number] = drawn
    return drawn
  }

  /// The cells that the words of an indented row keep, where the column is wide enough.
  private static let leastWords = 12

  /// The first text of those in view that is cut.
  var firstTruncatedText: String? {
    guard let traits else { return nil }
    if sections.rowCount == 0 { return nil }
    let end = min(topLine + bodyHeight, sections.lineCount)
    for line in min(topLine, end)..<end {
      guard case .row(let number) = sections.content(ofLine: line) else { continue }
      guard let drawn = drawnRow(number, traits), drawn.isTruncated else { continue }
      return drawn.row.cells.map { traits.localizer.string($0) }.joined(separator: " ")
    }
    for place in columnLayout.columns where titleRows > 0 {
      guard let title = columns[place.index].title else { continue }
      let room = place.width - (columns[place.index].isSortable ? 2 : 0)
      if TableText.layout(title, width: room, traits).isTruncated {
        return traits.localizer.string(title)
      }
    }
    return nil
  }
}

/// The lines of a table's texts.
enum TableText {
  /// The text of a message in one line.
  static func layout(_ message: Message, width: Int, _ traits: Traits) -> TextLayout {
    TextLayout(
      AttributedText(drawing: message, in: traits), width: width, maximumLines: 1,
      rules: traits.textRules)
  }

  /// The whole text of a message.
  static func line(_ message: Message, _ traits: Traits) -> TextLine? {
    layout(message, width: .max, traits).lines.first
  }
}
