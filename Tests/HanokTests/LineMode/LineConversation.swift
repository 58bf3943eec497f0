import Hanok
import HanokTesting

/// An application in line mode, and what is said there.
final class LineConversation {
  let script: LineScript
  let scheduler = ManualScheduler()
  let application: Application
  /// The lines that were said first.
  private(set) var opening = ""

  init(
    _ root: ViewController, in language: LanguageTag = .english, isInteractive: Bool = false
  ) throws {
    script = LineScript(isInteractive: isInteractive)
    let localizer = Localizer(catalog: Catalog(compiled: [.toolkit]), language: language)
    application = Application(
      root: root, traits: Traits(localizer: localizer), scheduler: scheduler)
    try application.start(on: LinePresenter(script))
    scheduler.advance(by: .zero)
    opening = script.heard()
  }

  /// Types a line, and returns what is said then.
  @discardableResult
  func type(_ line: String) -> String {
    script.speak(line)
    return wait(.zero)
  }

  /// Moves the clock, and returns what is said then.
  @discardableResult
  func wait(_ duration: Duration) -> String {
    scheduler.advance(by: duration)
    return script.heard()
  }

  /// Whether the application has ended.
  var hasEnded: Bool { script.isStopped }
}
