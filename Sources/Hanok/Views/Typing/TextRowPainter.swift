import HanokTerminal

/// Draws a row of a text view: the text and the selection.
struct TextRowPainter {
  let row: TextLine
  /// The first cell of the text.
  let x: Int
  /// The cells of the row.
  let canvas: Canvas

  /// Draws the text.
  func draw(style: Style) {
    canvas.write(row, at: Point(x: x, y: 0), style: style)
  }

  /// Draws the selection on the text.
  ///
  /// - Parameters:
  ///   - range: The selection, in bytes from the start of the row's line.
  ///   - hasLineEnd: Whether a line end follows the row; a selected one occupies the cell after the
  ///     text.
  func drawSelection(_ range: Range<Int>, hasLineEnd: Bool, style: Style) {
    for columns in row.columns(of: range) {
      restyle(x + columns.lowerBound, width: columns.count, style)
    }
    guard hasLineEnd, range.contains(row.range.upperBound) else { return }
    restyle(row.direction == .rightToLeft ? x - 1 : x + row.width, width: 1, style)
  }

  private func restyle(_ x: Int, width: Int, _ style: Style) {
    canvas.restyle(Rect(x: x, y: 0, width: width, height: 1)) { $0.applying(style) }
  }
}
