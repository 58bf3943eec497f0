import HanokUnicode
public import HanokLocalization
public import HanokTerminal

/// A program's one window, where its events come from, and what it shows.
///
/// It is made in `main` and handed on: there is no shared one. It is the last in every responder
/// chain, so that controllers reach it by `application`.
public final class Application: Responder {
  /// The window that all is in.
  public let window: Window
  /// Does things later.
  public let scheduler: any Scheduler
  /// The title of the terminal's window, in the language of the traits.
  ///
  /// If it is nil, the window has the title of the topmost screen; in the end, its earlier title.
  public var title: Message? { didSet { window.setNeedsUpdate() } }
  /// The progress of a task, from 0 to 1; nil where nothing is going on.
  ///
  /// It is shown beside the window, in its tab or the task bar, where the terminal can.
  public var progress: Double? { didSet { window.setNeedsUpdate() } }
  /// Chooses the theme by the terminal's background, at once and whenever that changes; where it is
  /// nil, the theme of the traits stays.
  public var themes: ((Appearance) -> Theme)? {
    didSet { if let themes { traits.theme = themes(traits.appearance) } }
  }
  /// The most colours that are used, of those that the terminal shows; by itself all.
  public var maximumColorDepth = ColorDepth.full {
    didSet { if maximumColorDepth != oldValue { traits.colorDepth = usedColorDepth } }
  }
  /// The number of colours that the terminal shows, as far as it is known.
  var terminalColorDepth = ColorDepth.full
  /// The text that was copied last in this program, which fields paste; nil for none.
  ///
  /// To set it doesn't change the terminal's clipboard, which ``copy(_:)`` does.
  public var copiedText: String?
  /// The source of the news that memory is short, which every controller gets; nil for none.
  public var memoryPressure: (any MemoryPressureSource)? {
    didSet {
      oldValue?.stop()
      if presenter != nil { watchMemory() }
    }
  }
  /// The controller of the first screen.
  public let rootViewController: ViewController
  private var presenter: (any Presenter)?
  /// The number of turns that are going on, one within another.
  private var turnDepth = 0
  private var needsUpdate = false
  private var isUpdateScheduled = false
  private var onEnd: ((Int32) -> Void)?
  /// The status that the program ends with; nil while the application goes on.
  public private(set) var exitStatus: Int32?

  /// An application whose first screen is a controller's.
  public init(
    root: ViewController, traits: Traits, scheduler: any Scheduler = DispatchScheduler()
  ) {
    rootViewController = root
    self.scheduler = scheduler
    window = Window(traits: traits)
    super.init()
    window.owner = self
  }

  /// The language, the theme: a new value is shown everywhere, and nothing else changes.
  public var traits: Traits {
    get { window.traits ?? Traits(localizer: Localizer(catalog: Catalog(), language: .english)) }
    set { window.setTraits(newValue) }
  }

  /// Performs an action once, after a time.
  ///
  /// - Returns: The object that cancels it.
  @discardableResult
  public func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable {
    scheduler.schedule(after: delay) { [weak self] in self?.perform(action) }
  }

  /// Performs an action again and again until it is called off.
  ///
  /// - Parameter interval: The time between two, at least a millisecond.
  /// - Returns: The object that cancels it.
  public func schedule(
    every interval: Duration, _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable {
    let repeated = RepeatedAction()
    repeatAction(every: max(interval, .milliseconds(1)), repeated, action)
    return repeated
  }

  private func repeatAction(
    every interval: Duration, _ repeated: RepeatedAction,
    _ action: @escaping @MainActor () -> Void
  ) {
    repeated.timer = scheduler.schedule(after: interval) { [weak self] in
      guard let self, exitStatus == nil else { return repeated.cancel() }
      perform(action)
      if !repeated.isCancelled { repeatAction(every: interval, repeated, action) }
    }
  }

  /// Shows the next of the languages there are, with the extensions of the present one: who asked for
  /// `ko-u-nu-hanidec` asked for these digits in any language.
  public func showNextLanguage() {
    let localizer = traits.localizer
    let languages = localizer.catalog.languages
    let spoken = LanguageTag.bestMatch(for: [localizer.language], among: languages)
    let index = languages.firstIndex { $0 == spoken } ?? -1
    guard !languages.isEmpty else { return }
    let next = languages[(index + 1) % languages.count].adding(extensionsOf: localizer.language)
    traits.localizer = Localizer(catalog: localizer.catalog, language: next)
  }

  /// Puts a text on the clipboard, also from a machine far away (OSC 52).
  ///
  /// Many terminals don't let programs do so before their users allow it; tmux, where its option
  /// `set-clipboard` is on.
  ///
  /// - Returns: Whether it was sent; not without a terminal, or where it is longer than terminals
  ///   take, some 75,000 bytes.
  @discardableResult
  public func copy(_ text: String) -> Bool {
    copiedText = text
    return presenter?.copy(text) ?? false
  }

  /// Notifies a user who is in another window: on the desktop, by the bell, or as a line.
  public func notify(_ message: Message) {
    presenter?.notify(traits.localizer.string(message))
  }

  /// Shows a message above all screens for a time; in line mode, a line.
  ///
  /// Notices are at the top, or at the foot where they would cover a view that one of them is about.
  ///
  /// - Parameters:
  ///   - view: The view that the message is about, which it doesn't cover; nil for none.
  ///   - duration: The time after which it goes by itself.
  public func showNotice(
    _ message: Message, about view: View? = nil, for duration: Duration = .seconds(4)
  ) {
    let notice = NoticeView(message, about: view)
    window.show(notice)
    schedule(after: duration) { [weak self] in self?.window.remove(notice) }
  }

  var windowTitle: String? { title.map { traits.localizer.string($0) } }

  /// Ends the application: the terminal is given back, and `run()` returns the status.
  public func quit(_ status: Int32 = 0) {
    guard exitStatus == nil else { return }
    exitStatus = status
    if needsUpdate { presenter?.presentLast(window) }
    window.dismissAll()
    memoryPressure?.stop()
    presenter?.stop()
    onEnd?(status)
    onEnd = nil
  }

  /// Ctrl-C leaves, wherever nothing else takes it, with the status of a program that it interrupts.
  public override func keyPressed(_ event: KeyEvent) -> Bool {
    if super.keyPressed(event) { return true }
    guard event == KeyEvent(.character("c"), .control) else { return false }
    interrupt()
    return true
  }
}

extension Application {
  /// Ends with the status of a program that Ctrl-C interrupts: 128 and the number of SIGINT, as
  /// shells have it.
  func interrupt() { quit(130) }

  /// Runs on a presenter until `quit()`.
  ///
  /// - Returns: The exit status.
  public func run(on presenter: any Presenter) async throws(DeviceError) -> Int32 {
    try start(on: presenter)
    return await withCheckedContinuation { continuation in
      if let exitStatus {
        continuation.resume(returning: exitStatus)
      } else {
        onEnd = { continuation.resume(returning: $0) }
      }
    }
  }

  /// Shows the first screen; events come from now on.
  public func start(on presenter: any Presenter) throws(DeviceError) {
    self.presenter = presenter
    try presenter.start(self)
    watchMemory()
    perform {
      window.frame = Rect(origin: .zero, size: presenter.size)
      window.present(rootViewController)
      needsUpdate = true
    }
  }

  private func watchMemory() {
    memoryPressure?.start { [weak self] in
      guard let self, exitStatus == nil else { return }
      perform { window.didReceiveMemoryWarning() }
    }
  }

  /// Takes an event.
  public func handle(_ event: InputEvent) { handle([event]) }

  /// Takes events that came together: all are delivered, then the screen is updated once.
  public func handle(_ events: [InputEvent]) {
    perform {
      for event in events where exitStatus == nil {
        switch event {
        case .resize(let size):
          window.willResize(to: size)
          window.frame = Rect(origin: .zero, size: size)
        case .endOfInput: quit()
        default: window.deliver(event)
        }
      }
      needsUpdate = true
    }
  }

  /// Performs an action, and at its end updates the screen once, with all that it has changed.
  public func perform(_ action: () -> Void) {
    turnDepth += 1
    action()
    turnDepth -= 1
    if turnDepth == 0, needsUpdate { update() }
  }

  /// Updates at the end of the turn; outside of one, as in a `Task`, in the next.
  func setNeedsUpdate() {
    needsUpdate = true
    guard turnDepth == 0, !isUpdateScheduled, presenter != nil else { return }
    isUpdateScheduled = true
    scheduler.schedule(after: .zero) { [weak self] in
      guard let self else { return }
      isUpdateScheduled = false
      if needsUpdate { update() }
    }
  }

  /// Places and shows what has changed.
  public func update() {
    guard exitStatus == nil, let presenter else { return }
    turnDepth += 1
    window.settle()
    needsUpdate = false
    presenter.present(window)
    turnDepth -= 1
    // Changes made while presenting are shown in a turn of their own: it must come to an end.
    if needsUpdate { setNeedsUpdate() }
  }
}

extension Button {
  /// A button that ends the application, in the toolkit's words: “Quit”, by Q.
  public static func quit() -> Button {
    let button = Button(.Hanok.helpQuit, mnemonic: .Hanok.helpQuitKeys)
    button.addAction(toNearest: Application.self) { $0.quit() }
    return button
  }
}

/// An action that is performed again and again, each time by a timer of its own.
private final class RepeatedAction: Cancellable {
  var timer: (any Cancellable)?
  private(set) var isCancelled = false

  func cancel() {
    timer?.cancel()
    // The timer keeps its action, which keeps this.
    timer = nil
    isCancelled = true
  }
}
