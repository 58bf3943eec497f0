/// Queries a terminal, and waits for its answers.
@MainActor package enum TerminalSurvey {
  /// Returns the profile of a terminal.
  ///
  /// The terminal is restored when its answers have come, or when none has come for three seconds:
  /// then the profile isn't complete.
  ///
  /// - Throws: `DeviceError` if the terminal can't be controlled.
  package static func profile(
    of device: any Device, scheduler: any Scheduler, environment: [String: String]
  ) async throws(DeviceError) -> TerminalProfile {
    let terminal = Terminal(
      device: device, scheduler: scheduler, profile: TerminalProfile(environment: environment),
      features: [])
    guard terminal.profile.answersQuestions else { return terminal.profile }
    let completion = Completion()
    terminal.onProfile = { if $0.isComplete { completion.finish() } }
    terminal.onEvents = { if $0.contains(.endOfInput) { completion.finish() } }
    try terminal.start()
    scheduler.schedule(after: patience) { completion.finish() }
    await completion.wait()
    terminal.stop()
    return terminal.profile
  }

  /// Longer than a session waits for answers, and than a slow line takes.
  private static let patience = Duration.seconds(3)
}
