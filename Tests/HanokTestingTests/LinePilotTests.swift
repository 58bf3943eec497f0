import HanokTesting
import Testing

@Suite struct LinePilotTests {
  /// A screen that counts presses, at once or after a second, and asks in a task.
  private final class CountController: ViewController {
    private let label = Label(.verbatim("none"))
    private var count = 0

    override func loadView() {
      let (now, later) = (Button(.verbatim("Now")), Button(.verbatim("Later")))
      let ask = Button(.verbatim("Ask"))
      view = StackView(.vertical, views: [label, now, later, ask])
      now.addAction { [unowned self] in countUp() }
      later.addAction { [unowned self] in
        application?.schedule(after: .seconds(1)) { [weak self] in self?.countUp() }
      }
      ask.addAction { [unowned self] in
        task { [weak self] in
          let yes = AlertAction(.verbatim("Yes"))
          guard let self,
            await present(AlertController(.verbatim("Really?"), actions: [yes])) === yes
          else { return }
          countUp()
        }
      }
    }

    func countUp() {
      count += 1
      label.message = .verbatim("\(count) times")
    }
  }

  private let controller = CountController()
  private let choices = "[1] Now  [2] Later  [3] Ask\n"

  /// The answer that a number of presses has.
  private func answer(_ count: Int) -> String { "\(count) times\n\(choices)" }

  @Test func theTextIsTheAnswerToTheLastLine() throws {
    let pilot = try LinePilot(controller, in: "en")
    #expect(pilot.text == "none\n\(choices)")
    #expect(pilot.enter("now") == answer(1))
    #expect(pilot.text == answer(1))
    #expect(pilot.enter(together: ["1", "1"]) == answer(2) + answer(3))
    let first = pilot.enter("2")
    #expect(first.contains("Later"))
    #expect(pilot.advance(by: .milliseconds(999)) == "")
    #expect(pilot.advance(by: .milliseconds(1)) == answer(4))
    #expect(pilot.text == first + answer(4))
    #expect(pilot.perform { controller.countUp() } == answer(5))
  }

  @Test func tasksGoOnUntilTheyAwait() async throws {
    let pilot = try LinePilot(controller, in: "en")
    pilot.enter("ask")
    #expect(await pilot.settle().contains("Really?"))
    pilot.enter("yes")
    #expect(await pilot.settle().contains("1 times"))
  }

  @Test func theEndOfTheInputEndsTheApplication() throws {
    let pilot = try LinePilot(controller, in: "ko", isInteractive: true)
    #expect(pilot.text.hasSuffix("> ") && pilot.isRunning)
    pilot.end()
    #expect(!pilot.isRunning)
  }

  @Test func theTablesAreInTheLanguage() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"hello\" = \"안녕하세요\";\n", to: "ko.lproj/Demo.strings")
    let label = Label(Message("hello", table: "Demo"))
    let pilot = try LinePilot(ContentViewController(label), in: "ko", folders: [folder.path])
    #expect(pilot.text.hasPrefix("안녕하세요\n"))
    #expect(throws: LanguageTagError.self) {
      try LinePilot(ContentViewController(Label(.verbatim("text"))), in: "not a tag")
    }
  }

  @Test func aTranscriptIsCompared() throws {
    let folder = SnapshotFolder()
    defer { folder.remove() }
    let pilot = try LinePilot(controller, in: "en")
    pilot.enter("now")
    let line = #line + 2
    let recorded = RecordedIssues {
      pilot.expectTranscript("count", file: folder.testFile)
    }
    #expect(recorded.lines == [line])
    #expect(recorded.mismatch?.found == "none\n\(choices)\n> now\n\(answer(1))")
  }
}
