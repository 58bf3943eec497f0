import Hanok

/// Draws the visible rows of a document.
struct MarkdownPainter {
  let view: MarkdownView
  /// The cells from the left: each block has its own direction.
  private let canvas: Canvas
  private let mirroredCanvas: Canvas
  private let symbols: SymbolSet

  init(view: MarkdownView, canvas: Canvas) {
    self.view = view
    mirroredCanvas = canvas
    self.canvas = canvas.leftToRight
    let symbols = canvas.traits.symbols
    self.symbols = canvas.traits.isRightToLeft ? symbols.mirrored : symbols
  }

  private var theme: Theme { canvas.traits.theme }

  func draw() {
    var place = view.topPlace
    let visible = canvas.visibleRows(of: 0..<view.bodyHeight)
    var y = 0
    while y < visible.upperBound, place.unit < view.content.units.count {
      let rows = view.content.rows(of: place.unit)
      let marks = marks(ofUnit: place.unit)
      for index in place.row..<max(place.row, rows.count) where y < visible.upperBound {
        if y >= visible.lowerBound { draw(rows[index], marks, y: y) }
        y += 1
      }
      place = .init(unit: place.unit + 1, row: 0)
    }
    if view.hasNote { drawNote() }
    guard let origin = view.indicatorOrigin else { return }
    view.indicator.draw(
      view.viewport, at: origin, isFocused: view.isFirstResponder, in: mirroredCanvas)
  }

  private func draw(_ row: MarkdownRow, _ marks: [Mark], y: Int) {
    var ground = canvas
    for piece in row.pieces {
      let point = Point(x: view.contentOrigin + piece.x, y: y)
      switch piece.content {
      case .surface:
        let rect = Rect(origin: point, size: Size(width: piece.width, height: 1))
        canvas.fill(rect, style: theme.card)
        ground.style = canvas.style.applying(theme.card)
      case .text(let line, _, _): ground.write(line, at: point)
      case .sign(let sign):
        ground.write(sign.text(symbols, width: piece.width), at: point, style: style(of: sign))
      }
    }
    for mark in marks {
      for columns in row.pieces.flatMap({ $0.columns(of: mark.range, inText: mark.text) }) {
        let rect = Rect(
          x: view.contentOrigin + columns.lowerBound, y: y, width: columns.count, height: 1)
        canvas.restyle(rect) { $0.applying(mark.style) }
      }
    }
  }

  private func style(of sign: MarkdownRow.Sign) -> Style {
    switch sign {
    case .heavyLine: theme.heading
    case .task(.done): theme.success
    case .bullet, .task, .wrap: theme.secondary
    case .quoteBar, .line, .columnLine, .crossing: theme.border
    }
  }

  /// A part of a text that is marked.
  private struct Mark {
    let text: Int
    let range: Range<Int>
    let style: Style
  }

  /// Returns the marks of the link with the focus and of the matches of the search.
  private func marks(ofUnit unit: Int) -> [Mark] {
    var marks: [Mark] = []
    if let place = view.focusedLink, place.unit == unit, let link = view.link(at: place) {
      marks.append(Mark(text: link.text, range: link.range, style: theme.focusedControl))
    }
    for (index, match) in view.search.matches(in: view.content.units[unit]).enumerated() {
      let isCurrent = view.currentMatch == .init(unit: unit, index: index)
      let style = isCurrent ? theme.selection : Style(attributes: [.bold, .underline])
      marks.append(Mark(text: match.text, range: match.range, style: style))
    }
    return marks
  }

  /// Draws the row that shows the number of new rows.
  private func drawNote() {
    let y = view.frame.height - 1
    let room = view.contentWidth
    mirroredCanvas.fill(Rect(x: 0, y: y, width: room, height: 1), style: theme.notice)
    mirroredCanvas.write(
      canvas.traits.symbols.down, at: Point(x: 0, y: y),
      style: theme.notice.applying(theme.accent))
    let news = Message("log.news", table: "Hanok", ["count": .init(view.newRowCount)])
    mirroredCanvas.write(
      canvas.traits.line(news, width: max(1, room - 2)), at: Point(x: 2, y: y),
      style: theme.notice.applying(theme.strong))
  }
}
