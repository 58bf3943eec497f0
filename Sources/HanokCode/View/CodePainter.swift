import Hanok

/// Draws the visible rows of source code, on a canvas from left to right.
struct CodePainter {
  let view: CodeView
  let canvas: Canvas

  private var theme: Theme { canvas.traits.theme }
  private var content: CodeContent { view.content }

  func draw() {
    let visible = canvas.visibleRows(of: 0..<view.frame.height)
    var place = view.top
    for y in 0..<view.frame.height {
      if visible.contains(y) { drawRow(place, y: y) }
      let next = content.place(1, from: place)
      if next == place { break }
      place = next
    }
    guard let origin = view.indicatorOrigin else { return }
    view.indicator.draw(
      view.viewport, at: origin, isFocused: view.isFirstResponder, in: canvas)
  }

  private func drawRow(_ place: TextRowPlace, y: Int) {
    let line = content.layout(ofLine: place.line)
    guard line.rows.indices.contains(place.row) else { return }
    let row = line.rows[place.row]
    let area = view.textArea
    let isCurrent = view.highlightsCurrentLine && view.selection.head.line == place.line
    if isCurrent {
      canvas.fill(Rect(x: 0, y: y, width: area.upperBound, height: 1), style: theme.card)
    }
    let ground = isCurrent ? theme.card : .plain
    drawGutter(place, y: y, isCurrent: isCurrent, ground)
    let cells = canvas.inset(to: Rect(x: area.lowerBound, y: y, width: area.count, height: 1))
    cells.write(row, at: Point(x: -view.firstColumn, y: 0), style: ground)
    markMatches(line, row, place, in: cells)
    markSelection(line, row, place, in: cells)
    drawEdges(row, in: cells, ground)
  }

  /// Draws the number of the line, or the sign of a row that continues one.
  private func drawGutter(_ place: TextRowPlace, y: Int, isCurrent: Bool, _ ground: Style) {
    let width = view.textArea.lowerBound
    if width == 0 { return }
    let isNumber = place.row == 0
    if isNumber, !view.showsLineNumbers { return }
    let text = isNumber ? view.number(ofLine: place.line) : canvas.traits.symbols.detail
    let x = width - 1 - CellWidth.of(text, ambiguous: canvas.traits.ambiguousWidth)
    canvas.write(
      text, at: Point(x: max(0, x), y: y),
      style: ground.applying(isCurrent && isNumber ? theme.accent : theme.secondary))
  }

  private func markMatches(
    _ line: CodeLineLayout, _ row: TextLine, _ place: TextRowPlace, in cells: Canvas
  ) {
    guard let search = view.search else { return }
    for match in search.matches(in: content.lines[place.line]) {
      for columns in row.columns(of: line.shown.shown(ofSource: match)) {
        restyle(columns, in: cells) {
          $0.applying(theme.accent).applying(Style(attributes: .underline))
        }
      }
    }
  }

  private func markSelection(
    _ line: CodeLineLayout, _ row: TextLine, _ place: TextRowPlace, in cells: Canvas
  ) {
    let selected = view.selection.range
    guard !selected.isEmpty, selected.lowerBound.line <= place.line,
      place.line <= selected.upperBound.line
    else { return }
    let length = content.lines[place.line].utf8.count
    let start = selected.lowerBound.line == place.line ? selected.lowerBound.offset : 0
    let isOpen = place.line < selected.upperBound.line
    let end = isOpen ? length : selected.upperBound.offset
    var columns = row.columns(of: line.shown.shown(ofSource: start..<max(start, end)))
    // A selected line end occupies the cell after the text.
    if isOpen, row.isLast { columns.append(row.width..<row.width + 1) }
    let style = view.isFirstResponder ? theme.selection : theme.inactiveSelection
    for columns in columns { restyle(columns, in: cells) { $0.applying(style) } }
  }

  private func restyle(_ columns: Range<Int>, in cells: Canvas, _ change: (Style) -> Style) {
    let x = columns.lowerBound - view.firstColumn
    cells.restyle(Rect(x: x, y: 0, width: columns.count, height: 1), change)
  }

  /// Draws signs at the edges where a line goes on.
  private func drawEdges(_ row: TextLine, in cells: Canvas, _ ground: Style) {
    if view.wrapsLines { return }
    let sign = edgeSign
    let style = ground.applying(theme.accent)
    if view.firstColumn > 0, row.width > 0 { cells.write(sign, at: .zero, style: style) }
    if row.width > view.firstColumn + cells.size.width, cells.size.width > 0 {
      cells.write(sign, at: Point(x: cells.size.width - 1, y: 0), style: style)
    }
  }

  /// The language's ellipsis, or a sign of one cell where it has another width.
  private var edgeSign: String {
    let ellipsis = canvas.traits.textRules.ellipsis
    let width = CellWidth.of(ellipsis, ambiguous: canvas.traits.ambiguousWidth)
    return width == 1 ? ellipsis : canvas.traits.symbols.detail
  }
}
