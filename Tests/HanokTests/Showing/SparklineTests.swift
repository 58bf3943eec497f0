import Hanok
import HanokTesting
import Testing

@Suite struct SparklineTests {
  @Test(arguments: [
    ("en", [0.0, 1, 2, 3, 4, 5, 6, 7], "▁▂▃▄▅▆▇█"), ("ar", [0, 7], "      █▁"),
    ("en", [5, 5, 5], "▁▁▁     "), ("en", [0, .nan, 7], "▁ █     "), ("en", [], "        "),
    ("en", [99, 0, 1, 2, 3, 4, 5, 6, 7], "▁▂▃▄▅▆▇█"), ("en", [-7, 0], "▁█      "),
    ("en", [-Double.greatestFiniteMagnitude, 0, Double.greatestFiniteMagnitude], "▁▅█     "),
  ])
  func valuesAreBars(tag: String, values: [Double], row: String) throws {
    let stage = try Stage(
      Sparkline(values, description: .verbatim("Load")), in: tag, width: 8, height: 1)
    #expect(stage.screen.row(0) == row)
    #expect(stage.difference == nil)
  }

  @Test func itIsASCIIWhereSignsTakeTwoCells() throws {
    let stage = try Stage(
      Sparkline([0, 1, 2, 3, 4, 5, 6], description: .verbatim("Load")), width: 7, height: 1)
    stage.perform { stage.application.traits.ambiguousWidth = .wide }
    #expect(stage.screen.row(0) == "_.-=+*#")
  }

  @Test func itAsksForACellAValue() throws {
    let line = Sparkline([1, 2, 3], description: .verbatim("Load"))
    let stage = try Stage(StackView(.vertical, alignment: .leading, views: [line]), width: 8)
    #expect(line.frame.size == Size(width: 3, height: 1))
    stage.perform { line.values.append(9) }
    #expect(line.frame.width == 4)
    #expect(stage.screen[0, 0].style == Theme().series[0])
    stage.perform { line.style = \.failure }
    #expect(stage.screen[0, 0].style == Theme().failure)
  }

  @Test func itIsReadByItsEndsAndItsRange() throws {
    let line = Sparkline([1_000, .nan, 9, 3], description: .verbatim("Load"))
    let stage = try Stage(line)
    let localizer = stage.application.traits.localizer
    #expect(
      line.accessibilityElement.value.map { localizer.string($0) }
        == "From 1K to 3; lowest 3, highest 1K")
    #expect(line.accessibilityElement.label == .verbatim("Load"))
    stage.perform { line.values = [.nan] }
    #expect(line.accessibilityElement.value?.key == "chart.empty")
    line.accessibilityValue = .verbatim("quiet")
    #expect(line.accessibilityElement.value == .verbatim("quiet"))
  }
}
