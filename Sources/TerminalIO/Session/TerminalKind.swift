/// What is known of a terminal from the environment.
public struct TerminalKind: Hashable, Sendable {
  private let environment: [String: String]

  /// Looks at `TERM`, `COLORTERM`, `NO_COLOR` and `CLICOLOR_FORCE`.
  public init(environment: [String: String]) {
    self.environment = environment
  }

  /// Whether one can draw on it: `dumb` ones, and those that aren't named, know no sequences.
  public var canDraw: Bool {
    let name = environment["TERM"] ?? ""
    return !name.isEmpty && name != "dumb"
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
