import HanokLocalization
import HanokTerminal
import HanokUnicode

/// The part of a chart with its values, at a size.
struct ChartPlot {
  let chart: ChartView
  let size: Size
  let traits: Traits
  let categories: [Message]
  let series: [ChartSeries]
  let scale: ChartScale

  init(_ chart: ChartView, size: Size, traits: Traits) {
    (self.chart, self.size, self.traits) = (chart, size, traits)
    categories = chart.categories
    series = chart.series
    let values = series.flatMap { $0.values.prefix(chart.categories.count) }
    scale = ChartScale(chart.style == .line ? values : values.map { max(0, $0) })
  }

  /// Returns the style of a series, the fill of its bars and the mark of its points.
  static func drawing(ofSeries index: Int, _ traits: Traits) -> (
    style: Style, fill: String, mark: String
  ) {
    let styles = traits.theme.series
    let (fills, marks) = (traits.symbols.chartFills, traits.symbols.chartMarks)
    return (
      styles.isEmpty ? .plain : styles[index % styles.count], fills[index % fills.count],
      marks[index % marks.count]
    )
  }

  func line(_ message: Message, in width: Int) -> TextLine? {
    traits.line(chart.text(of: message, in: traits), width: width)
  }

  func value(_ series: Int, _ category: Int) -> Double? {
    let values = self.series[series].values
    return category < values.count && values[category].isFinite ? values[category] : nil
  }

  func valueLine(_ value: Double, in width: Int) -> TextLine? {
    line(chart.valueMessage(value), in: width)
  }

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
