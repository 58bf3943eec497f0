import HanokLocalization
import HanokTerminal

/// Draws the visible rows of a log.
struct LogPainter {
  let log: LogView
  let canvas: Canvas
  let traits: Traits

  private var theme: Theme { traits.theme }
  private var width: Int { log.frame.width }

  private func row(_ y: Int) -> Canvas.Row {
    Canvas.Row(canvas, y: y, isRightToLeft: traits.isRightToLeft, width: width)
  }

  func draw() {
    if let placeholder = log.placeholder { return drawPlaceholder(placeholder) }
    let visible = canvas.visibleRect
    var place = log.topPlace
    var y = 0
    while y < min(log.bodyHeight, visible.maxY), place.line < log.buffer.shownCount {
      guard let layout = log.layout(ofLine: place.line) else { break }
      if y + layout.rowCount > visible.minY { drawLine(place, layout, from: y) }
      y += layout.rowCount - place.row
      place = LogPlace(line: place.line + 1, row: 0)
    }
    if log.hasNote { drawNote() }
    drawIndicator()
  }

  private func drawLine(_ place: LogPlace, _ layout: LogLineLayout, from top: Int) {
    let line = log.buffer.line(log.buffer.number(at: place.line))
    if place.row == 0 { drawHead(of: line, layout, row(top)) }
    let style = line.level == .debug ? theme.secondary : Style.plain
    let end = min(layout.text.lines.count, place.row + log.bodyHeight - top)
    for index in min(place.row, end)..<end {
      row(top + index - place.row).write(
        layout.text.lines[index], at: log.columns.startOfText, style: style, theme: theme)
    }
  }

  /// Draws the time and the level.
  private func drawHead(of line: LogLine, _ layout: LogLineLayout, _ row: Canvas.Row) {
    let columns = log.columns
    if columns.timeWidth > 0, let time = layout.time {
      row.write(time, at: 0, style: theme.secondary, theme: theme)
    }
    guard columns.signWidth > 0 else { return }
    let style = self.style(of: line.level)
    row.write(sign(of: line.level), at: columns.timeWidth, width: 1, style: style)
    guard columns.nameWidth > 0, let name = TableText.line(line.level.name, traits) else { return }
    row.write(name, at: columns.timeWidth + columns.signWidth, style: style, theme: theme)
  }

  private func style(of level: LogLevel) -> Style {
    switch level {
    case .debug: theme.secondary
    case .info: theme.accent
    case .warning: theme.warning
    case .error: theme.failure
    }
  }

  private func sign(of level: LogLevel) -> String {
    switch level {
    case .debug: traits.symbols.detail
    case .info: traits.symbols.information
    case .warning: traits.symbols.warning
    case .error: traits.symbols.error
    }
  }

  private func drawPlaceholder(_ message: Message) {
    let layout = TextLayout(
      AttributedText(drawing: message, in: traits), width: max(1, width),
      maximumLines: max(1, log.frame.height), rules: traits.textRules)
    for (y, line) in layout.lines.enumerated() {
      row(y).write(line, at: 0, style: theme.secondary, theme: theme)
    }
  }

  /// Draws the row that shows the number of new lines.
  private func drawNote() {
    let row = row(log.frame.height - 1)
    let y = log.frame.height - 1
    let room = width - log.indicatorWidth
    let x = traits.isRightToLeft ? log.indicatorWidth : 0
    canvas.fill(Rect(x: x, y: y, width: room, height: 1), style: theme.notice)
    row.write(
      traits.symbols.down, at: 0, width: 1, style: theme.notice.applying(theme.accent))
    let words = TableText.layout(
      .Hanok.logNews(count: log.newLineCount), width: max(1, room - 2), traits)
    if let line = words.lines.first {
      row.write(line, at: 2, style: theme.notice.applying(theme.strong), theme: theme)
    }
  }

  /// Draws the scroll position of the lines.
  private func drawIndicator() {
    let (height, top, end) = (log.bodyHeight, log.topPlace, log.endPlace)
    guard log.indicatorWidth > 0, end > LogPlace(line: 0, row: 0), height > 0 else { return }
    let count = log.buffer.shownCount
    let length = max(1, min(height - 1, height * height / max(1, count)))
    let start = end.line == 0 ? 0 : top.line * (height - length) / end.line
    let first = log.isFollowing ? height - length : min(start, height - length)
    let thumbStyle = log.isFirstResponder ? theme.focusedControl : theme.progress
    for y in 0..<height {
      let isThumb = y >= first && y < first + length
      row(y).write(
        isThumb ? traits.symbols.scrollThumb : traits.symbols.scrollTrack, at: width - 1, width: 1,
        style: isThumb ? thumbStyle : theme.track)
    }
  }
}
