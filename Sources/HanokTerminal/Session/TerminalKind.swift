/// What is known of a terminal from the environment.
public struct TerminalKind: Hashable, Sendable {
  private let environment: [String: String]

  /// Looks at `TERM`, `COLORTERM`, `NO_COLOR`, `CLICOLOR_FORCE`, `COLUMNS` and `LINES`.
  public init(environment: [String: String]) {
    self.environment = environment
  }

  /// Whether one can draw on it: `dumb` ones, and those that aren't named, know no sequences.
  public var canDraw: Bool {
    let name = environment["TERM"] ?? ""
    return !name.isEmpty && name != "dumb"
  }

  /// Whether a program can draw here: on a terminal that can, which it also reads from.
  public func isInteractive(inputIsTerminal: Bool, outputIsTerminal: Bool) -> Bool {
    inputIsTerminal && outputIsTerminal && canDraw
  }

  /// Whether it can be asked what it can: the Linux console shows parts of questions that it doesn't
  /// know, and knows none of what they are about.
  public var answersQuestions: Bool { canDraw && environment["TERM"] != "linux" }

  /// Whether it is known to show how far something is (OSC 9;4): Windows Terminal, ConEmu.
  ///
  /// Others tell their names when they are asked. Within tmux or screen the variables tell of another
  /// terminal.
  public var showsProgress: Bool {
    let name = environment["TERM"] ?? ""
    if name.hasPrefix("tmux") || name.hasPrefix("screen") { return false }
    return environment["WT_SESSION"] != nil || environment["ConEmuANSI"] == "ON"
  }

  /// The size where the terminal itself tells none: that of `COLUMNS` and `LINES`, or 80 by 24.
  public var defaultSize: Size {
    func number(_ name: String) -> Int? {
      environment[name].flatMap { UInt16($0) }.flatMap { $0 > 0 ? Int($0) : nil }
    }
    return Size(width: number("COLUMNS") ?? 80, height: number("LINES") ?? 24)
  }

  /// How many colours it shows.
  public var colorDepth: ColorDepth {
    if !(environment["NO_COLOR"] ?? "").isEmpty, environment["CLICOLOR_FORCE"] == nil {
      return .none
    }
    let name = environment["TERM"] ?? ""
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || name.hasSuffix("-direct") {
      return .full
    }
    if name.contains("256color") { return .palette }
    if ["vt100", "vt102", "vt220", "vt320"].contains(name) { return .none }
    return .sixteen
  }
}
