import HanokTesting
import Testing

@testable import Hanok

/// An application on a device in memory, whose frames tests count and compare with full redraws; the
/// device's background is as dark or as light as the theme that it begins with.
final class Stage {
  let application: Application
  let device: MemoryDevice
  let scheduler = ManualScheduler()
  private let presenter: ScreenPresenter

  init(
    _ root: ViewController, in tag: String = "en", width: Int = 40, height: Int = 10,
    theme: Theme = Theme()
  ) throws {
    let localizer = Localizer(
      catalog: Catalog(compiled: [.toolkit]), language: try LanguageTag(tag))
    device = MemoryDevice(size: Size(width: width, height: height))
    application = Application(
      root: root, traits: Traits(localizer: localizer, theme: theme), scheduler: scheduler)
    presenter = ScreenPresenter(Terminal(device: device, scheduler: scheduler))
    try application.start(on: presenter)
    if theme.isDark != nil { application.traits.appearance = Appearance(isDark: theme.isDark) }
    settle()
  }

  /// A screen of one view.
  convenience init(
    _ view: View, in tag: String = "en", width: Int = 40, height: Int = 10, theme: Theme = Theme()
  ) throws {
    let controller = ViewController()
    controller.view = view
    try self.init(controller, in: tag, width: width, height: height, theme: theme)
  }

  var window: Window { application.window }
  var screen: Screen { presenter.screen }
  var top: ViewController? { window.topViewController }

  /// Performs what is due now, such as the update that was asked for outside of a turn.
  func settle() { scheduler.advance(by: .zero) }

  @discardableResult
  func perform<Result>(_ action: () -> Result) -> Result {
    var result: Result?
    application.perform { result = action() }
    settle()
    guard let result else { preconditionFailure("An action is performed at once.") }
    return result
  }

  /// Shows all in another language.
  func show(in tag: String) throws {
    let language = try LanguageTag(tag)
    perform {
      let catalog = application.traits.localizer.catalog
      application.traits.localizer = Localizer(catalog: catalog, language: language)
    }
  }

  func press(_ keys: Key..., modifiers: KeyModifiers = []) {
    for key in keys { handle(.key(KeyEvent(key, modifiers))) }
  }

  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  func mouse(_ kind: MouseEvent.Kind, x: Int, y: Int) {
    handle(.mouse(MouseEvent(kind, at: Point(x: x, y: y))))
  }

  func click(x: Int, y: Int) {
    mouse(.press(.left), x: x, y: y)
    mouse(.release(.left), x: x, y: y)
  }

  func resize(width: Int, height: Int) {
    device.size = Size(width: width, height: height)
    device.send(.resized)
    settle()
  }

  private func handle(_ event: InputEvent) {
    application.handle(event)
    settle()
  }

  /// The screen, drawn whole by a presenter that has drawn nothing before.
  var redrawn: Screen {
    let other = ScreenPresenter(
      Terminal(device: MemoryDevice(size: .zero), scheduler: ManualScheduler()))
    other.present(window)
    return other.screen
  }

  /// The first cell that differs between what was drawn piece by piece and what is drawn whole.
  var difference: String? {
    let (drawn, whole) = (screen, redrawn)
    if drawn == whole { return nil }
    guard drawn.size == whole.size else { return "size \(drawn.size) instead of \(whole.size)" }
    for y in 0..<whole.size.height {
      for x in 0..<whole.size.width {
        let one = "“\(drawn.cluster(x: x, y: y))” \(drawn[x, y].style)"
        let other = "“\(whole.cluster(x: x, y: y))” \(whole[x, y].style)"
        if one != other { return "column \(x), row \(y): \(one) instead of \(other)" }
      }
    }
    return "cursor \(String(describing: drawn.cursor)), title \(String(describing: drawn.title))"
  }
}
