import HanokLocalization
import HanokTerminal
import HanokUnicode

/// Vertical bars and lines, above an axis of categories and next to one of values.
extension ChartPlot {
  /// The part of the chart with values, from the leading side.
  private struct Area {
    var x: Int
    var width: Int
    var height: Int
    var categories: Int

    func columns(_ category: Int) -> Range<Int> {
      (category * width / categories)..<((category + 1) * width / categories)
    }
  }

  func drawStanding(on canvas: Canvas) {
    guard !categories.isEmpty, !series.isEmpty else { return }
    let labels = [scale.lower, (scale.lower + scale.upper) / 2, scale.upper].map {
      valueLine($0, in: size.width)
    }
    let labelWidth = labels.reduce(0) { max($0, $1?.width ?? 0) }
    // The last row has the categories' names; without room for both, only values are drawn.
    let height = size.height > 2 ? size.height - 1 : size.height
    let hasAxis = size.width >= labelWidth + 2 + categories.count && size.height > 2
    let start = hasAxis ? labelWidth + 2 : 0
    let area = Area(
      x: start, width: size.width - start, height: height, categories: categories.count)
    if hasAxis { drawAxis(labels, labelWidth, height: height, on: canvas) }
    if chart.style == .line {
      drawLines(in: area, on: canvas)
    } else {
      drawBars(in: area, on: canvas)
    }
    if size.height > 2 { drawNames(in: area, on: canvas) }
  }

  /// Draws the axis of values.
  ///
  /// ```
  /// 2K ┤
  /// 1K ┤
  ///  0 ┤
  /// ```
  private func drawAxis(_ labels: [TextLine?], _ width: Int, height: Int, on canvas: Canvas) {
    let rows = [height - 1, (height - 1) / 2, 0]
    let style = traits.theme.border
    for y in 0..<height {
      canvas.write(traits.symbols.verticalLine, at: Point(x: width + 1, y: y), style: style)
    }
    for (index, label) in labels.enumerated() {
      guard let label, index == 0 || rows[index] != rows[0] else { continue }
      if index == 1, height < 5 || height.isMultiple(of: 2) { continue }
      canvas.write(
        label, at: Point(x: width - label.width, y: rows[index]), style: traits.theme.secondary)
    }
  }

  /// Draws as many names as fit without touching each other.
  private func drawNames(in area: Area, on canvas: Canvas) {
    var end = -1
    for (index, category) in categories.enumerated() {
      guard let name = line(category, in: size.width) else { continue }
      let columns = area.columns(index)
      let middle = (columns.lowerBound + columns.upperBound - name.width) / 2
      let x = max(0, min(middle, area.width - name.width))
      guard x > end, name.width <= area.width else { continue }
      canvas.write(
        name, at: Point(x: area.x + x, y: area.height), style: traits.theme.secondary)
      end = x + name.width
    }
  }

  private func drawBars(in area: Area, on canvas: Canvas) {
    for category in categories.indices {
      let columns = area.columns(category)
      // An empty column between categories, if there is room for one.
      let room = columns.count > series.count ? columns.count - 1 : columns.count
      let width = max(1, min(room / series.count, Self.maximumBarWidth))
      // The larger half of the remaining columns separates the first bar from the axis.
      let start = columns.lowerBound + max(0, (columns.count - width * series.count + 1) / 2)
      for one in series.indices where (one + 1) * width <= max(columns.count, width) {
        guard let value = value(one, category) else { continue }
        drawBar(
          one, value, x: area.x + start + one * width, width: width, height: area.height,
          on: canvas)
      }
    }
  }

  /// The maximum width of a bar in cells: a wider one has no more information.
  private static let maximumBarWidth = 8

  private func drawBar(
    _ index: Int, _ value: Double, x: Int, width: Int, height: Int, on canvas: Canvas
  ) {
    let drawing = Self.drawing(ofSeries: index, traits)
    let isFine = index % 4 == 0 && !traits.drawsInASCII
    var eighths = scale.place(of: max(0, value), in: height * 8)
    if value > 0 { eighths = max(1, eighths) }
    for y in 0..<height {
      let level = max(0, min(8, eighths - (height - 1 - y) * 8))
      if level == 0 { continue }
      let sign =
        isFine ? BlockArt.rising[level] : level >= 4 || y == height - 1 ? drawing.fill : " "
      canvas.write(
        String(repeating: sign, count: width), at: Point(x: x, y: y), style: drawing.style)
    }
  }

  // MARK: - Lines

  private func drawLines(in area: Area, on canvas: Canvas) {
    for one in series.indices {
      let drawing = Self.drawing(ofSeries: one, traits)
      var grid = DotGrid(width: area.width, height: area.height)
      var last: Point?
      for category in categories.indices {
        guard let value = value(one, category) else {
          last = nil
          continue
        }
        let columns = area.columns(category)
        let dot = Point(
          x: columns.lowerBound + columns.upperBound - 1,
          y: area.height * 4 - 1 - scale.place(of: value, in: area.height * 4 - 1))
        if let last { grid.addLine(from: last, to: dot) }
        last = dot
        grid.mark(dot)
      }
      draw(grid, in: area, drawing.style, mark: drawing.mark, on: canvas)
    }
  }

  private func draw(
    _ grid: DotGrid, in area: Area, _ style: Style, mark: String, on canvas: Canvas
  ) {
    for y in 0..<area.height {
      for x in 0..<area.width {
        let cell = grid[x, y]
        guard cell.isMarked || cell.dots != 0 else { continue }
        let dots = traits.drawsInASCII ? "." : BlockArt.braille(mirrored(cell.dots))
        let sign = cell.isMarked ? mark : dots
        canvas.write(sign, at: Point(x: area.x + x, y: y), style: style)
      }
    }
  }

  /// Returns the dots of a cell, mirrored in a right-to-left chart.
  private func mirrored(_ dots: UInt8) -> UInt8 {
    guard traits.isRightToLeft else { return dots }
    var mirrored: UInt8 = 0
    for y in 0..<4 {
      for x in 0..<2 where dots & BlockArt.dot(x: x, y: y) != 0 {
        mirrored |= BlockArt.dot(x: 1 - x, y: y)
      }
    }
    return mirrored
  }
}

/// A grid of dots, two by four in each cell.
nonisolated struct DotGrid {
  private let width: Int
  private let height: Int
  private var cells: [(dots: UInt8, isMarked: Bool)]

  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = Array(repeating: (dots: 0, isMarked: false), count: self.width * self.height)
  }

  subscript(x: Int, y: Int) -> (dots: UInt8, isMarked: Bool) { cells[y * width + x] }

  mutating func mark(_ dot: Point) {
    if let index = index(of: dot) { cells[index].isMarked = true }
  }

  /// Sets the dots of a line, including its ends (Bresenham's algorithm).
  mutating func addLine(from start: Point, to end: Point) {
    let (dx, dy) = (abs(end.x - start.x), -abs(end.y - start.y))
    let (stepX, stepY) = (start.x < end.x ? 1 : -1, start.y < end.y ? 1 : -1)
    var (point, error) = (start, dx + dy)
    while true {
      if let index = index(of: point) {
        cells[index].dots |= BlockArt.dot(x: point.x % 2, y: point.y % 4)
      }
      if point == end { return }
      let doubled = 2 * error
      if doubled >= dy {
        error += dy
        point.x += stepX
      }
      if doubled <= dx {
        error += dx
        point.y += stepY
      }
    }
  }

  private func index(of dot: Point) -> Int? {
    guard dot.x >= 0, dot.y >= 0, dot.x < width * 2, dot.y < height * 4 else { return nil }
    return dot.y / 4 * width + dot.x / 2
  }
}
