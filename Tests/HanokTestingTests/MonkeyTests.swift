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
    var takesKeys = false
    override var canBecomeFirstResponder: Bool { takesKeys }
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

  /// Each step is checked, or every fifth and the last one.
  @Test(arguments: [(1, 50, 9, 9), (5, 50, 6, 10), (5, 50, 10, 10), (5, 13, 11, 13), (5, 3, 2, 3)])
  func aWrongDrawingIsReportedWithTheLastSteps(
    stepsPerDrawing: Int, steps: Int, wrong: Int, seen: Int
  ) async throws {
    let screen = Screen()
    let pilot = try pilot(screen)
    var monkey = Monkey(seed: 1)
    let problem = await monkey.play(
      on: pilot, steps: steps, stepsPerDrawing: stepsPerDrawing
    ) { monkey in
      if monkey.stepCount == wrong { screen.note.text = "new" }
      return "step \(monkey.stepCount)"
    }
    let last = (max(1, seen - 5)...seen).map { "step \($0)" }.joined(separator: "; ")
    let words = try #require(problem)
    #expect(words.contains("“old") && words.contains("“new"), "\(words)")
    #expect(words.hasSuffix(", after: \(last)"), "\(words)")
    #expect(monkey.stepCount == seen)
  }

  @Test func anInvisibleFocusIsReportedAtOnce() async throws {
    let screen = Screen()
    let pilot = try pilot(screen)
    screen.note.takesKeys = true
    #expect(screen.note.becomeFirstResponder())
    var monkey = Monkey(seed: 1)
    let problem = await monkey.play(on: pilot, steps: 50) { monkey in
      if monkey.stepCount == 7 { screen.note.takesKeys = false }
      return "step \(monkey.stepCount)"
    }
    let words = try #require(problem)
    #expect(words.hasPrefix("Note takes no keys, after: step 2; "), "\(words)")
    #expect(monkey.stepCount == 7)
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

  @Test func aLeakIsReported() async throws {
    var kept: [ViewController] = []
    let problems = try await Monkey.play(
      steps: 1,
      on: { _ in
        kept.append(Screen())
        return try pilot(kept[0])
      }, pilot: { $0 }, act: { _, _ in "waits" }, end: { _ in "an end" })
    #expect(
      problems == ["seed 1: an end", "seed 1: still in memory: Button, Note, Screen, StackView"])
    #expect(kept.count == 1)
  }

  /// Also a screen that was shown only for a while.
  @Test func aLeakedScreenIsReported() async throws {
    var kept: [View] = []
    let problems = try await Monkey.play(
      steps: 60, stepsPerStage: 60, on: { _ in try pilot() }, pilot: { $0 },
      act: { monkey, pilot in
        let root = pilot.application.rootViewController
        if monkey.stepCount == 40 {
          let screen = Screen()
          root.present(screen)
          kept.append(screen.note)
        }
        if monkey.stepCount == 55 { root.presentedViewController?.dismiss() }
        return "waits"
      })
    #expect(problems == ["seed 1: still in memory: Note"])
    #expect(kept.count == 1)
  }
}
