public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A chart of values by categories: horizontal bars, vertical bars, or lines.
///
/// ```
/// Mon ███████▌ 1.5K        2K ┤     ▄▄          2K ┤     ⢀⠤⠒●
/// Tue ███▊ 750              0 ┼ ██  ██           0 ┼ ●⠤⠒⠁
///                               Mon Tue              Mon  Tue
/// ```
///
/// Numbers are compact and in the digits of the language; in right-to-left languages, categories
/// begin at the right. Series differ by the signs of their bars and points, and by colour. Each
/// value is an accessibility element.
///
/// Bars begin at zero: a negative value has no bar, but a horizontal chart shows its number; lines
/// go below zero. The limits: no logarithmic axes, and no choice of values.
open class ChartView: View {
  /// The kinds of charts.
  public enum Style: Hashable, Sendable {
    /// Horizontal bars, one below the other, with their values.
    case horizontalBars
    /// Vertical bars next to each other, with an axis.
    case verticalBars
    /// A line for each series, with an axis.
    case line
  }

  /// The names of the categories, such as days.
  public var categories: [Message] { didSet { if categories != oldValue { dataDidChange() } } }
  /// The series of values.
  public var series: [ChartSeries] { didSet { if series != oldValue { dataDidChange() } } }
  /// The kind of chart.
  public var style: Style { didSet { if style != oldValue { dataDidChange() } } }
  /// Whether the names of several series are written below the chart.
  public var showsLegend = true { didSet { dataDidChange() } }
  /// Returns the text of a value; by default a compact number.
  public var valueMessage: (Double) -> Message = { .Hanok.chartValue(value: $0) } {
    didSet { dataDidChange() }
  }

  private static let idealPlot = Size(width: 40, height: 8)

  /// Creates a chart.
  public init(
    _ style: Style = .horizontalBars, categories: [Message] = [], series: [ChartSeries] = []
  ) {
    self.style = style
    self.categories = categories
    self.series = series
    super.init()
  }

  /// The texts of messages in the language: drawing again doesn't format them again.
  private var texts: [Message: AttributedText] = [:]

  func text(of message: Message, in traits: Traits) -> AttributedText {
    if let known = texts[message] { return known }
    let text = AttributedText(drawing: message, in: traits)
    texts[message] = text
    return text
  }

  private func dataDidChange() {
    texts.removeAll()
    setNeedsContentUpdate()
  }

  open override func traitsDidChange() { texts.removeAll() }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? Self.idealPlot.width
    let rows =
      style == .horizontalBars ? max(1, series.count) * categories.count : Self.idealPlot.height + 1
    return Size(width: width, height: rows + legend(in: width).count)
  }

  open override func draw(in canvas: Canvas) {
    let legend = legend(in: frame.width)
    // Without room for both, values are more important than names.
    let legendRows = frame.height > legend.count + 2 ? legend.count : 0
    let plot = ChartPlot(
      self, size: Size(width: frame.width, height: frame.height - legendRows),
      traits: canvas.traits)
    switch style {
    case .horizontalBars: plot.drawHorizontalBars(on: canvas)
    case .verticalBars, .line: plot.drawStanding(on: canvas)
    }
    for (row, items) in legend.prefix(legendRows).enumerated() {
      draw(items, y: frame.height - legendRows + row, on: canvas)
    }
  }

  private struct LegendItem {
    let index: Int
    let name: TextLine
    let x: Int
  }

  /// The cells of a sign in the legend and the space after it, and those between two series.
  private static let (signWidth, spacing) = (2, 2)

  private func legend(in width: Int) -> [[LegendItem]] {
    guard showsLegend, series.count > 1, let traits else { return [] }
    var rows: [[LegendItem]] = [[]]
    var x = 0
    for (index, series) in series.enumerated() {
      let text = text(of: series.name, in: traits)
      guard let name = traits.line(text, width: max(1, width - Self.signWidth)) else { continue }
      if x > 0, x + Self.signWidth + name.width > width {
        rows.append([])
        x = 0
      }
      rows[rows.count - 1].append(LegendItem(index: index, name: name, x: x))
      x += Self.signWidth + name.width + Self.spacing
    }
    return rows
  }

  private func draw(_ items: [LegendItem], y: Int, on canvas: Canvas) {
    for item in items {
      let drawing = ChartPlot.drawing(ofSeries: item.index, canvas.traits)
      let sign = style == .line ? drawing.mark : drawing.fill
      canvas.write(sign, at: Point(x: item.x, y: y), style: drawing.style)
      canvas.write(item.name, at: Point(x: item.x + Self.signWidth, y: y))
    }
  }

  open override var accessibilityElementCount: Int { categories.count * series.count }

  /// Returns the element of a value; the values of a category are consecutive.
  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    guard index >= 0, index < accessibilityElementCount else { return nil }
    let place = index / series.count
    let (category, one) = (categories[place], series[index % series.count])
    let label =
      series.count == 1
      ? category
      : Message(
        "chart.item", table: "Hanok",
        ["category": .message(category), "series": .message(one.name)])
    let value = place < one.values.count ? one.values[place] : .nan
    return AccessibilityElement(
      label: label, value: value.isFinite ? valueMessage(value) : .Hanok.chartEmpty)
  }
}

/// A series of a chart: values with a name.
public nonisolated struct ChartSeries: Hashable, Sendable {
  /// The series' name.
  public var name: Message
  /// The values, one for each category; infinities and NaN leave a gap.
  public var values: [Double]

  /// Creates a series.
  public init(_ name: Message, values: [Double]) {
    self.name = name
    self.values = values
  }
}
