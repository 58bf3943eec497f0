import Hanok
import HanokLocalization
import HanokTerminal
import HanokTesting
import HanokUnicode
import Testing

/// An application on a terminal that reports the width of ambiguous characters after the first frame.
@Suite struct MeasuredTerminalTests {
  private let device = MemoryDevice(size: Size(width: 16, height: 5))
  private let scheduler = ManualScheduler()

  private func opened(
    _ environment: [String: String] = [:]
  ) throws -> (application: Application, presenter: ScreenPresenter) {
    let controller = ViewController()
    controller.view = BoxView(Label(.verbatim("①…a")))
    let catalog = Catalog(compiled: [.toolkit])
    let application = Application(
      root: controller,
      traits: Traits(localizer: Localizer(catalog: catalog, language: .english)),
      scheduler: scheduler)
    let environment = ["TERM": "xterm-256color"].merging(environment) { $1 }
    let presenter = ScreenPresenter(
      Terminal(
        device: device, scheduler: scheduler, profile: TerminalProfile(environment: environment)))
    try application.start(on: presenter)
    scheduler.advance(by: .zero)
    return (application, presenter)
  }

  /// Shows the output, and sends the answers to its queries, if there are any.
  private func exchange(with emulator: inout TerminalEmulator) throws {
    try device.exchange(with: &emulator) { scheduler.advance(by: .zero) }
  }

  @Test(arguments: [AmbiguousWidth.narrow, .wide], [Duration.zero, .seconds(1), .seconds(5)])
  func theScreenSuitsTheTerminalHoweverLateItAnswers(
    width: AmbiguousWidth, delay: Duration
  ) throws {
    var emulator = TerminalEmulator(size: device.size, ambiguousWidth: width)
    let (application, presenter) = try opened()
    #expect(application.traits.ambiguousWidth == .narrow)
    #expect(presenter.screen.text.contains("│"))
    scheduler.advance(by: delay)
    try exchange(with: &emulator)
    #expect(application.traits.ambiguousWidth == width)
    #expect(emulator.difference(from: presenter.screen) == nil)
    #expect(presenter.screen.text.contains("│") == (width == .narrow))
    #expect(presenter.screen.text.contains("①…a"))
  }

  @Test func theUsersWidthIsThatOfTheFirstFrame() throws {
    let (application, presenter) = try opened([AmbiguousWidth.variable: "2"])
    #expect(application.traits.ambiguousWidth == .wide && presenter.screen.ambiguousWidth == .wide)
    #expect(!presenter.screen.text.contains("│"))
    var emulator = TerminalEmulator(size: device.size, ambiguousWidth: .wide)
    try exchange(with: &emulator)
    #expect(emulator.difference(from: presenter.screen) == nil)
  }

  /// A terminal without answers leaves the width that an app has set.
  @Test func aSilentTerminalLeavesTheAppsWidth() throws {
    let (application, _) = try opened()
    application.traits.ambiguousWidth = .wide
    scheduler.advance(by: .seconds(5))
    device.send(.bytes(Array("\u{1B}[?62;22c".utf8)))
    scheduler.advance(by: .zero)
    #expect(application.traits.ambiguousWidth == .wide)
  }
}
