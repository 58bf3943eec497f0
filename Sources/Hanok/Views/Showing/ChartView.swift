public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A chart of values by categories: bars that lie or stand, or lines.
///
/// ```
/// Mon ███████▌ 1.5K        2K ┤     ▄▄          2K ┤     ⢀⠤⠒●
/// Tue ███▊ 750              0 ┼ ██  ██           0 ┼ ●⠤⠒⠁
///                               Mon Tue              Mon  Tue
/// ```
///
/// Numbers are compact and in the digits of the language; where it is written from right to left, time
/// goes to the left. Several series differ by the signs that their bars are filled with and their
/// points are marked with, and by colour. Those who don't see the chart find each value.
///
/// Bars begin at zero: of a value below, a bar shows nothing, and a lying one its number; lines go below.
/// There are no logarithmic axes, and nothing in the chart can be chosen.
open class ChartView: View {
  /// The kinds of charts.
  public enum Style: Hashable, Sendable {
    /// Bars that lie, one below the other, with their values.
    case horizontalBars
    /// Bars that stand beside each other, with an axis.
    case verticalBars
    /// A line for each series, with an axis.
    case line
  }

  /// The names of what the values belong to, such as days.
  public var categories: [Message] { didSet { if categories != oldValue { dataDidChange() } } }
  /// The series of values.
  public var series: [ChartSeries] { didSet { if series != oldValue { dataDidChange() } } }
  /// The kind of chart.
  public var style: Style { didSet { if style != oldValue { dataDidChange() } } }
  /// Whether the names of the series are written below; one alone has none.
  public var showsLegend = true { didSet { dataDidChange() } }
  /// Writes a value; by itself as a compact number.
  public var valueMessage: (Double) -> Message = { .Hanok.chartValue(value: $0) } {
    didSet { dataDidChange() }
  }

  /// The size of the plot where none is proposed.
  private static let idealPlot = Size(width: 40, height: 8)

  /// A chart.
  public init(
    _ style: Style = .horizontalBars, categories: [Message] = [], series: [ChartSeries] = []
  ) {
    self.style = style
    self.categories = categories
    self.series = series
    super.init()
  }

  /// The names and numbers that show.
  let texts = ResolvedTexts()

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
    guard let traits, !frame.isEmpty else { return }
    let legend = legend(in: frame.width)
    // Values come before names where there is too little room for both.
    let legendRows = frame.height > legend.count + 2 ? legend.count : 0
    let plot = ChartPlot(
      self, size: Size(width: frame.width, height: frame.height - legendRows), traits: traits)
    switch style {
    case .horizontalBars: plot.drawHorizontalBars(on: canvas)
    case .verticalBars, .line: plot.drawStanding(on: canvas)
    }
    for (row, items) in legend.prefix(legendRows).enumerated() {
      draw(items, y: frame.height - legendRows + row, traits, on: canvas)
    }
  }

  /// A series in the legend.
  private struct LegendItem {
    let index: Int
    let name: TextLine
    let x: Int
  }

  /// The cells of a sign in the legend and of the space after it, and those between two series.
  private static let (signWidth, spacing) = (2, 2)

  /// The series in rows.
  private func legend(in width: Int) -> [[LegendItem]] {
    guard showsLegend, series.count > 1, let traits else { return [] }
    var rows: [[LegendItem]] = [[]]
    var x = 0
    for (index, series) in series.enumerated() {
      let layout = TextLayout(
        texts.text(of: series.name, in: traits), width: max(1, width - Self.signWidth),
        maximumLines: 1, rules: traits.textRules)
      guard let name = layout.lines.first else { continue }
      if x > 0, x + Self.signWidth + name.width > width {
        rows.append([])
        x = 0
      }
      rows[rows.count - 1].append(LegendItem(index: index, name: name, x: x))
      x += Self.signWidth + name.width + Self.spacing
    }
    return rows
  }

  private func draw(_ items: [LegendItem], y: Int, _ traits: Traits, on canvas: Canvas) {
    let row = Canvas.Row(canvas, y: y, isRightToLeft: traits.isRightToLeft, width: frame.width)
    for item in items {
      let look = ChartPlot.look(ofSeries: item.index, traits)
      let sign = style == .line ? look.mark : look.fill
      row.write(sign, at: item.x, width: 1, style: look.style)
      row.write(item.name, at: item.x + Self.signWidth, theme: traits.theme)
    }
  }

  open override var accessibilityElementCount: Int { categories.count * series.count }

  /// The values of a category follow each other.
  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    guard index >= 0, index < accessibilityElementCount else { return nil }
    let (category, one) = (categories[index / series.count], series[index % series.count])
    let label =
      series.count == 1
      ? category
      : Message(
        "chart.item", table: "Hanok",
        ["category": .message(category), "series": .message(one.name)])
    let place = index / series.count
    let value = place < one.values.count ? one.values[place] : .nan
    return AccessibilityElement(
      label: label, value: value.isFinite ? valueMessage(value) : .Hanok.chartEmpty)
  }
}

/// A series of a chart: values with a name.
public nonisolated struct ChartSeries: Hashable, Sendable {
  /// The series' name.
  public var name: Message
  /// The values, one for each category; what isn't finite leaves a gap.
  public var values: [Double]

  /// A series.
  public init(_ name: Message, values: [Double]) {
    self.name = name
    self.values = values
  }
}
