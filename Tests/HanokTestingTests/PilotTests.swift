import Hanok
import HanokScenes
import HanokTesting
import HanokLocalization
import HanokTerminal
import Testing

@Suite struct PilotTests {
  /// A label and a button that counts in it, and a line that tells what was pasted.
  private final class CountingController: ViewController {
    private let label = Label(.verbatim("0 times"))
    private let button = Button(.verbatim("Go"), mnemonic: .verbatim("g"))

    override func loadView() { view = StackView(.vertical, views: [label, button]) }

    override func viewDidLoad() { button.addTarget(self, action: CountingController.count) }

    private var times = 0 { didSet { label.message = .verbatim("\(times) times") } }
    private func count() { times += 1 }
  }

  private func pilot(width: Int = 20) throws -> Pilot {
    try Pilot(CountingController(), in: "en", size: Size(width: width, height: 3), [])
  }

  @Test func keysAndClicksReachTheControls() throws {
    let pilot = try pilot()
    #expect(pilot.screen.row(0).hasPrefix("0 times"))
    pilot.type("g")
    pilot.press(.enter)
    try pilot.click(on: "Go")
    let absent = #expect(throws: Pilot.AbsentText.self) { try pilot.click(on: "Stop") }
    #expect(absent?.text == "Stop")
    #expect(absent?.description.contains("│\(pilot.screen.row(0))│") == true)
    pilot.send(Array("g".utf8))
    #expect(pilot.screen.row(0).hasPrefix("4 times"))
  }

  @Test func theScreenFollowsItsSizeAndReportsCutText() throws {
    let pilot = try pilot()
    #expect(pilot.truncatedTexts == [])
    pilot.resize(to: Size(width: 5, height: 2))
    #expect(pilot.screen.size == Size(width: 5, height: 2))
    #expect(pilot.truncatedTexts == ["0 times", "G Go"])
  }

  @Test func theTerminalIsRestoredWhenTheApplicationQuits() throws {
    let pilot = try pilot()
    #expect(pilot.isRunning)
    #expect(!pilot.output.isEmpty)
    pilot.application.quit()
    #expect(!pilot.isRunning)
  }

  @Test func aLanguageTagMustBeOne() {
    #expect(throws: (any Error).self) {
      try Pilot(CountingController(), in: "!", size: Size(width: 1, height: 1), [])
    }
  }

  @Test func aScreenThatWasNeverRecordedIsAMismatch() throws {
    let pilot = try pilot()
    let mismatch = RecordedIssues {
      pilot.expectSnapshot("never-recorded", file: "/nowhere/Test.swift")
    }.mismatch
    #expect(mismatch?.path == "/nowhere/Snapshots/HanokTestingTests/never-recorded.en.20x3.txt")
    #expect(mismatch?.recorded == nil)
    #expect(mismatch?.description.hasPrefix("No snapshot: /nowhere/") == true)
  }

  @Test func aMismatchShowsTheLinesThatDiffer() throws {
    let folder = SnapshotFolder()
    defer { folder.remove() }
    let pilot = try pilot()
    folder.write(
      "counting.en.20x3.txt",
      "counting  en  20x3\n" + ScreenSnapshot(pilot.screen).text)
    pilot.expectSnapshot("counting", file: folder.testFile)
    pilot.type("g")
    let line = #line + 2
    let recorded = RecordedIssues {
      pilot.expectSnapshot("counting", file: folder.testFile)
    }
    #expect(recorded.lines == [line])
    let description = try #require(recorded.mismatch).description
    #expect(description.contains("- │0 times"))
    #expect(description.contains("+ │1 times"))
    #expect(!description.contains("Go"))
    let pending = folder.read("counting.en.20x3.txt.new")
    #expect(SnapshotFolder.isWatched ? pending == nil : pending?.contains("1 times") == true)
  }

  @Test func aMismatchHidesNoLaterIssue() throws {
    let pilot = try pilot(width: 5)
    let line = #line + 2
    let issues = RecordedIssues {
      pilot.expectSnapshot("never-recorded", file: "/nowhere/Test.swift")
      pilot.expectNoFindings(of: [.cutText])
    }
    // The label and the button are cut off.
    #expect(issues.lines == [line, line + 1, line + 1])
  }

  @Test func findingsOfOtherKindsAreNotIssues() throws {
    let pilot = try pilot(width: 5)
    pilot.expectNoFindings(of: Finding.Kind.allCases.filter { $0 != .cutText })
    try self.pilot().expectNoFindings()
  }

  @Test func eachFindingIsAnIssueWithItsScreen() throws {
    let pilot = try pilot(width: 5)
    let issues = RecordedIssues { pilot.expectNoFindings() }
    let texts = issues.all.flatMap { $0.comments.map(\.rawValue) }
    #expect(texts == pilot.findings().map { "en 5x3: \($0)" })
  }

  /// Rows with equal buttons below a title that contains their word.
  private final class RowsController: ViewController {
    private(set) var used: [Int] = []

    override func loadView() {
      let rows = (0..<3).map { number in
        let button = Button(.verbatim("Stop"))
        button.addAction { [unowned self] in used.append(number) }
        return button
      }
      let reset = Button(.verbatim("Reset"))
      reset.addAction { [unowned self] in used.append(9) }
      view = StackView(
        .vertical, alignment: .leading,
        views: [Label(.verbatim("Stopwatches, Resets")), reset] + rows)
    }
  }

  @Test func aClickPrefersAWordOfAControl() throws {
    let controller = RowsController()
    let pilot = try Pilot(controller, in: "en", size: Size(width: 30, height: 6))
    try pilot.click(on: "Reset")
    #expect(controller.used == [9])
  }

  @Test func anAmbiguousTextIsNotClicked() throws {
    let controller = RowsController()
    let pilot = try Pilot(controller, in: "en", size: Size(width: 30, height: 6))
    let error = #expect(throws: Pilot.AmbiguousText.self) { try pilot.click(on: "Stop") }
    #expect(error?.points.map(\.y) == [2, 3, 4])
    #expect(controller.used.isEmpty)
    let firstLine = error?.description.split(separator: "\n").first ?? ""
    #expect(firstLine.allSatisfy(\.isASCII) && firstLine.contains(": \"Stop\""))
    let path = try #require(error?.path)
    #expect(TextFile(path: path).text == error?.screen.text)
    TextFile(path: path).remove()
  }

  @Test func theFirstLineOfAnErrorIsASCII() throws {
    let pilot = try Pilot(RowsController(), in: "ko", size: Size(width: 60, height: 30))
    let error = #expect(throws: Pilot.AbsentText.self) { try pilot.click(on: "정지") }
    let lines = error?.description.split(separator: "\n") ?? []
    let path = try #require(error?.path)
    #expect(lines.first?.allSatisfy(\.isASCII) == true && lines.first?.contains(path) == true)
    #expect(error.map { $0.description.utf8.count < 1_500 } == true)
    #expect(lines.last == "...", "The whole screen is in the file alone.")
    TextFile(path: path).remove()
  }

  @Test func hoursOfATickerAreJumpedOver() throws {
    final class TickingController: ViewController {
      let label = Label(.verbatim("0"))
      private var count = 0

      override func loadView() { view = label }
      override func viewDidAppear() { tick() }

      private func tick() {
        count += 1
        label.message = .verbatim("\(count)")
        application?.schedule(after: .milliseconds(50)) { [weak self] in self?.tick() }
      }
    }
    let pilot = try Pilot(TickingController(), in: "en", size: Size(width: 10, height: 1))
    let before = pilot.output.count
    pilot.advance(by: .seconds(600))
    #expect(pilot.screen.row(0).hasPrefix("12001"))
    #expect(pilot.output.count - before < 100_000, "Not each tick is drawn.")
    pilot.advance(by: .milliseconds(50))
    #expect(pilot.screen.row(0).hasPrefix("12002"))
  }
}
