import HanokLocalization
import HanokTerminal

/// Draws the parts of a list besides its rows: the text in place of them, and the loading sign.
struct ListPainter {
  let list: ListControl
  let canvas: Canvas

  private var traits: Traits { canvas.traits }

  /// The cells of the sign of loading or of the focus, and of the space after it.
  fileprivate static let signWidth = 2

  /// Draws the text in place of the rows, in the middle; with the focus, as a row that has it.
  func drawPlaceholder() {
    guard let text = list.placeholderText(in: traits) else {
      // There is no text in place of rows: the focus is where the first row would be.
      if list.isFirstResponder, let y = list.body.first { drawFocus(at: Point(x: 0, y: y)) }
      return
    }
    let hasKeys = list.isFirstResponder && !list.list.isWaiting
    let sign = Point(x: text.start - Self.signWidth, y: text.top)
    // The sign shows the focus; without room for it, the text looks like a selected row.
    let focused = sign.x >= 0 ? traits.theme.strong : traits.theme.selection
    let style = hasKeys ? focused : traits.theme.secondary
    for (row, line) in text.layout.lines.enumerated() {
      let leading = text.start + (text.layout.width - line.width) / 2
      canvas.write(line, at: Point(x: leading, y: text.top + row), style: style)
    }
    if list.list.isWaiting {
      drawSpinner(at: sign)
    } else if hasKeys, sign.x >= 0 {
      drawFocus(at: sign)
    }
  }

  private func drawFocus(at point: Point) {
    canvas.write(traits.symbols.forward, at: point, style: traits.theme.accent)
  }

  /// Draws the row that shows that more rows are being loaded, if there is one.
  func drawStatus() {
    if list.statusRows == 0 { return }
    let y = list.frame.height - 1
    drawSpinner(at: Point(x: 0, y: y))
    let line = traits.line(.Hanok.tableLoading, width: max(0, list.frame.width - Self.signWidth))
    canvas.write(line, at: Point(x: Self.signWidth, y: y), style: traits.theme.secondary)
  }

  func drawIndicator() {
    guard let origin = list.indicatorOrigin else { return }
    list.indicator.draw(
      list.listLayout.viewport, at: origin, isFocused: list.isFirstResponder, in: canvas)
  }

  private func drawSpinner(at point: Point) {
    canvas.write(list.spinner.sign(in: traits), at: point, style: traits.theme.accent)
  }
}

extension ListControl {
  /// Returns the text in place of the rows, or nil, with its first row and widest line's column.
  func placeholderText(in traits: Traits) -> (layout: TextLayout, start: Int, top: Int)? {
    guard let message = list.placeholder else { return nil }
    let sign = list.isWaiting ? ListPainter.signWidth : 0
    let layout = traits.layout(
      message, width: max(1, frame.width - sign), maximumLines: max(1, body.count))
    return (
      layout, sign + max(0, (frame.width - layout.width - sign) / 2),
      body.lowerBound + max(0, (body.count - layout.lines.count) / 2)
    )
  }

  /// The beginning of the text in place of the rows, for screen readers, or nil with rows.
  var placeholderOrigin: Point? {
    guard loadSections().rowCount == 0, let traits, let text = placeholderText(in: traits) else {
      return nil
    }
    return body.contains(text.top) ? mirrored(Point(x: text.start, y: text.top)) : nil
  }
}
