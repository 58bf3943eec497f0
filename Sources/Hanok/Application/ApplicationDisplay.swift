import Glibc
public import HanokTerminal

/// The way to show an application, by its environment.
public enum ApplicationDisplay: Hashable {
  /// Drawn on the terminal.
  case screen
  /// Said line by line.
  case lines

  /// Draws where standard input and output are a terminal that can, unless lines were asked for.
  ///
  /// - Parameter isPlain: Whether lines were asked for.
  public static func suited(to environment: [String: String], isPlain: Bool) -> ApplicationDisplay {
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    let canDraw = TerminalProfile(environment: environment).canDraw
    return isPlain || !isTerminal || !canDraw ? .lines : .screen
  }

  /// The presenter that shows it so.
  ///
  /// - Parameter style: The part of the terminal that it is drawn in, if it is.
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
