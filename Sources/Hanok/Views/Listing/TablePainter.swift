import HanokLocalization
import HanokTerminal

/// Draws the visible parts of a table.
struct TablePainter {
  private let table: RowListView
  private let canvas: Canvas
  // The values that each row needs, computed once for all of them.
  private let theme: Theme
  private let symbols: SymbolSet
  private let columns: [TableColumnLayout.Placed]
  private let alignments: [Label.Alignment]
  private let columnStyles: [Style]
  private let width: Int
  private let titleRows: Int
  private let markWidth: Int
  /// The cells of rows, without the index or the indicator.
  private let rowWidth: Int
  private let hasKeys: Bool
  private let isUsable: Bool

  init(_ table: RowListView, on canvas: Canvas) {
    self.table = table
    self.canvas = canvas
    let traits = canvas.traits
    let theme = traits.theme
    self.theme = theme
    symbols = traits.symbols
    columns = table.layout.columns.columns
    alignments = columns.map { table.columns[$0.index].side(in: traits) }
    columnStyles = columns.map { column in
      table.columns[column.index].style.map { theme[keyPath: $0] } ?? .plain
    }
    width = table.frame.width
    titleRows = table.titleRows
    markWidth = table.markWidth
    rowWidth = width - table.edgeWidth
    hasKeys = table.isFirstResponder
    isUsable = table.isUsable
  }

  private var traits: Traits { canvas.traits }

  func draw() {
    let parts = ListPainter(list: table, canvas: canvas)
    drawTitles()
    if table.loadSections().rowCount == 0 { parts.drawPlaceholder() } else { drawLines() }
    parts.drawStatus()
    if let bar = table.indexBar { drawIndex(bar) } else { parts.drawIndicator() }
  }

  private func write(
    _ line: TextLine, in column: TableColumnLayout.Placed, _ alignment: Label.Alignment, y: Int,
    indentation: Int = 0, style: Style
  ) {
    let start = alignment.column(of: line.width, in: column.width - indentation)
    let leading = markWidth + column.x + indentation + start
    canvas.write(line, at: Point(x: leading, y: y), style: style)
  }

  /// Draws the titles of the columns, and the signs of further columns and of the order.
  private func drawTitles() {
    guard titleRows > 0, canvas.visibleRect.minY <= 0 else { return }
    let layout = table.layout.columns
    for (place, alignment) in zip(columns, alignments) { drawTitle(in: place, alignment) }
    if layout.page > 0 { canvas.write(symbols.back, at: Point(x: 0, y: 0), style: theme.accent) }
    if layout.page + 1 < layout.pageCount {
      canvas.write(symbols.forward, at: Point(x: width - 1, y: 0), style: theme.accent)
    }
  }

  private func drawTitle(in place: TableColumnLayout.Placed, _ alignment: Label.Alignment) {
    let column = table.columns[place.index]
    let signWidth = column.isSortable ? 2 : 0
    let room = place.width - signWidth
    guard let title = column.title, let line = traits.line(title, width: room) else { return }
    // The sign is after the title, or before it if the title is at the trailing side.
    let isTrailing = alignment == .trailing
    let words = TableColumnLayout.Placed(
      index: place.index, x: place.x + (isTrailing ? signWidth : 0), width: room)
    write(line, in: words, alignment, y: 0, style: theme.heading)
    guard let order = table.sortOrder, order.column == place.index, column.isSortable else {
      return
    }
    let gap = isTrailing ? room - line.width : line.width + 1
    canvas.write(
      order.isAscending ? symbols.up : symbols.down,
      at: Point(x: markWidth + place.x + gap, y: 0), style: theme.accent)
  }

  private func drawLines() {
    let sections = table.loadSections()
    let sticky = table.stickySection
    let count = min(table.bodyHeight, sections.lineCount - table.topLine)
    for y in canvas.visibleRows(of: titleRows..<titleRows + max(0, count)) {
      if y == titleRows, let sticky {
        drawHeader(sticky, y: y)
        continue
      }
      switch sections.content(ofLine: table.topLine + y - titleRows) {
      case .header(let section): drawHeader(section, y: y)
      case .row(let number): drawRow(number, y: y)
      }
    }
  }

  private func drawHeader(_ section: Int, y: Int) {
    let indent = table.headerIndent
    guard let title = table.tableRows.headerTitle(ofSection: section),
      let line = traits.line(title, width: rowWidth - indent)
    else { return }
    canvas.write(line, at: Point(x: indent, y: y), style: theme.heading)
  }

  private func drawRow(_ number: Int, y: Int) {
    guard let drawn = table.layout.drawnRow(number, of: table, traits) else { return }
    let isCursor = number == table.selection.cursor
    let isSelected = table.selection.rows.contains(number)
    let style = style(of: drawn.row, isCursor: isCursor, isSelected: isSelected)
    if isCursor && hasKeys || isSelected {
      canvas.fill(Rect(x: 0, y: y, width: rowWidth, height: 1), style: style)
    }
    if markWidth > 1 { drawMarks(isCursor: isCursor, isSelected: isSelected, y: y, style) }
    for (index, line) in drawn.lines.enumerated() {
      let place = columns[index]
      let indentation = place.index == 0 ? drawn.indentation : 0
      if indentation > 0 {
        let cells = Rect(x: markWidth + place.x, y: y, width: indentation, height: 1)
        table.drawIndentation(
          ofRowAt: table.loadSections().path(ofRow: number), in: canvas.inset(to: cells),
          style: style)
      }
      guard let line else { continue }
      write(
        line, in: place, alignments[index], y: y, indentation: indentation,
        style: style == .plain ? columnStyles[index] : style)
    }
  }

  private func drawMarks(isCursor: Bool, isSelected: Bool, y: Int, _ style: Style) {
    // In the row's own colour: the accent's isn't readable on the selection of every theme.
    var markStyle = style
    if !(isCursor && hasKeys) { markStyle.attributes.formUnion(theme.accent.attributes) }
    if isCursor, hasKeys {
      canvas.write(symbols.forward, at: Point(x: 0, y: y), style: markStyle)
    } else if isSelected, !table.allowsMultipleSelection {
      canvas.write(symbols.bullet, at: Point(x: 0, y: y), style: markStyle)
    }
    if table.allowsMultipleSelection, isSelected, markWidth > 2 {
      canvas.write(symbols.checkmark, at: Point(x: 1, y: y), style: markStyle)
    }
  }

  private func style(of row: TableRow, isCursor: Bool, isSelected: Bool) -> Style {
    let own = row.style.map { theme[keyPath: $0] } ?? .plain
    let state =
      isCursor && hasKeys ? theme.selection : isSelected ? theme.inactiveSelection : .plain
    return (row.isEnabled && isUsable ? own : theme.disabledControl).applying(state)
  }

  private func drawIndex(_ bar: TableIndexBar) {
    let titles = table.loadIndex().titles
    let partWidth = table.edgeWidth
    let current = table.currentIndexTitle
    for (row, entry) in bar.entries.enumerated() {
      let sign = entry.isFolded ? symbols.hiddenLetters : titles[entry.title]
      let isCurrent = current.map { entry.titles.contains($0) } ?? false
      canvas.write(
        traits.line(.verbatim(sign), width: partWidth),
        at: Point(x: width - partWidth, y: titleRows + bar.top + row),
        style: isCurrent ? theme.accent : theme.secondary)
    }
  }
}
