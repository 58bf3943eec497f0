import Hanok
import HanokTesting
import HanokUnicode
import HanokLocalization
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

  private let script = LineScript()
  private let scheduler = ManualScheduler()

  private func started() throws -> Application {
    let localizer = Localizer(catalog: Catalog(compiled: [.toolkit]), language: .english)
    let application = Application(
      root: CountController(), traits: Traits(localizer: localizer), scheduler: scheduler)
    try application.start(on: LinePresenter(script))
    scheduler.advance(by: .zero)
    return application
  }

  @Test func aScreenIsToldWithWhatCanBeTyped() throws {
    _ = try started()
    #expect(script.heard() == "Counter␛\n0\n[1] Count\n")
  }

  @Test(arguments: ["1", "count", " COUNT ", "Ｃｏｕｎｔ"])
  func aControlIsChosenByNumberOrTitle(line: String) throws {
    let application = try started()
    _ = script.heard()
    script.speak(line)
    scheduler.advance(by: .seconds(1))
    #expect(script.heard() == "1\n[1] Count\n")
    #expect(application.window.topViewController != nil)
  }

  @Test func linesWaitWhileTheScreenIsBusyAndNoneIsLost() throws {
    let application = try started()
    _ = script.heard()
    for _ in 0..<3 { script.speak("1") }
    script.end()
    #expect(!script.isStopped)
    scheduler.advance(by: .seconds(10))
    #expect(script.heard().split(separator: "\n").filter { !$0.hasPrefix("[") } == ["1", "2", "3"])
    #expect(script.isStopped)
    #expect(application.window.topViewController == nil)
  }

  @Test func aLineThatChoosesNothingIsAnswered() throws {
    let application = try started()
    _ = script.heard()
    script.speak("nonsense")
    #expect(script.heard().contains("“nonsense”"))
    script.speak("")
    #expect(script.heard() == "")
    #expect(application.window.topViewController != nil)
  }
}
