import Hanok
import HanokTesting
import Testing

@Suite struct ShowingProgressTests {
  private func row(_ stage: Stage, _ y: Int = 0) -> String { stage.screen.row(y) }

  @Test(arguments: [
    ("en", 0.42, "████▎───── 42%", "────▕"), ("en", 1.0, "██████████ 100%", ""),
    ("de", 0.429, "████▎───── 42 %", ""),
  ])
  func thePercentHasAPlaceOfItsOwn(tag: String, part: Double, prefix: String, other: String) throws
  {
    let bar = ProgressView()
    bar.showsPercent = true
    bar.progress = part
    let localizer = Localizer(
      catalog: Catalog(compiled: [.toolkit]), language: try LanguageTag(tag))
    let whole = CellWidth.of(
      localizer.string(Message("progress.value", table: "Hanok", ["part": 1.0])))
    let stage = try Stage(bar, in: tag, width: 11 + whole, height: 1)
    let words = prefix.split(separator: " ", maxSplits: 1)
    #expect(row(stage).hasPrefix(String(words[0])))
    #expect(row(stage).hasSuffix(String(words[1].last ?? " ")))
    #expect(CellWidth.of(row(stage)) == 11 + whole)
    #expect(stage.screen[9, 0].style != .plain)
    #expect(stage.screen[10, 0].style == .plain)
  }

  @Test func theRestIsASurfaceWhereSurfacesShow() throws {
    let bar = ProgressView()
    bar.progress = 0.5
    let stage = try Stage(bar, width: 20)
    #expect(stage.screen.row(0) == "██████████──────────")
    let theme = ThemeFamily.hanok.dark
    stage.perform { stage.application.traits.theme = theme }
    #expect(stage.screen.row(0) == "██████████          ")
    #expect(stage.screen[19, 0].style.background == theme.field.background)
    #expect(stage.screen[0, 0].style.foreground == theme.progress.foreground)
    stage.perform { stage.application.traits.colorDepth = .sixteen }
    #expect(stage.screen.row(0) == "██████████──────────")
  }

  @Test func nothingIsRoundedUpToTheWhole() throws {
    let bar = ProgressView()
    bar.showsPercent = true
    bar.progress = 0.999
    let stage = try Stage(bar, width: 15, height: 1)
    #expect(row(stage).hasSuffix("  99%"))
    stage.perform { bar.progress = 0.29 }
    #expect(row(stage).hasSuffix("  29%"))
  }

  @Test func inArabicThePercentIsAtTheLeft() throws {
    let bar = ProgressView()
    bar.showsPercent = true
    bar.progress = 0.5
    let stage = try Stage(bar, in: "ar", width: 20, height: 1)
    #expect(row(stage).hasSuffix("██"))
    #expect(row(stage).hasPrefix("٪٥٠") || row(stage).hasPrefix("٥٠٪"))
    #expect(!row(stage).contains("\u{FFFD}"))
  }

  @Test func wordsAreAboveTheBar() throws {
    let bar = ProgressView()
    bar.title = .verbatim("Copying")
    bar.progress = 0.5
    let stage = try Stage(StackView(.vertical, views: [bar]), width: 8, height: 4)
    #expect(bar.frame.height == 2)
    #expect(row(stage, 0) == "Copying ")
    #expect(row(stage, 1) == "████────")
    #expect(bar.truncatedText == nil)
    stage.resize(width: 6, height: 4)
    #expect(bar.truncatedText == "Copying")
    stage.resize(width: 8, height: 1)
    #expect(row(stage, 0) == "████────")
    #expect(bar.accessibilityElement.label == .verbatim("Copying"))
    #expect(bar.fittingSize(.unspecified) == Size(width: 20, height: 2))
  }

  @Test func aFailureShowsByASign() throws {
    let bar = ProgressView()
    bar.title = .verbatim("Copying")
    bar.progress = 0.5
    let stage = try Stage(bar, width: 12, height: 2)
    stage.perform { bar.hasFailed = true }
    #expect(row(stage, 0) == "Copying !   ")
    #expect(stage.screen[0, 1].style == Theme().failure)
    #expect(stage.screen[0, 0].style == Theme().failure)
    stage.perform { bar.hasFailed = false }
    #expect(row(stage, 0) == "Copying     ")
    #expect(stage.screen[0, 1].style == Theme().progress)
  }

  @Test func indeterminateProgressMoves() throws {
    let bar = ProgressView()
    bar.isIndeterminate = true
    let stage = try Stage(bar, width: 8, height: 1)
    var rows = [row(stage)]
    for _ in 0..<10 {
      stage.scheduler.advance(by: .milliseconds(80))
      rows.append(row(stage))
    }
    #expect(
      rows == [
        "██──────", "─██─────", "──██────", "───██───", "────██──", "─────██─", "──────██",
        "───────█",
        "────────", "█───────", "██──────",
      ])
    #expect(stage.difference == nil)
    stage.perform { bar.isIndeterminate = false }
    #expect(row(stage) == "────────")
    let drawn = bar.drawCount
    stage.scheduler.advance(by: .seconds(1))
    #expect(bar.drawCount == drawn)
  }

  @Test func itKeepsStillWhereMotionIsReduced() throws {
    let bar = ProgressView()
    bar.isIndeterminate = true
    let stage = try Stage(bar, in: "ar", width: 6, height: 1)
    #expect(row(stage) == "─────█")
    stage.perform { stage.application.traits.reducesMotion = true }
    #expect(row(stage) == "─█─█─█")
    stage.scheduler.advance(by: .seconds(1))
    #expect(row(stage) == "─█─█─█")
    let value = try #require(bar.accessibilityElement.value)
    #expect(!stage.application.traits.localizer.string(value).isEmpty)
    #expect(value.key == "activity.working")
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func smallBarsAreDrawn(width: Int) throws {
    let bar = ProgressView()
    bar.showsPercent = true
    bar.progress = 1
    let stage = try Stage(bar, width: width, height: 1)
    #expect(row(stage).hasPrefix("█"))
    stage.perform { bar.isIndeterminate = true }
    stage.scheduler.advance(by: .seconds(1))
    #expect(stage.difference == nil)
  }

  @Test func aFailureIsSeenAndReadAloudWithoutWordsBesideIt() throws {
    let bar = ProgressView()
    bar.progress = 0.5
    let stage = try Stage(bar, width: 10, height: 1)
    #expect(!row(stage).contains("!"))
    stage.perform { bar.hasFailed = true }
    #expect(row(stage).hasSuffix("!"))
    #expect(bar.accessibilityElement.value == .Hanok.progressFailed)
    stage.perform { bar.hasFailed = false }
    #expect(!row(stage).contains("!"))
    #expect(bar.accessibilityElement.value != .Hanok.progressFailed)
  }

  @Test func aFailedBarDoesNotMove() throws {
    let bar = ProgressView()
    bar.isIndeterminate = true
    let stage = try Stage(bar, width: 20, height: 1)
    stage.scheduler.advance(by: .seconds(1))
    stage.perform { bar.hasFailed = true }
    let shown = row(stage)
    stage.scheduler.advance(by: .seconds(1))
    #expect(row(stage) == shown)
    stage.perform { bar.hasFailed = false }
    let moving = row(stage)
    stage.scheduler.advance(by: .milliseconds(400))
    #expect(row(stage) != moving)
  }
}
