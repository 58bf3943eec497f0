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
  /// What the terminal's window is called, in the language of the traits.
  ///
  /// Where it is nil, it is called as the topmost screen; in the end, as before.
  public var title: Message? { didSet { window.setNeedsUpdate() } }
  /// How far something is, from 0 to 1; nil where nothing is going on.
  ///
  /// It is shown beside the window, in its tab or the task bar, where the terminal can.
  public var progress: Double? { didSet { window.setNeedsUpdate() } }
  /// Chooses the looks by the terminal's background, at once and whenever that changes; where it is
  /// nil, those of the traits stay.
  public var themes: ((Appearance) -> Theme)? {
    didSet { if let themes { traits.theme = themes(traits.appearance) } }
  }
  private let rootViewController: ViewController
  private var presenter: (any Presenter)?
  private var isUpdateScheduled = false
  private var onEnd: ((Int32) -> Void)?
  private var status: Int32?

  /// An application whose first screen is a controller's.
  public init(
    root: ViewController, traits: Traits, scheduler: any Scheduler = DispatchScheduler()
  ) {
    rootViewController = root
    self.scheduler = scheduler
    window = Window(traits: traits)
    super.init()
    window.owner = self
    window.onUpdateNeeded = { [weak self] in self?.scheduleUpdate() }
  }

  /// The language, the looks: a new value is shown everywhere, and nothing else changes.
  public var traits: Traits {
    get { window.traits ?? Traits(localizer: Localizer(catalog: Catalog(), language: .english)) }
    set { window.setTraits(newValue) }
  }

  /// Does something once, after a time.
  public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) {
    scheduler.schedule(after: delay, action)
  }

  /// Shows the next of the languages there are.
  public func showNextLanguage() {
    let localizer = traits.localizer
    let languages = localizer.catalog.languages
    let spoken = LanguageTag.bestMatch(for: [localizer.language], among: languages)
    let index = languages.firstIndex { $0 == spoken } ?? -1
    guard !languages.isEmpty else { return }
    let next = languages[(index + 1) % languages.count]
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
  public func copy(_ text: String) -> Bool { presenter?.copy(text) ?? false }

  /// Lets somebody who looks elsewhere know something: on the desktop, by the bell, or as a line.
  public func notify(_ message: Message) {
    presenter?.notify(traits.localizer.string(message))
  }

  var windowTitle: String? { title.map { traits.localizer.string($0) } }

  /// Ends the application: the terminal is given back, and `run()` returns the status.
  public func quit(_ status: Int32 = 0) {
    guard self.status == nil else { return }
    self.status = status
    window.topViewController?.disappear()
    presenter?.stop()
    onEnd?(status)
    onEnd = nil
  }

  /// Ctrl-C leaves, wherever nothing else takes it.
  public override func keyPressed(_ event: KeyEvent) -> Bool {
    if super.keyPressed(event) { return true }
    guard event == KeyEvent(.character("c"), .control) else { return false }
    quit()
    return true
  }
}

extension Application {
  /// Runs on a presenter until `quit()`.
  ///
  /// - Returns: The exit status.
  public func run(on presenter: any Presenter) async throws(DeviceError) -> Int32 {
    try start(on: presenter)
    return await withCheckedContinuation { continuation in
      if let status {
        continuation.resume(returning: status)
      } else {
        onEnd = { continuation.resume(returning: $0) }
      }
    }
  }

  /// Shows the first screen; events come from now on.
  public func start(on presenter: any Presenter) throws(DeviceError) {
    self.presenter = presenter
    try presenter.start(self)
    window.frame = Rect(origin: .zero, size: presenter.size)
    window.present(rootViewController)
    update()
  }

  /// Takes an event.
  public func handle(_ event: InputEvent) {
    switch event {
    case .resize(let size): window.frame = Rect(origin: .zero, size: size)
    case .endOfInput: quit()
    default: window.deliver(event)
    }
    update()
  }

  /// One update for all that a turn of the run loop has changed.
  private func scheduleUpdate() {
    guard !isUpdateScheduled, presenter != nil else { return }
    isUpdateScheduled = true
    scheduler.schedule(after: .zero) { [weak self] in self?.update() }
  }

  /// Places and shows what has changed.
  public func update() {
    guard status == nil else { return }
    window.layoutIfNeeded()
    window.focusFirst()
    isUpdateScheduled = false
    presenter?.present(window)
  }
}
