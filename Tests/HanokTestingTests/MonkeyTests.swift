import Hanok
import HanokTesting
import HanokTerminal
import Testing

@Suite struct MonkeyTests {
  private final class Screen: ViewController {
    let note = Note()
    override func loadView() {
      view = StackView(.vertical, views: [Button(.verbatim("Go")), note])
    }
  }

  /// A view that doesn't say when it has to be drawn.
  private final class Note: View {
    var text = "old"
    override func sizeThatFits(_ proposal: ProposedSize) -> Size { Size(width: 3, height: 1) }
    override func draw(in canvas: Canvas) { canvas.write(text, at: Point(x: 0, y: 0)) }
  }

  private func pilot(_ screen: ViewController = Screen()) throws -> Pilot {
    try Pilot(screen, in: "en", size: Size(width: 20, height: 4), [])
  }

  @Test func itPlaysToTheEnd() async throws {
    let pilot = try pilot()
    var monkey = Monkey(seed: 1)
    let problem = await monkey.play(on: pilot, steps: 50) { $0.act(on: pilot) }
    #expect(problem == nil)
    #expect(monkey.stepCount == 50 || !pilot.isRunning)
  }

  @Test func itEndsWithTheApplication() async throws {
    let pilot = try pilot()
    var monkey = Monkey(seed: 1)
    let problem = await monkey.play(on: pilot, steps: 50) { monkey in
      if monkey.stepCount == 7 { pilot.application.quit() }
      return "waits"
    }
    #expect(problem == nil && monkey.stepCount == 7)
  }

  @Test func aProblemIsToldWithTheLastSteps() async throws {
    let screen = Screen()
    let pilot = try pilot(screen)
    var monkey = Monkey(seed: 1)
    let problem = await monkey.play(on: pilot, steps: 50) { monkey in
      if monkey.stepCount == 9 { screen.note.text = "new" }
      return "step \(monkey.stepCount)"
    }
    let words = try #require(problem)
    #expect(words.hasSuffix("after: step 4; step 5; step 6; step 7; step 8; step 9"), "\(words)")
    #expect(monkey.stepCount == 9)
  }

  @Test func manyPlayUntilTheStepsAreDone() async throws {
    var seeds = 0
    let problems = try await Monkey.play(
      steps: 100, stepsPerStage: 30,
      on: { _ in
        seeds += 1
        return try pilot()
      }, pilot: { $0 }, act: { _, _ in "waits" })
    #expect(problems == [])
    #expect(seeds == 4, "30, 60, 90, 120")
  }

  @Test func aScreenThatIsKeptIsToldOf() async throws {
    var kept: [ViewController] = []
    let problems = try await Monkey.play(
      steps: 1,
      on: { _ in
        kept.append(Screen())
        return try pilot(kept[0])
      }, pilot: { $0 }, act: { _, _ in "waits" }, end: { _ in "an end" })
    #expect(problems == ["seed 1: an end", "seed 1: the first screen is kept"])
    #expect(kept.count == 1)
  }
}
