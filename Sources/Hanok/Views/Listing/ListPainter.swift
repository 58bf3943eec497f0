import HanokLocalization
import HanokTerminal

/// Draws the parts of a list besides its rows: the text in place of them, and the loading sign.
struct ListPainter {
  let list: ListView
  let canvas: Canvas
  /// The rows for the list's own rows.
  let body: Range<Int>

  private var traits: Traits { canvas.traits }
  private var width: Int { list.frame.width }

  /// The cells of the loading sign, and of the space after it.
  private static let signWidth = 2

  /// Draws the text in place of the rows, in the middle.
  func drawPlaceholder() {
    guard let message = list.list.placeholder else { return }
    let sign = list.list.isWaiting ? Self.signWidth : 0
    let layout = traits.layout(
      message, width: max(1, width - sign), maximumLines: max(1, body.count))
    let top = body.lowerBound + max(0, (body.count - layout.lines.count) / 2)
    let start = max(0, (width - layout.width - sign) / 2)
    for (row, line) in layout.lines.enumerated() {
      let leading = start + sign + (layout.width - line.width) / 2
      canvas.write(line, at: Point(x: leading, y: top + row), style: traits.theme.secondary)
    }
    if sign > 0 { drawSpinner(at: Point(x: start, y: top)) }
  }

  /// Draws the row that shows that more rows are being loaded.
  func drawStatus() {
    let y = list.frame.height - 1
    drawSpinner(at: Point(x: 0, y: y))
    let line = traits.line(.Hanok.tableLoading, width: max(0, width - Self.signWidth))
    canvas.write(line, at: Point(x: Self.signWidth, y: y), style: traits.theme.secondary)
  }

  private func drawSpinner(at point: Point) {
    let steps = traits.symbols.spinner
    guard !steps.isEmpty else { return }
    canvas.write(steps[list.spinnerStep % steps.count], at: point, style: traits.theme.accent)
  }
}
