import HanokUnicode
public import HanokLocalization
public import HanokTerminal

/// A program with one window, its source of events and its presenter.
///
/// It is created in `main` and passed on: there is no shared instance. It is the last responder of
/// every chain, so that controllers reach it by `application`.
public final class Application: Responder {
  /// The only window.
  public let window: Window
  /// Schedules actions for later.
  public let scheduler: any Scheduler
  /// The title of the terminal's window, in the language of the traits.
  ///
  /// If it is nil, the window has the title of the topmost screen. At the end, the earlier title is
  /// restored.
  public var title: Message? { didSet { window.setNeedsUpdate() } }
  /// The progress of a task, from 0 to 1, or nil if no task is running.
  ///
  /// It is shown outside the window, in its tab or the task bar, if the terminal supports that.
  public var progress: Double? { didSet { window.setNeedsUpdate() } }
  /// Selects the theme for the terminal's background, at once and after each change of it.
  ///
  /// A terminal that doesn't tell its background after it was asked counts as dark while 256 colours
  /// or more are used, which suffice for the ground of a theme. Without a closure, the theme of the
  /// traits stays.
  public var themes: ((Appearance) -> Theme)? {
    didSet { if let themes { traits.theme = themes(themeAppearance(of: traits)) } }
  }
  /// Whether the terminal was asked for its background.
  private var isTerminalAsked = false
  /// The maximum number of colours to use of those of the terminal; unlimited by default.
  public var maximumColorDepth = ColorDepth.full {
    didSet { if maximumColorDepth != oldValue { change { $0.colorDepth = usedColorDepth } } }
  }
  private var terminalColorDepth = ColorDepth.full
  /// The text that this program copied last, which fields paste, or nil for none.
  ///
  /// Setting it doesn't change the terminal's clipboard; ``copy(_:)`` does.
  public var copiedText: String?
  /// The source of memory warnings, which every controller receives; nil for none.
  public var memoryPressure: (any MemoryPressureSource)? {
    didSet {
      oldValue?.stop()
      if presenter != nil { watchMemory() }
    }
  }
  /// The controller of the first screen.
  public let rootViewController: ViewController
  private var presenter: (any Presenter)?
  private var turnDepth = 0
  private(set) var needsUpdate = false
  private var isUpdateScheduled = false
  private var onEnd: ((Int32) -> Void)?
  /// The exit status of the program, or nil while the application is running.
  public private(set) var exitStatus: Int32?

  /// Creates an application with the controller of its first screen.
  public init(
    root: ViewController, traits: Traits, scheduler: any Scheduler = DispatchScheduler()
  ) {
    rootViewController = root
    self.scheduler = scheduler
    window = Window(traits: traits)
    super.init()
    window.owner = self
  }

  /// The traits of the whole application, such as its language and theme.
  ///
  /// A new value applies everywhere.
  public var traits: Traits {
    get { window.windowTraits }
    set { window.setTraits(newValue) }
  }

  /// The keys of the actions of all views, those of the ``traits``.
  ///
  /// ```swift
  /// application.keyBindings = .emacs
  /// application.keyBindings[ListAction.moveDown] = [KeyEvent(.down), KeyEvent(.character("n"))]
  /// ```
  public var keyBindings: KeyBindings {
    get { traits.keyBindings }
    set { traits.keyBindings = newValue }
  }

  /// Performs an action once, after a delay, unless the application has ended by then.
  ///
  /// - Returns: The object that cancels it.
  @discardableResult
  public func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable {
    scheduler.schedule(after: delay) { [weak self] in
      guard let self, exitStatus == nil else { return }
      perform(action)
    }
  }

  /// Performs an action repeatedly until it is cancelled or the application ends.
  ///
  /// - Parameter interval: The time between two calls, at least a millisecond.
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

  /// Shows the next of the available languages, with the extensions of the current one.
  ///
  /// A user who requested `ko-u-nu-hanidec` requested these digits in any language.
  public func showNextLanguage() {
    let localizer = traits.localizer
    let languages = localizer.catalog.languages
    let spoken = LanguageTag.bestMatch(for: [localizer.language], among: languages)
    let index = languages.firstIndex { $0 == spoken } ?? -1
    guard !languages.isEmpty else { return }
    let next = languages[(index + 1) % languages.count]
      .adding(extensionsOf: localizer.requestedLanguage)
    traits.localizer = Localizer(catalog: localizer.catalog, language: next)
  }

  /// Puts a text on the clipboard, also on a remote machine (OSC 52).
  ///
  /// Many terminals don't allow this until their users permit it; tmux does if its option
  /// `set-clipboard` is on.
  ///
  /// - Returns: Whether the text was sent: not without a terminal, or if it is longer than
  ///   terminals accept, some 75,000 bytes.
  @discardableResult
  public func copy(_ text: String) -> Bool {
    copiedText = text
    return presenter?.copy(text) ?? false
  }

  /// Leaves a view above the rows of an inline app (``PresentationStyle/inline(rows:isErasedAtEnd:)``),
  /// in the terminal's own text, which scrolls away like the output of any program.
  ///
  /// ```
  /// $ assistant
  /// Seoul has 9.4 million people.     the finished answer: it belongs to the terminal now
  /// ▮ Ask a question                  the app
  /// ```
  ///
  /// The view is drawn once, as wide as the app and as high as it needs to be, and is written once: later
  /// changes of it, of the language or the size of the window don't reach it. In line mode its texts are
  /// written as lines.
  ///
  /// - Parameter view: A view without a superview.
  /// - Returns: Whether it is written: an app that uses the whole screen has nothing above.
  @discardableResult
  public func insertAbove(_ view: View) -> Bool {
    guard let presenter, exitStatus == nil else { return false }
    let page = Window(traits: traits)
    page.frame = Rect(origin: .zero, size: Size(width: presenter.size.width, height: 1))
    let content = ViewController()
    content.view = view
    page.present(content)
    page.settle()
    let width = page.frame.width
    page.frame.size.height = view.fittingSize(ProposedSize(width: width, height: nil)).height
    page.settle()
    // What is left has no focus.
    page.focus.forget()
    defer {
      page.dismiss(content)
      setNeedsUpdate()
    }
    return presenter.insertAbove(page)
  }

  /// Notifies a user of another window: on the desktop, by the bell, or as a line.
  public func notify(_ message: Message) {
    presenter?.notify(traits.localizer.string(message))
  }

  /// Shows a message above all screens for a while; in line mode, as a line.
  ///
  /// Notices are at the top, or at the bottom if they would cover a view that one of them is about.
  ///
  /// - Parameters:
  ///   - view: The view that the message is about, and that it doesn't cover; nil for none.
  ///   - duration: The time after which the notice disappears.
  public func showNotice(
    _ message: Message, about view: View? = nil, for duration: Duration = .seconds(4)
  ) {
    let notice = NoticeView(message, about: view)
    window.show(notice)
    schedule(after: duration) { [weak self] in self?.window.remove(notice) }
  }

  /// A message in rows of its own at the bottom of the window, until it is set to nil; in line mode,
  /// a line.
  ///
  /// It never has the focus, and covers nothing: the screens get the other rows.
  package var standingNotice: Message? {
    didSet { window.setStandingNotice(standingNotice) }
  }

  /// Ends the application: the terminal is restored, and `run()` returns the status.
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

  /// Ends the application as ``quit(_:)`` does, after a question if something typed isn't saved
  /// (``ViewController/unsavedContent``).
  ///
  /// It is what a key or a button that ends the program does.
  public func requestQuit(_ status: Int32 = 0) {
    window.confirmDiscardingUnsavedContent(of: window.layers.map(\.presented)) { [weak self] in
      self?.quit(status)
    }
  }

  /// Ends the application at Ctrl-C, unless another responder handles it, after a question if
  /// something typed isn't saved.
  ///
  /// The exit status is that of an interrupted program.
  public override func keyPressed(_ event: KeyEvent) -> Bool {
    if super.keyPressed(event) { return true }
    guard window.keyAction(WindowAction.self, for: event) == .quit else { return false }
    interrupt()
    return true
  }
}

extension Application {
  /// The exit status of an interrupted program in shells: 128 and the number of SIGINT.
  package static let interruptedStatus: Int32 = 130

  /// Ends with the exit status of an interrupted program, after a question if something typed isn't
  /// saved.
  func interrupt() { requestQuit(Self.interruptedStatus) }

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

  /// Shows the first screen, and begins to receive events.
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

  /// Handles an event.
  public func handle(_ event: InputEvent) { handle([event]) }

  /// Handles events that arrived together: delivers all of them, then updates the screen once.
  public func handle(_ events: [InputEvent]) {
    perform {
      var rest = events[...]
      while exitStatus == nil, let event = rest.first {
        let typed = window.deliverTyping(rest)
        rest.removeFirst(max(1, typed))
        if typed > 0 { continue }
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

  /// Performs an action, then updates the screen once, with all its changes.
  public func perform(_ action: () -> Void) {
    turnDepth += 1
    action()
    turnDepth -= 1
    if turnDepth == 0, needsUpdate { update() }
  }

  /// Schedules an update for the end of the turn; outside one, as in a `Task`, for the next turn.
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

  /// Lays out and presents all changes.
  public func update() {
    guard exitStatus == nil, let presenter else { return }
    turnDepth += 1
    window.settle()
    needsUpdate = false
    presenter.present(window)
    turnDepth -= 1
    // Changes made while presenting get a turn of their own, so that this one ends.
    if needsUpdate { setNeedsUpdate() }
  }
}

extension Application {
  /// Uses the profile that the presenter has of its terminal.
  ///
  /// The number of colors, the width of ambiguous characters and the appearance become traits. A
  /// new appearance also selects the theme again.
  package func apply(_ profile: TerminalProfile) {
    change { new in
      terminalColorDepth = profile.colorDepth
      isTerminalAsked = profile.isComplete
      new.colorDepth = usedColorDepth
      if let width = profile.ambiguousWidth { new.ambiguousWidth = width }
      new.appearance = Appearance(isDark: profile.isDark)
    }
  }

  /// Changes the traits, and selects the theme again if it is for another appearance then.
  private func change(_ change: (inout Traits) -> Void) {
    let former = themeAppearance(of: traits)
    var new = traits
    change(&new)
    let appearance = themeAppearance(of: new)
    if let themes, appearance != former { new.theme = themes(appearance) }
    if new != traits { traits = new }
  }

  /// Returns the appearance that a theme is selected for.
  private func themeAppearance(of traits: Traits) -> Appearance {
    let isUntold = isTerminalAsked && traits.appearance == .unspecified
    return isUntold && traits.showsSurfaces ? .dark : traits.appearance
  }

  /// The number of colours in use: that of the terminal, up to the permitted maximum.
  private var usedColorDepth: ColorDepth { min(terminalColorDepth, maximumColorDepth) }
}

/// An action that is performed repeatedly, each time by a timer of its own.
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

extension Responder {
  /// The application at the end of the chain, or nil while the responder isn't on the screen.
  public var application: Application? {
    var responder: Responder? = self
    while let current = responder {
      if let application = current as? Application { return application }
      responder = current.next
    }
    return nil
  }
}
