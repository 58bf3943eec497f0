public import HanokTerminal

/// Draws an application on a terminal.
public final class ScreenPresenter: Presenter {
  /// What is shown.
  public private(set) var screen: Screen
  private let terminal: Terminal

  /// A presenter on a terminal that it takes when it starts.
  public init(_ terminal: Terminal) {
    self.terminal = terminal
    screen = Screen(size: terminal.size)
  }

  /// The terminal's size.
  public var size: Size { terminal.size }

  /// Takes the terminal.
  public func start(_ application: Application) throws(DeviceError) {
    terminal.onEvents = { [weak application, terminal] events in
      // One of them may end the application.
      for event in events where terminal.isStarted || event == .endOfInput {
        application?.handle(event)
      }
    }
    terminal.onProfile = { [weak application] in application?.learn($0) }
    try terminal.start()
  }

  /// Draws what has changed, and writes it in one frame.
  public func present(_ window: Window) {
    let ambiguousWidth = window.traits?.ambiguousWidth ?? .narrow
    let isResized =
      screen.size != window.frame.size || screen.ambiguousWidth != ambiguousWidth
    if isResized { screen = Screen(size: window.frame.size, ambiguousWidth: ambiguousWidth) }
    screen.title = window.owner?.windowTitle ?? window.title
    screen.progress = window.owner?.progress.map(WindowProgress.part)
    let surface = Canvas.Surface(screen)
    let canvas = Canvas(surface: surface, origin: .zero, clip: screen.bounds)
    var damage: [Rect] = []
    window.drawTree(canvas, isForced: isResized, damage: &damage)
    screen = surface.screen
    terminal.present(screen)
  }

  /// Puts a text on the clipboard of the terminal's machine (OSC 52); one that is too long for
  /// terminals isn't sent.
  public func copy(_ text: String) -> Bool {
    TerminalCommand.copy(text).map { terminal.tell($0) } ?? false
  }

  /// Shows a text on the desktop, or rings the bell.
  public func notify(_ text: String) { terminal.notify(text) }

  /// Gives the terminal back.
  public func stop() { terminal.stop() }
}
