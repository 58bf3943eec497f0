/// The choice of the form in which a terminal receives right-to-left text.
struct TextFormChoice: Hashable, Sendable {
  /// The form that the user has chosen by `HANOK_TEXT_FORM`.
  private var chosen: TextForm?
  /// Whether tmux or screen is the terminal, by `TERM`.
  private var isMultiplexer = false
  /// Whether the program was started in tmux or screen, perhaps by way of another terminal.
  private var mayBeInMultiplexer = false
  /// The name of the terminal by its environment.
  private var name: String?

  /// Creates the choice for a terminal in memory, which keeps letters as they are.
  init() { chosen = .letters }

  /// Creates the choice for an environment.
  init(environment: [String: String]) {
    chosen = environment["HANOK_TEXT_FORM"].flatMap(TextForm.init)
    let term = environment["TERM"] ?? ""
    isMultiplexer = term.hasPrefix("tmux") || term.hasPrefix("screen")
    mayBeInMultiplexer = environment["TMUX"] != nil || environment["STY"] != nil
    name = KnownTerminal.named(in: environment)?.name
  }

  /// Returns the known terminal.
  ///
  /// - Parameter answers: Its answers, which come before variables of the environment: those may be
  ///   of another terminal from which this one was started.
  func terminal(_ answers: Answers) -> KnownTerminal? {
    if !isInMultiplexer(answers), let version = answers.version { return .named(version) }
    return KnownTerminal.all.first { $0.name == name }
  }

  /// Returns the form.
  func form(_ answers: Answers) -> TextForm {
    if let chosen { return chosen }
    let terminal = terminal(answers)
    if isInMultiplexer(answers) { return terminal?.formInMultiplexer ?? terminal?.form ?? .shaped }
    // One with the mode follows the terminals' working group, and joins letters.
    return terminal?.form ?? (answers.ordersOnRequest ? .letters : .shaped)
  }

  /// Whether the terminal orders rows until it is set not to (mlterm).
  func needsPlainText(_ answers: Answers) -> Bool {
    form(answers) == .shaped && !isInMultiplexer(answers) && terminal(answers)?.name == "mlterm"
  }

  /// Whether tmux or screen is between the program and the terminal.
  private func isInMultiplexer(_ answers: Answers) -> Bool {
    if isMultiplexer { return true }
    let isAnotherTerminal =
      answers.ordersOnRequest || answers.version.map { !$0.hasPrefix("tmux ") } == true
    return mayBeInMultiplexer && !isAnotherTerminal
  }

  /// The answers that distinguish terminals.
  struct Answers {
    /// The name and version (XTVERSION).
    var version: String?
    /// Whether it has the mode for who orders right-to-left text (BDSM).
    var ordersOnRequest = false
  }
}
