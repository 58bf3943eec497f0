import HanokLocalization
import HanokSystem
import HanokTerminal
import HanokUnicode

/// Writes the screen of an application as lines, and the reports about typed lines.
final class LineWriter {
  weak var application: Application?
  /// Whether the application has ended.
  private(set) var isStopped = false
  /// Whether a prompt is to be written before the next line.
  var isPromptDue = false
  /// The name of the element that the last line used, until there is output.
  var unansweredLabel: Message?

  private let stream: any LineStream
  private var written = WrittenLines()
  /// The screen as it was read last, or nil if it may have changed since.
  private var currentScreen: LineScreen?
  /// The end of the time for which lines wait for a busy screen.
  private var deadline: (any Cancellable)?

  /// Creates a writer to a stream.
  init(_ stream: any LineStream) { self.stream = stream }

  /// Ends the writing of prompts and reports.
  func stop() {
    isStopped = true
    deadline?.cancel()
  }

  /// Whether the screen has changed, and is to be written in the next turn: lines answer only what was
  /// written.
  var awaitsUpdate: Bool { application?.needsUpdate == true }

  /// Whether the screen was read since it changed.
  var hasScreen: Bool { currentScreen != nil }

  /// Reads the screen again when it is requested next: it may have changed.
  func forgetScreen() { currentScreen = nil }

  /// Returns the screen as lines; the tree of views is read once between two changes.
  func screen(of window: Window) -> LineScreen? {
    if let currentScreen, !awaitsUpdate { return currentScreen }
    currentScreen = window.traits.map {
      LineScreen(
        LineScreen.sections(of: window, pages: written.pages), of: window, localizer: $0.localizer)
    }
    return currentScreen
  }

  /// Writes lines.
  func write(_ lines: [String]) {
    unansweredLabel = nil
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

  /// Ends the application unless there is output in time.
  func startDeadline() {
    guard deadline == nil, !isStopped else { return }
    deadline = application?.scheduler.schedule(after: LinePresenter.busyTimeout) {
      [weak application] in
      application?.quit(1)
    }
  }
}

/// The screen.
extension LineWriter {
  /// Writes the changes since the last time.
  ///
  /// - Parameter postponesReports: Whether automatic changes of a busy screen are left for later.
  /// - Returns: Whether automatic changes of a busy screen were written.
  func writeChanges(_ window: Window, postponesReports: Bool) -> Bool {
    guard let screen = screen(of: window) else { return false }
    let changes = written.changes(
      on: screen, isBusy: window.isAboutToChange, postponesReports: postponesReports)
    if !changes.lines.isEmpty { write(changes.lines) }
    return changes.haveReports
  }

  /// Writes the last changes, without letters and numbers.
  func writeLastChanges(_ window: Window) {
    guard !isStopped, !stream.hasFailed, let localizer = window.traits?.localizer else { return }
    let sections = LineScreen.sections(of: window, pages: written.pages)
    let changes = written.lastChanges(
      on: LineScreen(sections, of: window, localizer: localizer),
      as: LineScreen(sections, of: window, localizer: localizer, acceptsInput: false))
    if !changes.isEmpty { write(changes) }
  }

  /// Writes all texts of a page, on which nothing can be chosen.
  func writePage(_ page: Window) {
    guard !isStopped, !stream.hasFailed, let localizer = page.traits?.localizer else { return }
    let sections = LineScreen.sections(of: page, pages: [:])
    let screen = LineScreen(sections, of: page, localizer: localizer, acceptsInput: false)
    write(screen.paragraphs.flatMap(\.lines))
    // After any output, the choices are written again.
    written.repeatChoices()
  }

  /// Writes the prompt for the next line, if it is due and the screen accepts the line.
  func prompt(_ window: Window) {
    guard stream.isInteractive, isPromptDue, !isStopped else { return }
    if window.isAboutToChange, screen(of: window)?.stops.isEmpty != false { return }
    send("> ")
    isPromptDue = false
  }

  /// Turns the pages of the last long table, which is then written.
  func turnPages(of screen: LineScreen, by step: Int) {
    written.turnPages(of: screen, by: step)
    forgetScreen()
  }

  /// Turns to a page of a table, which is then written.
  func show(_ page: LineOffer.TablePage, of screen: LineScreen) {
    written.turn(to: page.page, of: screen.paragraphs[page.table].view)
    forgetScreen()
  }
}

/// The reports.
extension LineWriter {
  /// Writes a text as a separate line.
  func writeNotice(_ text: String) {
    send("\(WrittenText.visible(text))\n")
    // After any output, the choices are written again.
    written.repeatChoices()
  }

  /// Reports that a line has changed nothing, if there is no other output.
  func reportUnchanged(_ window: Window) {
    guard let label = unansweredLabel, !isStopped, !window.isAboutToChange,
      let localizer = window.traits?.localizer
    else { return }
    // If a field has kept the keys because of its invalid value, that is the answer.
    if let title = screen(of: window)?.invalidFieldTitle { return write([title]) }
    let name = WrittenText.name(WrittenText.visible(localizer.string(label)))
    write([localizer.string(.Hanok.lineUnchanged(label: name))])
  }

  /// Reports what is typed and not saved when the input ends: it may be incomplete.
  ///
  /// - Parameter unfinishedLabel: The label of the field with a text whose end is missing.
  /// - Returns: Whether there is anything.
  func reportUnsaved(_ application: Application, _ unfinishedLabel: Message?) -> Bool {
    let localizer = application.traits.localizer
    let contents = application.window.unsavedContents
    let names = (contents.isEmpty ? [unfinishedLabel].compactMap(\.self) : contents).map {
      WrittenText.name(WrittenText.visible(localizer.string($0)))
    }
    if names.isEmpty { return false }
    write(names.map { localizer.string(.Hanok.lineUnsaved(name: $0)) })
    return true
  }

  /// Reports that a line is none of the choices, which are written again.
  func refuse(_ line: String, _ application: Application) {
    guard !isStopped, let screen = screen(of: application.window) else { return }
    let report = application.traits.localizer.string(
      .Hanok.lineUnknown(typed: WrittenText.visible(line.trimmingSpaces)))
    write([report] + screen.choiceLines)
  }

  /// Reports that several choices have the name that was typed, with what distinguishes them.
  func clarify(_ line: String, _ choices: [Int], _ application: Application) {
    guard !isStopped, let screen = screen(of: application.window) else { return }
    let report = application.traits.localizer.string(
      .Hanok.lineAmbiguous(typed: WrittenText.visible(line.trimmingSpaces)))
    write([report] + screen.distinguishedTexts(of: choices))
  }
}
