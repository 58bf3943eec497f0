@testable import Hanok
import HanokTesting
import Testing

@Suite struct ChartViewTests {
  private func chart(
    _ style: ChartView.Style, _ values: [[Double]] = [[1_000, 500, 0]],
    names: [String] = ["A", "B", "C"]
  ) -> ChartView {
    ChartView(
      style, categories: names.map { .verbatim($0) },
      series: values.enumerated().map {
        ChartSeries(.verbatim("S\($0.offset)"), values: $0.element)
      })
  }

  private func rows(_ stage: Stage) -> [String] {
    (0..<stage.screen.size.height).map { y in
      String(stage.screen.row(y).reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test func lyingBarsHaveTheirValues() throws {
    let view = chart(.horizontalBars)
    let stage = try Stage(view, width: 16, height: 3)
    #expect(rows(stage) == ["A ██████████ 1K", "B █████ 500", "C 0"])
    #expect(stage.screen[2, 0].style == Theme().series[0])
    #expect(view.fittingSize(ProposedSize(width: 16)) == Size(width: 16, height: 3))
    #expect(stage.difference == nil)
  }

  @Test func smallNonzeroValuesShow() throws {
    let stage = try Stage(chart(.horizontalBars, [[1_000, 1, -5]]), width: 15, height: 3)
    #expect(rows(stage)[1] == "B ▏ 1")
    #expect(rows(stage)[2] == "C -5")
  }

  @Test(arguments: [(6, "A █ 1K"), (5, "A 1K"), (4, "A 1K"), (3, "A …")])
  func aValueWithoutABarHasAllTheRoom(width: Int, row: String) throws {
    let stage = try Stage(chart(.horizontalBars, [[1_000]], names: ["A"]), width: width, height: 1)
    #expect(rows(stage)[0] == row)
  }

  @Test func lyingBarsAreMirrored() throws {
    let stage = try Stage(chart(.horizontalBars), in: "ar-u-nu-latn", width: 16, height: 3)
    #expect(rows(stage)[1].hasSuffix("████ B"))
    #expect(rows(stage)[1].hasPrefix("    "))
  }

  @Test func numbersAreInTheLanguage() throws {
    let korean = try Stage(
      chart(.horizontalBars, [[12_000]], names: ["가"]), in: "ko", width: 20, height: 1)
    #expect(rows(korean)[0].hasSuffix(" 1.2만"))
    let arabic = try Stage(
      chart(.horizontalBars, [[42]], names: ["أ"]), in: "ar-u-nu-arab", width: 20, height: 1)
    #expect(arabic.screen.row(0).contains("٤٢"))
  }

  @Test func shownNumbersFollowTheLanguageAndTheirMessage() throws {
    let view = chart(.horizontalBars, [[12_000]], names: ["A"])
    let stage = try Stage(view, width: 20, height: 1)
    #expect(rows(stage)[0].hasSuffix(" 12K"))
    try stage.show(in: "ko")
    #expect(rows(stage)[0].hasSuffix(" 1.2만"))
    stage.perform { view.valueMessage = { .verbatim("<\(Int($0))>") } }
    #expect(rows(stage)[0].hasSuffix(" <12000>"))
  }

  @Test func seriesDifferBySignsAndHaveALegend() throws {
    let view = chart(.horizontalBars, [[1_000, 500], [500, 1_000]], names: ["A", "B"])
    let stage = try Stage(StackView(.vertical, views: [view]), width: 16, height: 6)
    #expect(
      rows(stage) == [
        "A ██████████ 1K", "  ▒▒▒▒▒ 500", "B █████ 500", "  ▒▒▒▒▒▒▒▒▒▒ 1K", "█ S0  ▒ S1", "",
      ])
    #expect(stage.screen[2, 1].style == Theme().series[1])
    #expect(stage.screen[6, 4].style == Theme().series[1])
    #expect(view.frame.height == 5)
    stage.perform { view.showsLegend = false }
    #expect(view.frame.height == 4)
    #expect(rows(stage)[4] == "")
    stage.perform { stage.application.traits.ambiguousWidth = .wide }
    #expect(rows(stage)[0...1] == ["A ########## 1K", "  ===== 500"])
  }

  @Test func aLongLegendWraps() throws {
    let view = chart(.horizontalBars, [[1], [1], [1]], names: ["A"])
    let stage = try Stage(StackView(.vertical, views: [view]), width: 10, height: 8)
    #expect(rows(stage)[3...4] == ["█ S0  ▒ S1", "▓ S2"])
    #expect(view.frame.height == 5)
    stage.resize(width: 9, height: 8)
    #expect(rows(stage)[3...5] == ["█ S0", "▒ S1", "▓ S2"])
  }

  @Test func standingBarsHaveAnAxis() throws {
    let stage = try Stage(chart(.verticalBars, [[8, 4, 1]]), width: 14, height: 6)
    #expect(rows(stage)[0].hasPrefix("8 │"))
    #expect(rows(stage)[2].hasPrefix("4 │"))
    #expect(rows(stage)[4].hasPrefix("0 │"))
    #expect(rows(stage)[1].hasPrefix("  │"))
    // The bars' heights: all, half, and an eighth of five rows.
    let signs = (0..<5).map { y in stage.screen.row(y) }
    #expect(signs.map { $0.contains("█") } == [true, true, true, true, true])
    #expect(signs[2].contains("▄"))
    #expect(signs[4].contains("▅"))
    #expect(rows(stage)[5].split(separator: " ") == ["A", "B", "C"])
    #expect(stage.difference == nil)
  }

  @Test func standingBarsAreMirrored() throws {
    let stage = try Stage(
      chart(.verticalBars, [[8, 4, 1]]), in: "ar-u-nu-latn", width: 14, height: 6)
    #expect(stage.screen.row(0).hasSuffix("│ 8"))
    #expect(stage.screen.row(5).split(separator: " ") == ["C", "B", "A"])
  }

  @Test func withoutRoomForAnAxisBarsAreAlone() throws {
    let stage = try Stage(chart(.verticalBars, [[8, 4, 1]]), width: 5, height: 3)
    #expect(!stage.screen.text.contains("│"))
    #expect(stage.screen.row(0).contains("█"))
    stage.resize(width: 14, height: 2)
    #expect(!stage.screen.text.contains("│"))
    #expect(!stage.screen.text.contains("A"))
  }

  @Test func aLineGoesThroughItsPoints() throws {
    let view = chart(.line, [[0, 8]], names: ["A", "B"])
    let stage = try Stage(view, width: 12, height: 5)
    #expect(stage.screen.cluster(x: 9, y: 0) == "●")
    #expect(stage.screen.cluster(x: 4, y: 3) == "●")
    let dots = stage.screen.text.unicodeScalars.filter { (0x2801...0x28FF).contains($0.value) }
    #expect(dots.count >= 3)
    #expect(stage.screen[9, 0].style == Theme().series[0])
    #expect(rows(stage)[3].hasPrefix("0 │"))
    #expect(stage.difference == nil)
    stage.perform { stage.application.traits.ambiguousWidth = .wide }
    #expect(stage.screen.cluster(x: 9, y: 0) == "*")
    #expect(stage.screen.text.contains("."))
    #expect(stage.screen.text.unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test func linesAreMirrored() throws {
    let stage = try Stage(
      chart(.line, [[0, 8]], names: ["A", "B"]), in: "ar-u-nu-latn", width: 12, height: 5)
    #expect(stage.screen.cluster(x: 2, y: 0) == "●")
    #expect(stage.screen.cluster(x: 7, y: 3) == "●")
    let plain = try Stage(chart(.line, [[0, 8]], names: ["A", "B"]), width: 12, height: 5)
    // Dot by dot, one is the other's mirror image.
    for y in 0..<4 {
      for x in 3..<12 {
        let one = plain.screen.cluster(x: x, y: y).unicodeScalars.first?.value ?? 0
        let other = stage.screen.cluster(x: 11 - x, y: y).unicodeScalars.first?.value ?? 0
        #expect((0x2800...0x28FF).contains(one) == (0x2800...0x28FF).contains(other))
        guard (0x2800...0x28FF).contains(one) else { continue }
        #expect(Int(one - 0x2800).nonzeroBitCount == Int(other - 0x2800).nonzeroBitCount)
        if one & 0x07 != 0 { #expect((other & 0x38) != 0) }
      }
    }
  }

  @Test func aMissingValueLeavesAGap() throws {
    let stage = try Stage(
      chart(.line, [[8, .nan, 8]]), width: 15, height: 5)
    #expect(!stage.screen.text.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
    #expect(stage.screen.text.filter { $0 == "●" }.count == 2)
  }

  @Test func namesDoNotTouch() throws {
    let names = ["Monday", "Tuesday", "Wednesday", "Thursday"]
    let stage = try Stage(chart(.verticalBars, [[1, 2, 3, 4]], names: names), width: 24, height: 6)
    let shown = rows(stage)[5].split(separator: " ").map(String.init)
    #expect(shown.allSatisfy { names.contains($0) })
    #expect(shown.count >= 2 && shown.count < 4)
  }

  @Test func eachValueIsAnElement() throws {
    let view = chart(.line, [[1_000, 2], [3, .nan]], names: ["A", "B"])
    let stage = try Stage(view)
    let localizer = stage.application.traits.localizer
    let node = try #require(stage.window.elements.first)
    let texts = (0..<node.count).compactMap { node.element(at: $0) }.map { element in
      [element.label, element.value].compactMap { $0.map { localizer.string($0) } }
    }
    #expect(texts == [["A, S0", "1K"], ["A, S1", "3"], ["B, S0", "2"], ["B, S1", "No value"]])
    #expect(view.accessibilityElement(at: 4) == nil)
    #expect(view.accessibilityElement(at: -1) == nil)
    stage.perform { view.series.removeLast() }
    #expect(view.accessibilityElement(at: 1)?.label == .verbatim("B"))
    stage.perform { view.valueMessage = { .verbatim($0 > 100 ? "much" : "little") } }
    #expect(view.accessibilityElement(at: 0)?.value == .verbatim("much"))
  }

  @Test(arguments: [
    ([8.0, 4], 0.0, 8.0), ([1_200, 1_850], 0, 2_000), ([7], 0, 8), ([101], 0, 150), ([], 0, 1),
    ([0], 0, 1), ([-3, 5], -4, 6), ([0.07], 0, 0.08), ([.nan, .infinity, 2], 0, 2), ([-5], -6, 0),
    ([1e300], 0, 1e300),
  ])
  func theScaleIsOfRoundNumbers(values: [Double], lower: Double, upper: Double) {
    let scale = ChartScale(values)
    #expect(abs(scale.lower - lower) <= abs(lower) * 1e-9)
    #expect(abs(scale.upper - upper) <= abs(upper) * 1e-9)
  }

  @Test func aPlaceIsWithinTheLength() {
    let scale = ChartScale([-4, 4])
    #expect([-4, -8, 0, 4, 9, .nan].map { scale.place(of: $0, in: 10) } == [0, 0, 5, 10, 10, 0])
    let huge = ChartScale([-Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude])
    #expect((0...10).contains(huge.place(of: 1, in: 10)))
  }

  @Test(arguments: [ChartView.Style.horizontalBars, .verticalBars, .line])
  func smallChartsAreDrawn(style: ChartView.Style) throws {
    let view = chart(style, [[3, 1, 2], [2, 4, -1]])
    let stage = try Stage(view, width: 40, height: 12)
    for (width, height) in [(1, 1), (1, 5), (5, 1), (2, 2), (3, 3), (7, 4), (300, 100)] {
      stage.resize(width: width, height: height)
      #expect(stage.difference == nil)
    }
    stage.perform { view.series = [] }
    #expect(stage.difference == nil)
    stage.perform { view.categories = [] }
    #expect(stage.difference == nil)
    #expect(view.accessibilityElementCount == 0)
  }
}
