/// Asks a terminal what it has, and keeps what it answers.
///
/// All is asked at once, and nothing waits for the answers: the first frame is drawn meanwhile. The
/// last question of each batch is one that every terminal answers (DA1): what hasn't been answered
/// before it won't be.
@MainActor final class TerminalInterview {
  /// The properties of the terminal that are known so far.
  private(set) var profile: TerminalProfile
  /// Whether the cursor's position, whose report has the form of a key, is still to come.
  private(set) var awaitsCursor = false
  /// Whether the terminal has confirmed that the escape key has a sequence of its own.
  private(set) var hasDistinctEscape = false
  /// Called when the profile has changed as a whole: at the end of a batch, or once the terminal says
  /// that it has become dark or light.
  var onProfile: () -> Void = {}
  /// Called when no more answers are awaited, though some haven't come.
  var onSilence: () -> Void = {}
  private let device: any Device
  private let scheduler: any Scheduler
  private var setsKeyboard = false
  private var timeout: (any Cancellable)?

  /// A terminal that hasn't answered by then won't: there are some that never do.
  private static let patience = Duration.seconds(2)

  init(_ profile: TerminalProfile, device: any Device, scheduler: any Scheduler) {
    self.profile = profile
    self.device = device
    self.scheduler = scheduler
  }

  /// The questions to be asked now that the terminal is taken, as text to be written.
  ///
  /// Its earlier answers still hold, except for whether its keyboard is set by now.
  func begin() -> String {
    guard profile.answersQuestions, setsKeyboard || !profile.isComplete else { return "" }
    expect(1)
    if profile.isComplete { return Self.keyboardQuestion + ControlFunction.attributesQuery }
    awaitsCursor = !profile.markers.isEmpty
    return questions + ControlFunction.attributesQuery
  }

  private static let keyboardQuestion = TerminalFeature.keyboard.query

  private var questions: String {
    let measurements = profile.markers.map(ControlFunction.measurement).joined()
    return TerminalFeature.all.map(\.query).joined() + ControlFunction.colorQuery
      + (measurements.isEmpty ? "" : measurements + ControlFunction.measurementEnd)
  }

  /// Writes what sets the keyboard and others with it, and asks whether that was done.
  func setKeyboard(by setup: String) {
    setsKeyboard = true
    ask(setup + Self.keyboardQuestion)
  }

  /// Forgets what was asked; the device sees to the answers.
  func end() {
    hasDistinctEscape = false
    expect(0)
  }

  /// Takes the terminal's answers.
  func learn(_ replies: [TerminalReply]) {
    for reply in replies {
      switch reply {
      case .deviceAttributes: finishBatch()
      case .keyboardFlags(let flags) where setsKeyboard: hasDistinctEscape = flags & 1 != 0
      case .appearance:
        profile.learn(reply)
        // By its own word at once, and then by its colours.
        onProfile()
        ask(ControlFunction.colorQuery)
      default: profile.learn(reply)
      }
    }
  }

  private func ask(_ text: String) {
    expect(device.awaitedAnswers + 1)
    device.write(Array("\(text)\(ControlFunction.attributesQuery)".utf8))
  }

  private func expect(_ count: Int) {
    device.awaitedAnswers = count
    timeout?.cancel()
    timeout = nil
    if count == 0 { awaitsCursor = false }
    guard count > 0 else { return }
    timeout = scheduler.schedule(after: Self.patience) { [weak self] in
      self?.expect(0)
      self?.onSilence()
    }
  }

  private func finishBatch() {
    expect(max(0, device.awaitedAnswers - 1))
    awaitsCursor = false
    profile.isComplete = true
    onProfile()
  }
}
