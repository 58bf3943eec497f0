import HanokDrawing
import HanokUnicode

/// Lays out a table in columns, or where they have no room, as a list of cells with their columns' names.
///
/// ```
/// Name  │   Size        Name: main.swift
/// ──────┼───────        Size: 12
/// main… │     12
/// ```
nonisolated struct TableLayout {
  private let layout: MarkdownLayout
  private let area: MarkdownLayout.Area
  private let table: MarkdownTable
  private let direction: TextDirection
  private let columns: TableColumns

  init(
    _ layout: MarkdownLayout, _ area: MarkdownLayout.Area, _ table: MarkdownTable,
    _ outerDirection: TextDirection
  ) {
    (self.layout, self.area, self.table) = (layout, area, table)
    direction = table.direction ?? outerDirection
    columns = TableColumns(
      of: table, width: area.width, ambiguous: layout.rules.ambiguousWidth)
  }

  /// Returns the rows of some rows of the table, with the header if the first is among them.
  func rows(_ range: Range<Int>) -> [MarkdownRow] {
    guard let widths = columns.widths else { return list(range) }
    var index = 0
    var rows: [MarkdownRow] = []
    if range.lowerBound == 0 {
      rows = self.rows(of: table.header, widths, &index, isHeader: true) + [line(widths)]
    }
    for row in range {
      // Between rows of several lines, nothing else shows where one ends.
      if columns.hasWraps, row > 0 { rows.append(line(widths)) }
      rows += self.rows(of: table.rows[row], widths, &index, isHeader: false)
    }
    return rows
  }

  // Columns.

  /// Returns the first column of each column of the table, from the left.
  private func places(_ widths: [Int]) -> [Int] {
    let total = widths.reduce(0, +) + TableColumns.separatorWidth * (widths.count - 1)
    let start = area.x(ofWidth: total, direction)
    var places: [Int] = []
    var offset = 0
    for width in widths {
      places.append(direction == .rightToLeft ? start + total - offset - width : start + offset)
      offset += width + TableColumns.separatorWidth
    }
    return places
  }

  private func rows(
    of cells: [AttributedText], _ widths: [Int], _ index: inout Int, isHeader: Bool
  ) -> [MarkdownRow] {
    let places = places(widths)
    let shown = cells.prefix(widths.count)
    let layouts = shown.enumerated().map { column, cell in
      layout.layout(isHeader ? cell.within(.strong) : cell, width: widths[column], direction)
    }
    let height = max(1, layouts.lazy.map(\.lines.count).max() ?? 0)
    let rows = (0..<height).map { y in
      var row = MarkdownRow()
      addSeparators(.columnLine, places, widths, to: &row)
      for (column, layout) in layouts.enumerated() where y < layout.lines.count {
        let line = layout.lines[y]
        let offset = offset(of: line, column, widths[column])
        row.add(line, x: places[column] + offset, index: index + column)
      }
      return row
    }
    index += cells.count
    return rows
  }

  /// Returns the distance of a line from the left side of its column.
  private func offset(of line: TextLine, _ column: Int, _ width: Int) -> Int {
    let room = width - line.width
    let alignment = column < table.alignments.count ? table.alignments[column] : .natural
    switch alignment {
    case .natural: return line.direction == .rightToLeft ? room : 0
    case .left: return 0
    case .center: return room / 2
    case .right: return room
    }
  }

  private func addSeparators(
    _ sign: MarkdownRow.Sign, _ places: [Int], _ widths: [Int], to row: inout MarkdownRow
  ) {
    for column in widths.indices.dropLast() {
      let isRightToLeft = direction == .rightToLeft
      let x = isRightToLeft ? places[column] - 2 : places[column] + widths[column] + 1
      row.add(.sign(sign), x: x, width: 1)
    }
  }

  /// Returns a line below a row.
  private func line(_ widths: [Int]) -> MarkdownRow {
    var row = MarkdownRow()
    let places = places(widths)
    for column in widths.indices {
      // The spaces beside the lines between columns belong to the line.
      let isLeftmost = places[column] == places.min()
      let isRightmost = places[column] == places.max()
      let before = isLeftmost ? 0 : 1
      let width = widths[column] + before + (isRightmost ? 0 : 1)
      row.add(.sign(.line), x: places[column] - before, width: width)
    }
    addSeparators(.crossing, places, widths, to: &row)
    return row
  }

  // The list.

  private func list(_ range: Range<Int>) -> [MarkdownRow] {
    var rows: [MarkdownRow] = []
    var index = range.lowerBound == 0 ? table.header.count : 0
    if table.rows.isEmpty {
      for (index, cell) in table.header.enumerated() {
        addCell(cell.within(.strong), index, label: nil, to: &rows)
      }
    }
    for row in range {
      if row > 0 { rows.append(MarkdownRow()) }
      for (column, cell) in table.rows[row].enumerated() {
        let label = column < table.header.count ? table.header[column] : nil
        addCell(cell, index + column, label: label, to: &rows)
      }
      index += table.rows[row].count
    }
    return rows
  }

  /// Adds a cell after the name of its column.
  private func addCell(
    _ cell: AttributedText, _ index: Int, label: AttributedText?, to rows: inout [MarkdownRow]
  ) {
    var text = AttributedText("")
    if let label, !label.runs.isEmpty {
      text = label.within(.strong)
      text.runs.append(.init(": ", role: .strong))
    }
    let offset = text.text.utf8.count
    text.runs += cell.runs
    for line in layout.layout(text, width: area.width, direction).lines {
      var row = MarkdownRow()
      row.add(
        line, x: area.x(ofWidth: line.width, line.direction), index: index, offset: -offset)
      rows.append(row)
    }
  }
}
