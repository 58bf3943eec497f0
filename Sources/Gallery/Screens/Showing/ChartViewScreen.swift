import Hanok

/// The same values as horizontal and vertical bars, and as lines.
final class ChartViewScreen: ViewController {
  private let categories: [Message] = [
    .Gallery.chartViewMonday, .Gallery.chartViewTuesday, .Gallery.chartViewWednesday,
    .Gallery.chartViewThursday,
  ]
  private let series = [
    ChartSeries(.Gallery.chartViewSeoul, values: [1_200, 1_850, 900, 2_400]),
    ChartSeries(.Gallery.chartViewCairo, values: [700, 1_100, 1_600, 1_300]),
  ]

  override func loadView() {
    let charts: [View] = [ChartView.Style.horizontalBars, .verticalBars, .line].map { style in
      ChartView(style, categories: categories, series: series)
    }
    view = ScrollView(StackView(.vertical, spacing: 1, views: charts))
  }
}
