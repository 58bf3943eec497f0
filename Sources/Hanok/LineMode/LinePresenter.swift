import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// Shows an application line by line: for pipes, scripts and screen readers.
///
/// Each screen is said as lines, in reading order, and then what can be typed. A line that is typed
/// chooses by a letter, a number or a title; one that is none of these goes to the field, if there
/// is one. Lines wait while the screen is busy, so that none is lost.
public final class LinePresenter: Presenter {
  private let stream: any LineStream
  private weak var application: Application?
  private var lines: [String] = []
  private var isAtEnd = false
  /// The lines said last of each view, which is kept so that no other one takes its place.
  private var said: [ObjectIdentifier: SpokenScreen.Paragraph] = [:]
  /// The choices that were said last; nil where they are to be said again.
  private var saidChoices: [String]?
  /// The page of long tables, and the controller that it is for.
  private var page = 0
  private weak var pagedController: ViewController?
  /// The field that was chosen, which takes the next line whole.
  private var chosenField: AccessibilityElement?
  private var isAnswering = false

  /// A presenter on a stream of lines.
  public init(_ stream: any LineStream) {
    self.stream = stream
  }

  /// Room enough for any text: nothing is cut where nothing is drawn.
  public var size: Size { Size(width: 1_000, height: 1_000) }

  /// Takes lines from the stream from now on.
  public func start(_ application: Application) {
    self.application = application
    stream.start { [weak self] line in
      guard let self else { return }
      if let line { lines.append(line) } else { isAtEnd = true }
      answerWaitingLines()
    }
  }

  /// Takes no more lines.
  public func stop() { stream.stop() }

  /// No line reaches a clipboard.
  public func copy(_ text: String) -> Bool { false }

  /// Writes it as a line of its own.
  public func notify(_ text: String) {
    stream.write("\(SpokenScreen.visible(text))\n")
    // After anything that was said, the choices are said again.
    saidChoices = nil
  }

  /// Says what has changed, and takes the lines that wait.
  public func present(_ window: Window) {
    say(window)
    answerWaitingLines()
  }
}

extension LinePresenter {
  private func screen(of window: Window) -> SpokenScreen? {
    if window.topViewController !== pagedController {
      pagedController = window.topViewController
      page = 0
      chosenField = nil
    }
    return window.traits.map { SpokenScreen(window, localizer: $0.localizer, page: page) }
  }

  /// Says what has changed since the last time.
  private func say(_ window: Window) {
    guard let screen = screen(of: window) else { return }
    var output: [String] = []
    var saying: [ObjectIdentifier: SpokenScreen.Paragraph] = [:]
    for paragraph in screen.paragraphs {
      let id = ObjectIdentifier(paragraph.view)
      saying[id] = paragraph
      guard paragraph.lines != said[id]?.lines ?? [] else { continue }
      output += paragraph.lines
      // It may be read aloud: after what has changed, the choices are said again.
      if !paragraph.changesFrequently { saidChoices = nil }
    }
    said = saying
    let isReady = !isWaiting(window)
    if isReady {
      let choices = screen.listedChoices
      if choices != saidChoices, !choices.isEmpty { output.append(choices.joined(separator: "  ")) }
      saidChoices = choices
    }
    guard !output.isEmpty else { return }
    stream.write(output.map { $0 + "\n" }.joined() + (isReady ? prompt : ""))
  }

  private var prompt: String { stream.isInteractive ? "> " : "" }

  /// Whether lines have to wait: a view is busy, or nothing can be used until a timer is due.
  private func isWaiting(_ window: Window) -> Bool {
    guard let application, let top = window.topViewController?.viewIfLoaded else { return false }
    if top.visibleDescendants.contains(where: \.isBusy) { return true }
    let isUsable = window.elements.contains { node in
      node.view.isInteractive
        && (0..<node.count).contains { node.element(at: $0)?.isUsable == true }
    }
    return !isUsable && application.scheduledCount > 0
  }

  /// Takes the lines that wait, one after the other, as long as the screen isn't busy.
  private func answerWaitingLines() {
    guard !isAnswering, let application else { return }
    isAnswering = true
    defer { isAnswering = false }
    while !isWaiting(application.window), !lines.isEmpty {
      answer(lines.removeFirst(), application)
    }
    if isAtEnd, lines.isEmpty, !isWaiting(application.window) { application.quit() }
  }

  private func answer(_ line: String, _ application: Application) {
    guard let screen = screen(of: application.window) else { return }
    if let field = chosenField {
      chosenField = nil
      application.perform { _ = field.enterText?(line) }
      return application.update()
    }
    let typed = line.trimmed
    if typed.isEmpty { return }
    var isTaken = true
    application.perform { isTaken = take(typed, screen, application.window) }
    if isTaken { return application.update() }
    let complaint = application.traits.localizer.string(
      .Hanok.lineUnknown(typed: SpokenScreen.visible(typed)))
    let choices = screen.choices.map(\.text).joined(separator: "  ")
    stream.write("\(complaint)\n\(choices)\n\(prompt)")
  }

  private func take(_ typed: String, _ screen: SpokenScreen, _ window: Window) -> Bool {
    if screen.hasPages, let step = ["+": 1, "-": -1][typed] {
      page = max(0, page + step)
      return true
    }
    if let choice = screen.choice(typed) {
      guard choice.element.enterText != nil else { return choice.element.activate?() ?? false }
      chosenField = choice.element
      stream.write("\(choice.title)\n\(prompt)")
      return true
    }
    return screen.field(of: window)?.enterText?(typed) ?? false
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
