import HanokSystem
public import HanokTerminal

/// The presentation of an application that its environment permits.
public enum ApplicationDisplay: Hashable {
  /// Drawn on the terminal.
  case screen
  /// Written line by line.
  case lines

  /// Returns `screen` on a terminal that can be drawn on, unless lines are requested.
  ///
  /// Both standard input and standard output must be terminals.
  ///
  /// - Parameter isPlain: Whether lines are requested.
  public static func suited(to environment: [String: String], isPlain: Bool) -> ApplicationDisplay {
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    let canDraw = TerminalProfile(environment: environment).canDraw
    return isPlain || !isTerminal || !canDraw ? .lines : .screen
  }

  /// Returns a presenter for this kind.
  ///
  /// - Parameter style: The part of the terminal to draw in; lines ignore it.
  public func presenter(
    environment: [String: String], scheduler: any Scheduler,
    style: PresentationStyle = .fullScreen
  ) -> any Presenter {
    switch self {
    case .lines: return LinePresenter(StandardLineStream())
    case .screen:
      return ScreenPresenter(
        Terminal(
          device: TerminalDevice(environment: environment), scheduler: scheduler, style: style,
          profile: TerminalProfile(environment: environment)))
    }
  }
}
