import HanokLocalization
import HanokSystem
public import HanokTerminal
import HanokUnicode

/// Presents an application line by line: for pipes, scripts and screen readers.
///
/// Each screen is written as lines, in reading order, and then the choices. A typed line chooses by
/// a letter, a number or a title; `1 3 5-7` chooses several rows of a table with multiple
/// selection, and `3?` opens the menu of a row. A letter of a table's index leads to its rows; `+`
/// and `-` turn the pages of a long one, unless a keypad has the focus
/// (``AccessibilityTraits/keypad``). Any other line is entered into the field, if there is only
/// one; `Volume: 70` is entered into the field of that name. After a field is chosen, it receives
/// the next line whole, and one of several lines receives those up to a line that is only a dot.
/// Lines wait while the screen is busy, so that none is lost; one that stops the work doesn't wait
/// (``AccessibilityTraits/stopsWork``); the end of input ends the application after
/// the last line, with the status 1 if something is typed and not saved
/// (``ViewController/unsavedContent``). While many lines wait, no more of them are read.
public final class LinePresenter: Presenter {
  /// The maximum time without output that lines wait for a busy screen after the end of input.
  public static let patience = Duration.seconds(60)
  /// The number of waiting lines from which on no more lines are read.
  package static let mostWaitingLines = 100
  /// The minimum time between two reports of automatic changes while the screen is busy.
  ///
  /// An example is the bytes of a download: without a minimum, a log would contain little else.
  static let reportInterval = Duration.seconds(1)

  private let stream: any LineStream
  private weak var application: Application?
  /// The lines that wait, each a line or one that is too long.
  private var lines: [LineEvent] = []
  private var isAtEnd = false
  private var isStopped = false
  /// The last paragraph of each view, which is kept so that no other view gets its identifier.
  private var said: [ObjectIdentifier: SpokenScreen.Paragraph] = [:]
  /// The current pages of long tables, including those on covered screens.
  private var pages: [ObjectIdentifier: TurnedPage] = [:]
  /// The name of the element that the last line used, until there is output.
  private var unanswered: Message?
  /// The choices that were written last, or nil to write them again.
  private var saidChoices: [String]?
  /// The choices that stop the work, as they were written during it.
  private var saidStops: [String] = []
  /// The time without further reports of automatic changes on a busy screen.
  private var pause: (any Cancellable)?
  /// The chosen field, and its index among the elements of its view.
  private var chosenField: (view: View, index: Int)?
  /// The lines for the chosen field so far, if it accepts several.
  private var collectedLines: [String]?
  /// The label of the field with a text whose end is missing in the input.
  private var unfinishedLabel: Message?
  private var isAnswering = false
  private var isPromptDue = false
  private var deadline: (any Cancellable)?

  /// Creates a presenter on a stream of lines.
  public init(_ stream: any LineStream) {
    self.stream = stream
  }

  /// Whether a write has failed, which has ended the application.
  public var hasFailed: Bool { stream.hasFailed }

  /// A size for any text: without drawing, nothing is clipped.
  public var size: Size { Size(width: 1_000, height: 1_000) }

  /// Begins to read lines from the stream.
  public func start(_ application: Application) {
    self.application = application
    // Motion isn't visible.
    application.traits.reducesMotion = true
    stream.start { [weak self] event in
      guard let self, !isStopped else { return }
      switch event {
      case .line, .tooLong: lines.append(event)
      case .resumed: return promptAgain()
      case .end: isAtEnd = true
      }
      answerWaitingLines()
    }
  }

  /// Stops reading lines.
  public func stop() {
    isStopped = true
    deadline?.cancel()
    pause?.cancel()
    stream.stop()
  }

  /// Returns false: lines can't reach a clipboard.
  public func copy(_ text: String) -> Bool { false }

  /// Writes a text as a line of its own.
  public func notify(_ text: String) {
    send("\(SpokenScreen.visible(text))\n")
    // After any output, the choices are written again.
    saidChoices = nil
  }

  /// Writes the last changes, without letters and numbers, which nobody can type any more.
  public func presentLast(_ window: Window) {
    window.settle()
    guard !isStopped, !stream.hasFailed, let screen = screen(of: window),
      let bare = self.screen(of: window, takesLines: false)
    else { return }
    let news = zip(screen.paragraphs, bare.paragraphs).flatMap { paragraph, last in
      screen.news(of: paragraph, after: said[ObjectIdentifier(paragraph.view)]).isEmpty
        ? [] : last.lines
    }
    if !news.isEmpty { write(news) }
  }

  /// Writes the changes, and handles the waiting lines.
  public func present(_ window: Window) {
    window.forgetDamage()
    // A task that is answered is about to change what would be said. When it awaits something
    // else, it requests another update.
    if window.areTasksAtWork { return }
    say(window)
    sayUnchanged(window)
    prompt(window)
    answerWaitingLines()
  }
}

/// The output.
extension LinePresenter {
  /// A page of a view, with a weak reference to the view.
  private struct TurnedPage {
    weak var view: View?
    let page: Int
  }

  private func screen(of window: Window, takesLines: Bool = true) -> SpokenScreen? {
    pages = pages.filter { $0.value.view != nil }
    return window.traits.map {
      SpokenScreen(
        window, localizer: $0.localizer, pages: pages.mapValues(\.page), takesLines: takesLines)
    }
  }

  /// Writes the changes since the last time.
  private func say(_ window: Window) {
    guard let screen = screen(of: window) else { return }
    let isBusy = window.isAboutToChange
    var hasReports = false
    var output: [String] = []
    var saying: [ObjectIdentifier: SpokenScreen.Paragraph] = [:]
    for paragraph in screen.paragraphs {
      let id = ObjectIdentifier(paragraph.view)
      let isReport = isBusy && paragraph.changesFrequently && paragraph.arrivals == nil
      if isReport, pause != nil {
        saying[id] = said[id]
        continue
      }
      saying[id] = paragraph
      if pages[id] != nil {
        pages[id] = TurnedPage(view: paragraph.view, page: paragraph.page)
      }
      let news = screen.news(of: paragraph, after: said[id])
      // Removed lines aren't reported, but the choices may have changed.
      guard !news.isEmpty || paragraph.arrivals == nil && paragraph.lines != said[id]?.lines ?? []
      else { continue }
      output += news
      if isReport { hasReports = true }
      // It may be read aloud: after the changes, the choices are written again.
      if !paragraph.changesFrequently { saidChoices = nil }
    }
    said = saying
    if hasReports { startPause(window) }
    output += choices(of: screen, isBusy: isBusy)
    if !output.isEmpty { write(output) }
  }

  /// Returns the choices in a line if they are due; those of a busy screen are written once.
  private func choices(of screen: SpokenScreen, isBusy: Bool) -> [String] {
    let choices = isBusy ? screen.stops.map(\.text) : screen.listedChoices
    let former = isBusy ? saidStops : saidChoices
    if isBusy {
      if !choices.isEmpty { (saidStops, saidChoices) = (choices, nil) }
    } else {
      (saidStops, saidChoices) = ([], choices)
    }
    return choices == former || choices.isEmpty ? [] : [choices.joined(separator: "  ")]
  }

  private func startPause(_ window: Window) {
    pause = application?.scheduler.schedule(after: Self.reportInterval) {
      [weak self, weak window] in
      guard let self, let window, !isStopped else { return }
      pause = nil
      present(window)
    }
  }

  private func write(_ lines: [String]) {
    unanswered = nil
    send(lines.map { $0 + "\n" }.joined())
    isPromptDue = true
    deadline?.cancel()
    deadline = nil
  }

  /// Writes text without control characters; a failure ends the application, since its output is
  /// lost.
  private func send(_ text: String) {
    stream.write(VisibleText.lines(text))
    if stream.hasFailed { application?.quit(1) }
  }

  /// Writes the prompt for the next line, if the screen accepts it.
  private func prompt(_ window: Window) {
    guard stream.isInteractive, isPromptDue, !isStopped else { return }
    if window.isAboutToChange, screen(of: window)?.stops.isEmpty != false { return }
    send("> ")
    isPromptDue = false
  }

  /// Writes the prompt again, and before it the name of the chosen field: after a stop, both are above
  /// the shell's output.
  private func promptAgain() {
    guard let application, let screen = screen(of: application.window) else { return }
    isPromptDue = true
    if let field = chosenChoice(in: screen) { write([field.title]) }
    prompt(application.window)
  }
}

/// The input.
extension LinePresenter {
  /// Handles the waiting lines one after the other, while the screen isn't busy.
  private func answerWaitingLines() {
    guard !isAnswering, !isStopped, let application else { return }
    isAnswering = true
    defer { isAnswering = false }
    while !isStopped, let index = nextLine(application.window) {
      switch lines.remove(at: index) {
      case .line(let line): answer(line, application)
      case .tooLong(let limit): refuseLine(longerThan: limit, application)
      case .resumed, .end: break
      }
    }
    stream.setReading(lines.count < Self.mostWaitingLines)
    if isAtEnd, !isStopped, lines.isEmpty, let typed = collectedLines {
      type(typed, application)
    }
    if isAtEnd, !isStopped { end(application) }
    // The end of a script isn't known while its lines wait for a busy screen.
    if lines.count >= Self.mostWaitingLines, !stream.isInteractive { startDeadline(application) }
  }

  /// Returns the index of the next line to handle, or nil if all of them wait.
  ///
  /// A user who has typed other lines can still stop the work; the lines of a script stay in order.
  private func nextLine(_ window: Window) -> Int? {
    guard !lines.isEmpty, !awaitsUpdate else { return nil }
    guard window.isAboutToChange else { return 0 }
    guard let screen = screen(of: window), !screen.stops.isEmpty else { return nil }
    let reachable = stream.isInteractive ? lines.indices : 0..<1
    return reachable.first { index in
      guard case .line(let line) = lines[index] else { return false }
      return screen.choice(line.trimmingSpaces)?.element.traits.contains(.stopsWork) == true
    }
  }

  /// Whether the screen has changed, and is to be written in the next turn: lines answer only what was
  /// written.
  private var awaitsUpdate: Bool { application?.needsUpdate == true }

  /// Ends the application at the end of input, as soon as the screen isn't busy.
  private func end(_ application: Application) {
    if !awaitsUpdate, !application.window.isAboutToChange {
      return application.quit(sayUnsaved(application) ? 1 : 0)
    }
    startDeadline(application)
  }

  /// Ends the application unless there is output in time.
  private func startDeadline(_ application: Application) {
    guard deadline == nil, !isStopped else { return }
    deadline = application.scheduler.schedule(after: Self.patience) { [weak application] in
      application?.quit(1)
    }
  }

  /// Reports what is typed and not saved: nobody has said that it is to be saved, or to be lost.
  ///
  /// - Returns: Whether there is anything.
  private func sayUnsaved(_ application: Application) -> Bool {
    let localizer = application.traits.localizer
    let contents = application.window.unsavedContents
    let names = (contents.isEmpty ? [unfinishedLabel].compactMap(\.self) : contents).map {
      SpokenScreen.name(SpokenScreen.visible(localizer.string($0)))
    }
    if names.isEmpty { return false }
    write(names.map { localizer.string(.Hanok.lineUnsaved(name: $0)) })
    return true
  }

  private func answer(_ line: String, _ application: Application) {
    isPromptDue = true
    // A change by the user is written at once.
    pause?.cancel()
    pause = nil
    guard let screen = screen(of: application.window) else { return }
    let typed = line.trimmingSpaces
    if collectedLines != nil, typed != Self.endOfText {
      collectedLines?.append(line)
    } else if let lines = collectedLines, let field = takeChosenField(in: screen) {
      enter("", field.label, application) {
        field.enterText?(lines.joined(separator: "\n")) ?? false
      }
    } else if let field = takeChosenField(in: screen) {
      enter(line, field.label, application) { field.enterText?(line) ?? false }
    } else if !typed.isEmpty {
      enter(line, screen.choice(typed)?.element.label, application) { take(typed, screen) }
    }
    prompt(application.window)
  }

  /// Types lines whose end is missing into the chosen field: they aren't entered, since the text may
  /// be incomplete.
  private func type(_ lines: [String], _ application: Application) {
    let field = chosenField?.view as? TextInput
    (chosenField, collectedLines) = (nil, nil)
    guard let field, field.isInteractive, !lines.isEmpty else { return }
    unfinishedLabel = field.accessibilityElement.label
    application.perform {
      field.replace(0..<field.text.utf8.count, withText: lines.joined(separator: "\n"))
    }
  }

  /// Reports a line that is dropped because of its length, also instead of the chosen field's text.
  private func refuseLine(longerThan limit: Int, _ application: Application) {
    isPromptDue = true
    if collectedLines == nil, let screen = screen(of: application.window) {
      _ = takeChosenField(in: screen)
    }
    write([application.traits.localizer.string(.Hanok.lineTooLong(limit: limit))])
    prompt(application.window)
  }

  /// Performs a typed line; an unknown one writes the choices.
  ///
  /// - Parameter label: The element that is used, for the report that nothing has changed.
  private func enter(
    _ line: String, _ label: Message?, _ application: Application, _ action: () -> Bool
  ) {
    var isTaken = false
    unanswered = label
    application.perform { isTaken = action() }
    if isTaken {
      application.update()
      return sayUnchanged(application.window)
    }
    guard !isStopped, let screen = screen(of: application.window) else { return }
    let complaint = application.traits.localizer.string(
      .Hanok.lineUnknown(typed: SpokenScreen.visible(line.trimmingSpaces)))
    write([complaint] + screen.choiceLines)
  }

  /// Reports that a line was handled, if there is no other output.
  private func sayUnchanged(_ window: Window) {
    guard let label = unanswered, !isStopped, !window.isAboutToChange,
      let localizer = window.traits?.localizer
    else { return }
    // Where a field has kept the keys because of what is wrong with it, that is the answer.
    if let refusal = screen(of: window)?.refusal { return write([refusal]) }
    let title = SpokenScreen.name(SpokenScreen.visible(localizer.string(label)))
    write([localizer.string(.Hanok.lineUnchanged(label: title))])
  }

  /// The line that ends a text of several lines.
  private static let endOfText = "."

  /// Returns the chosen field if it still exists, and ends the choice: it accepts one entry only.
  private func takeChosenField(in screen: SpokenScreen) -> AccessibilityElement? {
    let choice = chosenChoice(in: screen)
    if chosenField != nil { stream.setEcho(true) }
    chosenField = nil
    collectedLines = nil
    return choice?.element
  }

  /// Returns the choice of the chosen field if it still exists.
  private func chosenChoice(in screen: SpokenScreen) -> SpokenScreen.Choice? {
    guard let chosen = chosenField else { return nil }
    return screen.choices.first {
      $0.place.node.view === chosen.view && $0.place.index == chosen.index
        && $0.element.enterText != nil
    }
  }

  private func take(_ typed: String, _ screen: SpokenScreen) -> Bool {
    if screen.hasPages, !screen.takesSigns, let step = ["+": 1, "-": -1][typed.folded] {
      turnPages(of: screen, by: step)
      return true
    }
    // Also if it equals the field's current value, and so its title.
    if let (field, value) = screen.namedField(typed), !value.isEmpty {
      return field.enterText?(value) ?? false
    }
    guard let choice = screen.choice(typed) else {
      if let choices = screen.choicesTogether(typed) {
        return choices.reduce(false) { ($1.element.activate?() ?? false) || $0 }
      }
      if let choice = screen.menuChoice(typed) { return choice.element.openMenu?() ?? false }
      if let (view, page) = screen.indexedPage(typed) {
        turn(to: page, of: view)
        return true
      }
      if let (field, value) = screen.namedField(typed) { return field.enterText?(value) ?? false }
      return screen.fieldChoice?.element.enterText?(typed) ?? false
    }
    guard choice.element.enterText != nil else { return choice.element.activate?() ?? false }
    chosenField = (choice.place.node.view, choice.place.index)
    collectedLines = choice.element.traits.contains(.multipleLines) ? [] : nil
    if choice.element.traits.contains(.secureTextField) { stream.setEcho(false) }
    write([choice.title])
    return true
  }

  /// Turns to a page of a long table, and writes it.
  private func turn(to page: Int, of view: View) {
    let id = ObjectIdentifier(view)
    pages[id] = TurnedPage(view: view, page: page)
    said[id]?.page = page
    said[id]?.lines = []
  }

  /// Turns the page of the last long table; at either end, the page is written again.
  private func turnPages(of screen: SpokenScreen, by step: Int) {
    guard let paragraph = screen.paragraphs.last(where: { $0.pageCount > 1 }) else { return }
    // A page beyond the last is clamped to it.
    let page =
      paragraph.page == SpokenScreen.Paragraph.end ? paragraph.pageCount - 1 : paragraph.page
    turn(to: max(0, page + step), of: paragraph.view)
  }
}
