import Hanok
import HanokMarkdown

/// A conversation with an assistant: answers that arrive piece by piece, and a composer below.
final class TranscriptScreen: ViewController {
  private let transcript = MarkdownView()
  private let composer = ComposerView(placeholder: .Gallery.transcriptPlaceholder)
  private let stopButton = Button(.Gallery.transcriptStop)
  private let spinner = ActivityIndicator(.Gallery.transcriptWriting)
  private let foot = StackView(.horizontal, spacing: 2)
  private var timer: (any Cancellable)?
  private var hasBegun = false
  /// The characters of the answer that haven't arrived.
  private var rest: Substring = ""

  /// The time between two pieces, and the number of characters of a piece.
  private static let pause = Duration.milliseconds(40)
  private static let pieceLength = 4

  override func loadView() {
    transcript.layoutShare = 1
    composer.maximumRows = 4
    composer.setCompletions(.texts(["/again", "/clear"]), after: "/")
    composer.addTarget(self, action: TranscriptScreen.send)
    stopButton.addTarget(self, action: TranscriptScreen.stop)
    for view in [spinner, SpacerView(share: 1), stopButton] { foot.addSubview(view) }
    view = StackView(.vertical, views: [transcript, foot, composer])
  }

  override func viewDidLoad() { showAnswer(isWritten: false) }

  /// The first question and its answer stay in the language in which they were written.
  override func traitsDidChange() {
    guard !hasBegun, view.traits != nil else { return }
    hasBegun = true
    add(question: .Gallery.transcriptQuestion)
    transcript.append(text(.Gallery.transcriptAnswer) + "\n\n")
  }

  private func send() {
    stop()
    let message = composer.takeMessage()
    if message == "/clear" { return transcript.removeAll() }
    add(question: message == "/again" ? .Gallery.transcriptQuestion : .verbatim(message))
    rest = text(.Gallery.transcriptAnswer)[...]
    showAnswer(isWritten: true)
    timer = application?.schedule(every: Self.pause) { [weak self] in self?.write() }
  }

  private func add(question: Message) {
    let lines = text(question).split(separator: "\n", omittingEmptySubsequences: false)
    transcript.append(lines.map { "> \($0)\n" }.joined() + "\n")
  }

  private func write() {
    transcript.append(String(rest.prefix(Self.pieceLength)))
    rest = rest.dropFirst(Self.pieceLength)
    if rest.isEmpty { stop() }
  }

  /// Ends the answer, also before it is whole.
  private func stop() {
    guard let timer else { return }
    timer.cancel()
    self.timer = nil
    transcript.append("\n\n")
    showAnswer(isWritten: false)
  }

  private func showAnswer(isWritten: Bool) {
    if isWritten { spinner.startAnimating() } else { spinner.stopAnimating() }
    foot.isHidden = !isWritten
    transcript.isBusy = isWritten
  }

  private func text(_ message: Message) -> String {
    view.traits?.localizer.string(message) ?? ""
  }
}
