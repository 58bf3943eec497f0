import HanokLocalization
import HanokTerminal

/// Draws the visible rows of a log.
struct LogPainter {
  let log: LogView
  let canvas: Canvas

  private var traits: Traits { canvas.traits }
  private var theme: Theme { canvas.traits.theme }
  private var width: Int { log.frame.width }

  func draw() {
    if let placeholder = log.placeholder { return drawPlaceholder(placeholder) }
    let visible = canvas.visibleRect
    var place = log.topPlace
    var y = 0
    while y < min(log.bodyHeight, visible.maxY), place.line < log.buffer.shownCount {
      guard let layout = log.layout(ofLine: place.line) else { break }
      if y + layout.rowCount > visible.minY { drawLine(place, layout, from: y) }
      y += layout.rowCount - place.row
      place = TextRowPlace(line: place.line + 1, row: 0)
    }
    if log.hasNote { drawNote() }
    guard let origin = log.indicatorOrigin else { return }
    log.indicator.draw(log.viewport, at: origin, isFocused: log.isFirstResponder, in: canvas)
  }

  private func drawLine(_ place: TextRowPlace, _ layout: LogLineLayout, from top: Int) {
    let line = log.buffer.line(log.buffer.number(at: place.line))
    if place.row == 0 { drawHead(of: line, layout, y: top) }
    let style = line.level == .debug ? theme.secondary : Style.plain
    let end = min(layout.text.lines.count, place.row + log.bodyHeight - top)
    for index in min(place.row, end)..<end {
      canvas.write(
        layout.text.lines[index],
        at: Point(x: log.columns.startOfText, y: top + index - place.row), style: style)
    }
  }

  /// Draws the time and the level.
  private func drawHead(of line: LogLine, _ layout: LogLineLayout, y: Int) {
    let columns = log.columns
    if columns.timeWidth > 0 {
      canvas.write(layout.time, at: Point(x: 0, y: y), style: theme.secondary)
    }
    guard columns.signWidth > 0 else { return }
    let (sign, style) = mark(of: line.level)
    canvas.write(sign, at: Point(x: columns.timeWidth, y: y), style: style)
    if columns.nameWidth <= 0 { return }
    canvas.write(
      traits.line(line.level.name), at: Point(x: columns.timeWidth + columns.signWidth, y: y),
      style: style)
  }

  private func mark(of level: LogLevel) -> (sign: String, style: Style) {
    switch level {
    case .debug: (traits.symbols.detail, theme.secondary)
    case .info: (traits.symbols.information, theme.accent)
    case .warning: (traits.symbols.warning, theme.warning)
    case .error: (traits.symbols.error, theme.failure)
    }
  }

  private func drawPlaceholder(_ message: Message) {
    let layout = traits.layout(
      message, width: max(1, width), maximumLines: max(1, log.frame.height))
    for (y, line) in layout.lines.enumerated() {
      canvas.write(line, at: Point(x: 0, y: y), style: theme.secondary)
    }
  }

  /// Draws the row that shows the number of new lines.
  private func drawNote() {
    let y = log.frame.height - 1
    let room = width - log.indicatorWidth
    canvas.fill(Rect(x: 0, y: y, width: room, height: 1), style: theme.notice)
    canvas.write(
      traits.symbols.down, at: Point(x: 0, y: y), style: theme.notice.applying(theme.accent))
    let words = traits.line(.Hanok.logNews(count: log.newLineCount), width: max(1, room - 2))
    canvas.write(words, at: Point(x: 2, y: y), style: theme.notice.applying(theme.strong))
  }
}
