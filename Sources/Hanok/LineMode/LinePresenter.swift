import HanokUnicode
import HanokLocalization
public import HanokTerminal

/// Tells an application line by line: for pipes, scripts and screen readers.
///
/// Each screen is told as lines, in reading order, and then what can be typed:
///
/// ```
/// Question 1 of 5
/// 4 plus 2 is 6.
/// [t] True  [f] False  [l] Language  [q] Quit
/// ```
///
/// A line that is typed chooses a control by one of its letters, its number or its title. Lines
/// wait while the screen takes no interaction, so that none is lost.
public final class LinePresenter: Presenter {
  private let stream: any LineStream
  private weak var application: Application?
  private var lines: [String] = []
  private var isAtEnd = false
  /// What each view has told last.
  private var told: [ObjectIdentifier: [String]] = [:]
  /// The choices that were told last; nil where they are to be told again.
  private var toldChoices: [String]?
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

  /// Tells it as a line of its own.
  public func notify(_ text: String) {
    stream.write("\(Self.visible(text))\n")
    // Whatever was told, the choices are told behind it.
    toldChoices = nil
  }

  /// Tells what has changed, and takes the lines that wait.
  public func present(_ window: Window) {
    tell(window)
    answerWaitingLines()
  }
}

extension LinePresenter {
  /// Tells what has changed since the last time.
  private func tell(_ window: Window) {
    let views = window.topViewController?.view.visibleDescendants ?? []
    var output: [String] = []
    var saying: [ObjectIdentifier: [String]] = [:]
    for view in views {
      let spoken = view.spokenLines.map { Self.visible($0.text) }
      saying[ObjectIdentifier(view)] = spoken
      if spoken != told[ObjectIdentifier(view)] ?? [] { output += spoken }
    }
    told = saying
    // Whatever was told, the choices are told behind it: it may be read aloud.
    if !output.isEmpty { toldChoices = nil }
    if isReady(window) {
      let choices = choices(in: window)
      if choices != toldChoices, !choices.isEmpty {
        output.append(choices.joined(separator: "  "))
      }
      toldChoices = choices
    }
    guard !output.isEmpty else { return }
    stream.write(output.map { $0 + "\n" }.joined() + (isReady(window) ? prompt : ""))
  }

  private var prompt: String { stream.isInteractive ? "> " : "" }

  /// Whether all of the screen takes interaction: otherwise something is still going on.
  private func isReady(_ window: Window) -> Bool {
    window.topViewController?.view.visibleDescendants.allSatisfy(\.isInteractive) == true
  }

  /// What can be typed: `[t] True`.
  private func choices(in window: Window) -> [String] {
    window.usableControls.enumerated().compactMap { index, control in
      guard let localizer = control.traits?.localizer, let title = control.spokenTitle else {
        return nil
      }
      let letter = control.keys.flatMap { localizer.string($0).first }.map { String($0) }
      return "[\(letter ?? "\(index + 1)")] \(Self.visible(localizer.string(title)))"
    }
  }

  /// Takes the lines that wait, one after the other, as long as the screen takes interaction.
  private func answerWaitingLines() {
    guard !isAnswering, let application else { return }
    isAnswering = true
    defer { isAnswering = false }
    while isReady(application.window), !lines.isEmpty {
      answer(lines.removeFirst(), application)
    }
    if isAtEnd, lines.isEmpty, isReady(application.window) { application.quit() }
  }

  private func answer(_ line: String, _ application: Application) {
    let typed = line.trimmed
    if typed.isEmpty { return }
    if use(typed, application.window) {
      application.update()
    } else {
      let localizer = application.traits.localizer
      let choices = choices(in: application.window).joined(separator: "  ")
      let complaint = localizer.string(.Hanok.lineUnknown(typed: Self.visible(typed)))
      stream.write("\(complaint)\n\(choices)\n\(prompt)")
    }
  }

  private func use(_ typed: String, _ window: Window) -> Bool {
    if window.use(by: typed) { return true }
    let controls = window.usableControls
    let number = Int(typed).flatMap { controls.indices.contains($0 - 1) ? controls[$0 - 1] : nil }
    let titled = controls.first { control in
      guard let title = control.spokenTitle, let localizer = control.traits?.localizer else {
        return false
      }
      return localizer.string(title).folded == typed.folded
    }
    guard let control = titled ?? number else { return false }
    control.sendActions(for: .primaryActionTriggered)
    return true
  }

  /// The text with each control as something to see: nothing printed is trusted.
  private static func visible(_ text: String) -> String {
    TextClusters(text).map { $0 == "\n" ? "\n" : VisibleCluster($0).text }.joined()
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
