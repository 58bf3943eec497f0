import HanokLocalization
import HanokTerminal
import HanokUnicode

/// The part of a chart with its values, at a size.
struct ChartPlot {
  let categories: [Message]
  let series: [ChartSeries]
  let isLine: Bool
  let size: Size
  let traits: Traits
  let scale: ChartScale
  private let texts: ResolvedTexts
  private let valueMessage: (Double) -> Message

  init(_ chart: ChartView, size: Size, traits: Traits) {
    categories = chart.categories
    series = chart.series
    isLine = chart.style == .line
    texts = chart.texts
    valueMessage = chart.valueMessage
    self.size = size
    self.traits = traits
    var values: [Double] = []
    for one in series { values += one.values.prefix(categories.count) }
    if !isLine { values = values.map { max(0, $0) } }
    scale = ChartScale(values)
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
    traits.line(texts.text(of: message, in: traits), width: width)
  }

  func value(_ series: Int, _ category: Int) -> Double? {
    let values = self.series[series].values
    return category < values.count && values[category].isFinite ? values[category] : nil
  }

  func valueLine(_ value: Double, in width: Int) -> TextLine? {
    line(valueMessage(value), in: width)
  }
}
