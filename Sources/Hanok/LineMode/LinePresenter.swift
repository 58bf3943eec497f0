import HanokLocalization
public import HanokTerminal

/// Presents an application line by line: for pipes, scripts and screen readers.
///
/// Each screen is written as lines, in reading order, and then the choices. A typed line chooses by
/// a letter, a number or a title; `1 3 5-7` chooses several rows of a table with multiple
/// selection, and `3?` opens the menu of a row. A letter of a table's index leads to its rows; `+`
/// and `-` turn the pages of a long one, unless a keypad has the focus
/// (``AccessibilityTraits/keypad``). Any other line is entered into the field, if there is only
/// one; `Volume: 70` is entered into the field of that name. A name of several choices is answered
/// with these choices and their numbers. After a field is chosen, it receives
/// the next line whole, and one of several lines receives those up to a line that is only a dot.
/// Lines wait while the screen is busy, so that none is lost; one that stops the work doesn't wait
/// (``AccessibilityTraits/stopsWork``); the end of input ends the application after
/// the last line, with the status 1 if something is typed and not saved
/// (``ViewController/unsavedContent``). While many lines wait, no more of them are read.
public final class LinePresenter: Presenter {
  /// The maximum time without output that lines wait for a busy screen after the end of input.
  public static let busyTimeout = Duration.seconds(60)
  /// The number of waiting lines from which on no more lines are read.
  package static let mostWaitingLines = 100
  /// The minimum time between two reports of automatic changes while the screen is busy.
  ///
  /// An example is the bytes of a download: without a minimum, a log would contain little else.
  static let reportInterval = Duration.seconds(1)

  private let stream: any LineStream
  private let writer: LineWriter
  private weak var application: Application?
  private var queue = LineQueue()
  private var entry: LineEntry?
  /// The label of the field with a text whose end is missing in the input.
  private var unfinishedLabel: Message?
  private var isHandlingLines = false
  /// The time without further reports of automatic changes on a busy screen.
  private var reportPause: (any Cancellable)?

  /// Creates a presenter on a stream of lines.
  public init(_ stream: any LineStream) {
    self.stream = stream
    writer = LineWriter(stream)
  }

  /// Whether a write has failed, which has ended the application.
  public var hasFailed: Bool { stream.hasFailed }

  /// A size for any text: without drawing, nothing is clipped.
  public var size: Size { Size(width: 1_000, height: 1_000) }

  private var isStopped: Bool { writer.isStopped }

  /// Begins to read lines from the stream.
  public func start(_ application: Application) {
    self.application = application
    writer.application = application
    // Motion isn't visible.
    application.traits.reducesMotion = true
    stream.start { [weak self] event in
      guard let self, !isStopped else { return }
      if event == .resumed { return promptAgain() }
      queue.add(event)
      handleWaitingLines()
    }
  }

  /// Stops reading lines.
  public func stop() {
    writer.stop()
    reportPause?.cancel()
    stream.stop()
  }

  /// Returns false: lines can't reach a clipboard.
  public func copy(_ text: String) -> Bool { false }

  /// Writes a text as a separate line.
  public func notify(_ text: String) { writer.writeNotice(text) }

  /// Writes a page as lines.
  public func insertAbove(_ page: Window) -> Bool {
    writer.writePage(page)
    return true
  }

  /// Writes the last changes, without letters and numbers, which nobody can type any more.
  public func presentLast(_ window: Window) {
    window.settle()
    writer.writeLastChanges(window)
  }

  /// Writes the changes, and handles the waiting lines.
  public func present(_ window: Window) {
    window.forgetDamage()
    writer.forgetScreen()
    // A task that is answered is about to change the screen. When it awaits something else, it
    // requests another update.
    if window.areTasksAtWork { return }
    if writer.writeChanges(window, postponesReports: reportPause != nil) {
      startReportPause(window)
    }
    writer.reportUnchanged(window)
    writer.prompt(window)
    handleWaitingLines()
  }

  private func startReportPause(_ window: Window) {
    reportPause = application?.scheduler.schedule(after: Self.reportInterval) {
      [weak self, weak window] in
      guard let self, let window, !isStopped else { return }
      reportPause = nil
      present(window)
    }
  }

  /// Writes the prompt again, and before it the name of the chosen field: after a stop, both are above
  /// the shell's output.
  private func promptAgain() {
    guard let application, let screen = writer.screen(of: application.window) else { return }
    writer.isPromptDue = true
    if let field = entry?.field(on: screen) { writer.write([screen.choices[field].title]) }
    writer.prompt(application.window)
  }
}

/// The waiting lines.
extension LinePresenter {
  /// Handles the waiting lines one after the other, while the screen isn't busy.
  private func handleWaitingLines() {
    guard !isHandlingLines, !isStopped, let application else { return }
    isHandlingLines = true
    defer { isHandlingLines = false }
    while !isStopped, let event = nextEvent(application.window) {
      switch event {
      case .line(let line): handle(line, application)
      case .tooLong(let limit): refuseLine(longerThan: limit, application)
      case .resumed, .end: break
      }
    }
    stream.setReading(queue.count < Self.mostWaitingLines)
    if queue.isAtEnd, !isStopped, queue.isEmpty, let lines = entry?.lines {
      type(lines, application)
    }
    if queue.isAtEnd, !isStopped { end(application) }
    // The end of a script isn't known while its lines wait for a busy screen.
    if queue.count >= Self.mostWaitingLines, !stream.isInteractive { writer.startDeadline() }
  }

  /// Removes and returns the next line to handle, or nil if all of them wait.
  private func nextEvent(_ window: Window) -> LineEvent? {
    guard !queue.isEmpty, !writer.awaitsUpdate else { return nil }
    guard window.isAboutToChange else { return queue.popFirst() }
    guard let screen = writer.screen(of: window), !screen.stops.isEmpty else { return nil }
    let offer = screen.offer
    return queue.popFirst(keepsOrder: !stream.isInteractive) { offer.stopsWork($0) }
  }

  /// Ends the application at the end of input, as soon as the screen isn't busy.
  private func end(_ application: Application) {
    if !writer.awaitsUpdate, !application.window.isAboutToChange {
      return application.quit(writer.reportUnsaved(application, unfinishedLabel) ? 1 : 0)
    }
    writer.startDeadline()
  }

  /// Handles a line.
  private func handle(_ line: String, _ application: Application) {
    writer.isPromptDue = true
    // A change by the user is written at once.
    reportPause?.cancel()
    reportPause = nil
    guard let screen = writer.screen(of: application.window) else { return }
    var offer = screen.offer
    offer.entry = entry?.offered(on: screen)
    let meaning = LineMeaning(line, on: offer)
    switch meaning.action {
    case .continueText: entry?.lines?.append(line)
    case .ignore: endEntry()
    case .clarify(let choices):
      endEntry()
      writer.clarify(line, choices, application)
    case .refuse:
      endEntry()
      writer.refuse(line, application)
    default: perform(meaning, of: line, on: screen, application)
    }
    writer.prompt(application.window)
  }
}

/// The meaning of a line.
extension LinePresenter {
  /// Performs the meaning of a line; one that a control doesn't accept is refused.
  private func perform(
    _ meaning: LineMeaning, of line: String, on screen: LineScreen, _ application: Application
  ) {
    let text = entry?.lines?.joined(separator: "\n") ?? ""
    endEntry()
    writer.unansweredLabel = meaning.subject.flatMap { screen.choices[$0].element.label }
    writer.forgetScreen()
    var isAccepted = false
    application.perform { isAccepted = perform(meaning.action, on: screen, text: text) }
    if isAccepted {
      // If views have changed, the screen was read and written already.
      if !writer.hasScreen || writer.awaitsUpdate { application.update() }
      return writer.reportUnchanged(application.window)
    }
    if case .endText = meaning.action { return writer.refuse("", application) }
    writer.refuse(line, application)
  }

  /// Performs an action.
  ///
  /// - Parameter text: The lines that were collected for the chosen field.
  /// - Returns: Whether the control has accepted it.
  private func perform(
    _ action: LineMeaning.Action, on screen: LineScreen, text: String
  ) -> Bool {
    func element(_ choice: Int) -> AccessibilityElement { screen.choices[choice].element }
    switch action {
    case .activate(let choices):
      return choices.reduce(false) { (element($1).activate?() ?? false) || $0 }
    case .enter(let text, let field): return element(field).enterText?(text) ?? false
    case .endText(let field): return element(field).enterText?(text) ?? false
    case .openMenu(let choice): return element(choice).openMenu?() ?? false
    case .chooseField(let field): choose(screen.choices[field])
    case .turnPages(let step): writer.turnPages(of: screen, by: step)
    case .showPage(let page): writer.show(page, of: screen)
    case .continueText, .clarify, .ignore, .refuse: return false
    }
    return true
  }

  /// Expects the next line, or several, for a field.
  private func choose(_ field: LineScreen.Choice) {
    entry = LineEntry(field)
    if field.element.traits.contains(.secureTextField) { stream.setEcho(false) }
    writer.write([field.title])
  }

  /// Ends the choice of a field: it accepts one entry only.
  private func endEntry() {
    if entry != nil { stream.setEcho(true) }
    entry = nil
  }

  /// Reports a line that is dropped because of its length, also instead of the chosen field's text.
  private func refuseLine(longerThan limit: Int, _ application: Application) {
    writer.isPromptDue = true
    if entry?.lines == nil { endEntry() }
    writer.write([application.traits.localizer.string(.Hanok.lineTooLong(limit: limit))])
    writer.prompt(application.window)
  }

  /// Types lines whose end is missing into the chosen field: they aren't entered, since the text may
  /// be incomplete.
  private func type(_ lines: [String], _ application: Application) {
    let field = entry?.view as? TextInput
    entry = nil
    guard let field, field.isInteractive, !lines.isEmpty else { return }
    unfinishedLabel = field.accessibilityElement.label
    application.perform {
      field.replace(0..<field.text.utf8.count, withText: lines.joined(separator: "\n"))
    }
  }
}
