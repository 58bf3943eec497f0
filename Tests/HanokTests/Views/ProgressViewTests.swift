import Hanok
import HanokTesting
import Testing

@Suite struct ProgressViewTests {
  @Test(arguments: [
    (0.0, "en", "────────"), (1, "en", "████████"), (0.5, "en", "████────"),
    (0.55, "en", "████▍───"), (2, "en", "████████"), (-1, "en", "────────"),
    (Double.nan, "en", "────────"), (0.25, "ar", "──────██"),
  ])
  func aBarShowsThePartThatIsDone(progress: Double, tag: String, row: String) throws {
    let bar = ProgressView()
    let stage = try Stage(bar, in: tag, width: 8, height: 1)
    stage.perform { bar.progress = progress }
    #expect(stage.screen.row(0) == row)
  }

  /// It is read aloud whenever its value changes.
  @Test func theValueIsAtWholeTenths() throws {
    let bar = ProgressView()
    let stage = try Stage(bar)
    var values: [String] = []
    for step in 0...100 {
      bar.progress = Double(step) / 100
      let value = try #require(bar.accessibilityElement.value)
      values.append(stage.application.traits.localizer.string(value))
    }
    #expect(Set(values).count == 11)
    #expect(zip(values, values.dropFirst()).filter { $0 != $1 }.count == 10)
    bar.accessibilityValue = .verbatim("half")
    #expect(bar.accessibilityElement.value == .verbatim("half"))
    #expect(stage.window.elements[0].element(at: 0)?.traits == .updatesFrequently)
  }

  @Test func theBarIsInTheStylesOfTheTheme() throws {
    let bar = ProgressView()
    bar.progress = 0.5
    let stage = try Stage(bar, width: 8, height: 1)
    #expect(stage.screen[0, 0].style == Theme().progress)
    #expect(stage.screen[7, 0].style == Theme().track)
  }
}
