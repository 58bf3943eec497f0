import Hanok
import HanokTesting
import Testing

/// Charts, rows of values and pictures, in all styles and sizes.
@Suite struct PictureWalkTests {
  private func show(_ view: View) -> ViewController {
    view.layoutShare = 1
    let screen = ViewController()
    screen.view = StackView(.vertical, alignment: .fill, views: [view])
    return screen
  }

  private func part(_ steps: [Pilot.Step]...) -> [Pilot.Step] { steps.flatMap(\.self) }

  @Test(arguments: ["en", "en-Arab", "ko"]) func charts(tag: String) throws {
    let days = ["Mon", "Tue", "Wed", "Thu", "Friday"].map { Message.verbatim($0) }
    let chart = ChartView(
      .horizontalBars, categories: days,
      series: [ChartSeries(.verbatim("Sent"), values: [1500, 750, 0, 40, 1230])])
    let pilot = try Pilot(show(chart), in: tag, size: Size(width: 40, height: 12), [])
    let styles: [(String, ChartView.Style)] = [
      ("lying", .horizontalBars), ("standing", .verticalBars), ("lines", .line),
    ]
    var steps: [Pilot.Step] = []
    for (name, style) in styles {
      steps += part(
        [
          Pilot.Step(name) { chart.style = style },
          Pilot.Step("one series") {
            chart.series = [ChartSeries(.verbatim("Sent"), values: [1500, 750, 0, 40, 1230])]
          },
          Pilot.Step("two series, with gaps") {
            chart.series = [
              ChartSeries(.verbatim("Sent"), values: [3, 7, .nan, 1]),
              ChartSeries(.verbatim("Received"), values: [9, -4, 2, 0.01, 5]),
            ]
          },
          .set("showsLegend", \ChartView.showsLegend, of: chart, false),
          .set("showsLegend", \ChartView.showsLegend, of: chart, true),
          Pilot.Step("five series") {
            chart.series = (1...5).map { number in
              ChartSeries(
                .verbatim("Series \(number)"),
                values: (0..<5).map { Double(($0 * 7 + number * 3) % 11) })
            }
          },
          Pilot.Step("negative") {
            chart.series = [ChartSeries(.verbatim("Loss"), values: [-5, -20, -1, -7, -3])]
          },
          Pilot.Step("equal") {
            chart.series = [ChartSeries(.verbatim("Same"), values: [0, 0, 0, 0, 0])]
          },
          Pilot.Step("a rise") {
            chart.series = [ChartSeries(.verbatim("Rise"), values: [1, 2, 4, 8, 16])]
          },
        ], Pilot.Step.looks,
        [
          .resize(24, 12), .resize(40, 6), .resize(40, 5), .resize(40, 3), .resize(40, 2),
          .resize(12, 8),
          .resize(6, 4), .resize(2, 1), .resize(40, 12),
        ])
    }
    steps += [
      Pilot.Step("values in words") { chart.valueMessage = { .verbatim("\(Int($0)) km") } },
      Pilot.Step("many categories") {
        chart.categories = (1...30).map { .verbatim("Day \($0)") }
        chart.series = [ChartSeries(.verbatim("Rise"), values: (1...30).map { Double($0 * $0) })]
      },
      Pilot.Step("standing") { chart.style = .verticalBars },
      Pilot.Step("two categories") {
        chart.categories = Array(days.prefix(2))
        chart.series = [
          ChartSeries(.verbatim("One"), values: [1, 2]),
          ChartSeries(.verbatim("Two"), values: [2, 3]),
        ]
      },
      Pilot.Step("no series") { chart.series = [] },
      Pilot.Step("nothing") { chart.categories = [] },
    ]
    try pilot.walk("ChartView", steps)
  }

  @Test(arguments: ["en", "en-Arab"]) func sparklines(tag: String) throws {
    let line = Sparkline([1, 2, 2, 5, 9, 14, 11, 6, 3], description: .verbatim("Requests"))
    try WalkScreen([line]).walk(
      "Sparkline", in: tag, width: 30, height: 3,
      [
        Pilot.Step("one more") { line.values.append(0) },
        Pilot.Step("a gap") { line.values.insert(.nan, at: 3) },
        Pilot.Step("an infinite one") { line.values.append(.infinity) },
        Pilot.Step("below zero") { line.values.append(-20) },
        Pilot.Step("the greatest") { line.values.append(.greatestFiniteMagnitude) },
        Pilot.Step("equal") { line.values = [4, 4, 4] }, Pilot.Step("one") { line.values = [4] },
        Pilot.Step("none") { line.values = [] }, Pilot.Step("no number") { line.values = [.nan] },
        Pilot.Step("fifty") { line.values = (0..<50).map { Double($0 * 7 % 13) } },
        Pilot.Step("a failure") { line.style = \.failure },
        Pilot.Step("as by itself") { line.style = nil },
        Pilot.Step("in words") { line.valueMessage = { .verbatim("\(Int($0)) km") } },
        Pilot.Step("value") { line.accessibilityValue = .verbatim("Value") },
      ], Pilot.Step.looks, [.resize(8, 3), .resize(1, 1), .resize(30, 3)])
  }

  /// A ring of colours on a clear ground, with a dark corner.
  private var ring: Bitmap {
    var bitmap = Bitmap(width: 12, height: 10)
    for y in 0..<10 {
      for x in 0..<12 {
        let distance = (2 * x - 11) * (2 * x - 11) + (2 * y - 9) * (2 * y - 9)
        if distance < 100, distance > 20 {
          bitmap[x, y] = Bitmap.Pixel(
            red: UInt8(x * 21), green: UInt8(y * 25), blue: 200, alpha: UInt8(128 + x * 10))
        }
      }
    }
    bitmap[0, 0] = Bitmap.Pixel(red: 10, green: 10, blue: 10)
    bitmap[11, 9] = Bitmap.Pixel(red: 250, green: 250, blue: 250, alpha: 127)
    return bitmap
  }

  @Test(arguments: ["en", "en-Arab"]) func pictures(tag: String) throws {
    let view = ImageView(ring, description: .verbatim("A ring"))
    let pilot = try Pilot(show(view), in: tag, size: Size(width: 16, height: 6), [])
    var steps: [Pilot.Step] = []
    let arts: [(String, ImageView.Art)] = [
      ("half blocks", .halfBlocks), ("quadrants", .quadrants), ("braille", .braille),
      ("ASCII", .ascii), ("automatic", .automatic),
    ]
    let modes: [(String, ImageView.ContentMode)] = [
      ("filling", .scaleAspectFill), ("stretched", .scaleToFill), ("centred", .center),
      ("fitting", .scaleAspectFit),
    ]
    for (name, art) in arts { steps.append(Pilot.Step(name) { view.art = art }) }
    for (name, mode) in modes {
      steps += [
        Pilot.Step(name) { view.contentMode = mode }, Pilot.Step("braille") { view.art = .braille },
        Pilot.Step("automatic") { view.art = .automatic }, .resize(7, 6), .resize(16, 2),
        .resize(30, 12), .resize(16, 6),
      ]
    }
    steps += Pilot.Step.looks
    steps += [
      .traits("light") { $0.appearance = .light },
      Pilot.Step("braille") { view.art = .braille },
      Pilot.Step("quadrants") { view.art = .quadrants }, Pilot.Step("ASCII") { view.art = .ascii },
      Pilot.Step("a pixel") { view.bitmap = Bitmap(width: 1, height: 1) },
      Pilot.Step("a ring again") { view.bitmap = ring },
      Pilot.Step("nothing") { view.bitmap = Bitmap(width: 0, height: 0) },
    ]
    try pilot.walk("ImageView", steps)
    #expect(
      ImageView(ring, description: .verbatim("")).fittingSize(.unspecified)
        == Size(width: 12, height: 5))
  }

  @Test(arguments: [ImageView.ContentMode.scaleAspectFit, .scaleAspectFill, .center])
  func picturesOfTheirOwnSize(mode: ImageView.ContentMode) throws {
    let view = ImageView(ring, description: .verbatim("A ring"))
    view.contentMode = mode
    try WalkScreen([view]).walk(
      "ImageView-own-size-\(mode)", width: 16, height: 7,
      [.resize(8, 7), .resize(16, 4), .resize(3, 3), .resize(16, 7)])
  }
}
