/// The choice of the form in which a terminal receives right-to-left text.
struct TextFormChoice: Hashable, Sendable {
  /// The form that the user has chosen by `HANOK_TEXT_FORM`.
  private var chosen: TextForm?
  /// Whether tmux or screen is between the program and the terminal.
  private var isInMultiplexer = false
  /// The name of the terminal by its environment.
  private var name: String?

  /// Creates the choice for a terminal in memory, which keeps letters as they are.
  init() { chosen = .letters }

  /// Creates the choice for an environment.
  init(environment: [String: String]) {
    chosen = environment["HANOK_TEXT_FORM"].flatMap(TextForm.init)
    let term = environment["TERM"] ?? ""
    isInMultiplexer =
      term.hasPrefix("tmux") || term.hasPrefix("screen") || environment["TMUX"] != nil
      || environment["STY"] != nil
    name = KnownTerminal.named(in: environment)?.name
  }

  /// Returns the known terminal.
  ///
  /// - Parameters:
  ///   - version: Its answer about its name; it comes before variables of the environment, which
  ///     may be those of another terminal from which this one was started.
  func terminal(version: String?) -> KnownTerminal? {
    if !isInMultiplexer, let version { return .named(version) }
    return KnownTerminal.all.first { $0.name == name }
  }

  /// Returns the form.
  ///
  /// - Parameter ordersOnRequest: Whether the terminal has the mode for who orders text (BDSM):
  ///   then it follows the terminals' working group, and joins letters.
  func form(version: String?, ordersOnRequest: Bool) -> TextForm {
    if let chosen { return chosen }
    let terminal = terminal(version: version)
    if isInMultiplexer { return terminal?.formInMultiplexer ?? terminal?.form ?? .shaped }
    return terminal?.form ?? (ordersOnRequest ? .letters : .shaped)
  }

  /// Returns whether the terminal orders rows until it is set not to (mlterm).
  func needsPlainText(version: String?) -> Bool {
    !isInMultiplexer && terminal(version: version)?.name == "mlterm"
  }
}
