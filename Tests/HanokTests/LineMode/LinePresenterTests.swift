import Hanok
import HanokTesting
import Testing

@Suite struct LinePresenterTests {
  /// A screen that counts what is chosen, and is busy for a second after each choice.
  private final class CountController: ViewController {
    private let label = Label(.verbatim("0"))
    private let button = Button(.verbatim("Count"))
    private var count = 0

    override func loadView() {
      view = StackView(.vertical, views: [Label(.verbatim("Counter\u{1B}")), label, button])
      button.addTarget(self, action: CountController.countUp)
    }

    private func countUp() {
      count += 1
      label.message = .verbatim("\(count)")
      view.isBusy = true
      application?.schedule(after: .seconds(1)) { [weak self] in self?.view.isBusy = false }
    }
  }

  @Test func aScreenIsWrittenWithItsChoices() throws {
    let pilot = try LinePilot(CountController(), in: "en")
    #expect(pilot.text == "Counter␛\n0\n[1] Count\n")
  }

  @Test(arguments: ["1", "count", " COUNT ", "Ｃｏｕｎｔ"])
  func aControlIsChosenByNumberOrTitle(line: String) throws {
    let pilot = try LinePilot(CountController(), in: "en")
    pilot.enter(line)
    pilot.advance(by: .seconds(1))
    #expect(pilot.text == "1\n[1] Count\n")
    #expect(pilot.isRunning)
  }

  @Test func linesWaitWhileTheScreenIsBusy() throws {
    let pilot = try LinePilot(CountController(), in: "en")
    pilot.enter(together: ["1", "1", "1"])
    pilot.end()
    #expect(pilot.isRunning)
    pilot.advance(by: .seconds(10))
    #expect(pilot.text.split(separator: "\n").filter { !$0.hasPrefix("[") } == ["1", "2", "3"])
    #expect(!pilot.isRunning)
    #expect(pilot.application.window.topViewController == nil)
  }

  @Test func aLineThatMatchesNothingIsRefused() throws {
    let pilot = try LinePilot(CountController(), in: "en")
    #expect(pilot.enter("nonsense").contains("“nonsense”"))
    #expect(pilot.enter("") == "")
    #expect(pilot.isRunning)
  }
}
