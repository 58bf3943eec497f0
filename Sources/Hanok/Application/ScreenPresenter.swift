package import HanokTerminal

/// Draws an application on a terminal.
package final class ScreenPresenter: Presenter {
  /// The cells, in a single copy, so that drawing needs no copy of them.
  private let surface: Canvas.Surface
  private let terminal: Terminal
  /// Whether nothing is drawn: the changes are drawn together later.
  package var isPaused = false

  /// Creates a presenter on a terminal, which it controls after its start.
  package init(_ terminal: Terminal) {
    self.terminal = terminal
    surface = Canvas.Surface(Screen(size: terminal.size))
  }

  /// The screen that is shown, with all its colours.
  package var screen: Screen { surface.screen }

  /// The terminal's size.
  package var size: Size { terminal.size }

  /// Takes control of the terminal.
  package func start(_ application: Application) throws(DeviceError) {
    terminal.onEvents = { [weak application] in application?.handle($0) }
    terminal.onProfile = { [weak application] in application?.apply($0) }
    application.apply(terminal.profile)
    try terminal.start()
  }

  /// Draws the changes, and writes them in one frame.
  package func present(_ window: Window) {
    if isPaused { return }
    let ambiguousWidth = window.traits?.ambiguousWidth ?? .narrow
    let isResized =
      surface.screen.size != window.frame.size || surface.screen.ambiguousWidth != ambiguousWidth
    if isResized {
      surface.screen = Screen(size: window.frame.size, ambiguousWidth: ambiguousWidth)
    }
    surface.screen.title = window.title
    surface.screen.progress = window.owner?.progress.map(WindowProgress.part)
    let bounds = surface.screen.bounds
    var damage = Damage()
    window.collectDamage(&damage, frame: window.frame, clip: bounds)
    if isResized {
      damage = Damage()
      damage.add(bounds)
    }
    damage.move(on: &surface.screen)
    draw(window, damage)
    surface.screen.cursor = window.cursor
    // A hidden cursor keeps its shape.
    if surface.screen.cursor != nil { surface.screen.cursorShape = window.cursorShape }
    // The terminal's own reduction needs no copy.
    let depth = window.traits?.colorDepth ?? .full
    terminal.present(depth < terminal.profile.colorDepth ? screen.reduced(to: depth) : screen)
  }

  /// Draws the damaged areas.
  private func draw(_ window: Window, _ damage: Damage) {
    for area in damage.widened(for: surface.screen) { draw(window, area, on: surface) }
  }

  /// Draws an area on the background of the theme.
  private func draw(_ window: Window, _ area: Rect, on surface: Canvas.Surface) {
    guard let traits = window.traits else { return }
    let canvas = Canvas(surface, style: traits.screenGround, clip: area, traits: traits)
    canvas.leftToRight.fill(area)
    window.drawTree(on: canvas)
  }

  /// Draws a page once, and writes it with the next frame.
  package func insertAbove(_ page: Window) -> Bool {
    let ambiguousWidth = page.traits?.ambiguousWidth ?? .narrow
    let drawn = Canvas.Surface(Screen(size: page.frame.size, ambiguousWidth: ambiguousWidth))
    draw(page, page.bounds, on: drawn)
    let depth = page.traits?.colorDepth ?? .full
    return terminal.insertAbove(
      depth < terminal.profile.colorDepth ? drawn.screen.reduced(to: depth) : drawn.screen)
  }

  /// Puts a text on the clipboard of the terminal's machine (OSC 52).
  ///
  /// A text that is too long for terminals isn't sent.
  package func copy(_ text: String) -> Bool {
    TerminalCommand.copy(text).map { terminal.tell($0) } ?? false
  }

  /// Shows a text on the desktop, or rings the bell.
  package func notify(_ text: String) { terminal.notify(text) }

  /// Gives up control of the terminal.
  package func stop() { terminal.stop() }
}
