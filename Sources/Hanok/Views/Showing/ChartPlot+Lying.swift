import HanokLocalization
import HanokTerminal
import HanokUnicode

/// Horizontal bars.
extension ChartPlot {
  /// Draws the bars as rows.
  ///
  /// ```
  /// category  bar        value
  ///   names   ███████▌   1.5K
  /// ```
  func drawHorizontalBars(on canvas: Canvas) {
    var (nameWidth, valueWidth) = (0, 0)
    for (place, category) in categories.enumerated() {
      nameWidth = max(nameWidth, line(category, in: size.width)?.width ?? 0)
      for one in series.indices {
        guard let value = value(one, place) else { continue }
        valueWidth = max(valueWidth, valueLine(value, in: size.width)?.width ?? 0)
      }
    }
    nameWidth = min(nameWidth, size.width / 3)
    let start = nameWidth + 1
    let length = max(0, size.width - start - valueWidth - 1)
    let visible = canvas.visibleRect
    let rows = max(1, series.count)
    for place in categories.indices {
      let y = place * rows
      if y + rows <= visible.minY { continue }
      if y >= min(size.height, visible.maxY) { return }
      canvas.write(line(categories[place], in: nameWidth), at: Point(x: 0, y: y))
      for one in series.indices where y + one < size.height {
        guard let value = value(one, place) else { continue }
        drawBar(one, value, at: Point(x: start, y: y + one), length: length, on: canvas)
      }
    }
  }

  private func drawBar(
    _ index: Int, _ value: Double, at start: Point, length: Int, on canvas: Canvas
  ) {
    let drawing = Self.drawing(ofSeries: index, traits)
    // Unicode has eighths of a cell only for full blocks.
    let isFine = index % 4 == 0 && traits.drawsEighths
    let eighths = scale.place(of: max(0, value), in: length * 8)
    let whole = isFine ? eighths / 8 : (eighths + 4) / 8
    var bar = String(repeating: drawing.fill, count: whole)
    if isFine { bar += BlockArt.leftEighths[eighths % 8] }
    // A value above 0 is always visible.
    if bar.isEmpty, value > 0, length > 0 { bar = isFine ? BlockArt.leftEighths[1] : drawing.fill }
    let width = bar.count
    canvas.write(bar, at: start, style: drawing.style)
    let end = start.x + width + (width > 0 ? 1 : 0)
    canvas.write(
      valueLine(value, in: max(1, size.width - end)), at: Point(x: end, y: start.y))
  }
}
