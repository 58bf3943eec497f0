/// Queries a terminal's properties, and keeps its answers.
///
/// All queries are written at once, and nothing waits for the answers: the first frame is drawn
/// meanwhile. The last query of each batch is one that every terminal answers (DA1): queries
/// without an answer before it have none.
@MainActor final class TerminalInterview {
  /// The known properties of the terminal.
  private(set) var profile: TerminalProfile
  /// Whether the cursor's position, whose report has the form of a key, is still awaited.
  private(set) var awaitsCursor = false
  /// Whether the terminal has confirmed that the escape key has a sequence of its own.
  private(set) var hasDistinctEscape = false
  /// Whether answers are still awaited.
  var awaitsAnswers: Bool { device.awaitedAnswers > 0 }
  /// Called when the profile has changed.
  ///
  /// That is at the end of a batch, or when the terminal reports that it has become dark or light.
  var onProfile: () -> Void = {}
  /// Called when no more answers are awaited, though some are missing.
  var onSilence: () -> Void = {}
  private let device: any Device
  private let scheduler: any Scheduler
  private let isInline: Bool
  private var setsKeyboard = false
  private var timeout: (any Cancellable)?

  /// The time after which no answer is expected, from the queries or the last answer: some terminals
  /// never answer.
  private static let patience = Duration.seconds(2)

  init(
    _ profile: TerminalProfile, device: any Device, scheduler: any Scheduler, isInline: Bool
  ) {
    self.profile = profile
    self.isInline = isInline
    self.device = device
    self.scheduler = scheduler
  }

  /// Returns the queries for the start of a session, as text to write.
  ///
  /// Earlier answers are still valid, except that about the current keyboard state.
  func begin() -> String {
    guard profile.answersQuestions, setsKeyboard || !profile.isComplete else { return "" }
    expect(1)
    if profile.isComplete { return Self.keyboardQuestion + ControlFunction.attributesQuery }
    profile.forgetMeasurements()
    awaitsCursor = !profile.markers.isEmpty
    return questions + ControlFunction.attributesQuery
  }

  private static let keyboardQuestion = TerminalFeature.keyboard.query

  private var questions: String {
    TerminalFeature.all.map(\.query).joined() + ControlFunction.colorQuery
      + ControlFunction.measurement(of: profile.markers, isInline: isInline)
  }

  /// Writes the sequences that set the keyboard and other features, and queries the result.
  func setKeyboard(by setup: String) {
    setsKeyboard = true
    ask(setup + Self.keyboardQuestion)
  }

  /// Ends the interview; the device handles the remaining answers.
  func end() {
    hasDistinctEscape = false
    expect(0)
  }

  /// Waits longer for the awaited answers: a part of one has arrived.
  func extendWait() {
    if awaitsAnswers { expect(device.awaitedAnswers) }
  }

  /// Takes the terminal's answers.
  func learn(_ replies: [TerminalReply]) {
    extendWait()
    for reply in replies {
      switch reply {
      case .deviceAttributes: finishBatch()
      case .keyboardFlags(let flags) where setsKeyboard: hasDistinctEscape = flags & 1 != 0
      case .appearance:
        profile.learn(reply)
        // The reported appearance is used at once, and its colours afterwards.
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
