/// A terminal whose way with right-to-left text is known.
///
/// `hanok terminal` prints what is needed for a new row.
package struct KnownTerminal {
  let name: String
  /// The beginning of its name and version (XTVERSION).
  var version: String?
  /// The beginning of its `TERM`.
  var term: String?
  /// A variable that it sets for its programs.
  var variable: String?
  /// Its `TERM_PROGRAM`.
  var program: String?
  /// The form that it needs.
  let form: TextForm
  /// The form that it needs behind tmux or screen, which pass no setting of the order to it.
  var formInMultiplexer: TextForm?

  /// The known terminals.
  ///
  /// The first seven were verified by pictures (VTE 0.70, xterm 379, rxvt-unicode 9.30, Alacritty
  /// 0.11, kitty 0.26, Konsole 22.12, mlterm 3.9). The others aren't verified.
  static let all = [
    KnownTerminal(
      name: "VTE", version: "VTE(", variable: "VTE_VERSION", form: .letters,
      formInMultiplexer: .runs),
    KnownTerminal(name: "xterm", version: "XTerm(", variable: "XTERM_VERSION", form: .shaped),
    KnownTerminal(name: "rxvt", term: "rxvt", form: .shaped),
    KnownTerminal(
      name: "Alacritty", term: "alacritty", variable: "ALACRITTY_WINDOW_ID", form: .shaped),
    KnownTerminal(
      name: "kitty", version: "kitty(", term: "xterm-kitty", variable: "KITTY_WINDOW_ID",
      form: .words),
    KnownTerminal(name: "Konsole", version: "Konsole ", variable: "KONSOLE_VERSION", form: .runs),
    // It orders rows until `complexText` is set.
    KnownTerminal(
      name: "mlterm", version: "mlterm", term: "mlterm", variable: "MLTERM", form: .shaped,
      formInMultiplexer: .runs),
    KnownTerminal(name: "mintty", version: "mintty ", program: "mintty", form: .letters),
    KnownTerminal(name: "foot", version: "foot(", term: "foot", form: .shaped),
    KnownTerminal(name: "WezTerm", version: "WezTerm ", program: "WezTerm", form: .shaped),
    KnownTerminal(name: "Ghostty", version: "ghostty ", program: "ghostty", form: .shaped),
    KnownTerminal(name: "Terminal.app", program: "Apple_Terminal", form: .runs),
  ]
}

extension KnownTerminal {
  /// The variables of the environment that distinguish terminals.
  package static let variables =
    ["TERM", "TERM_PROGRAM", "TMUX", "STY", "HANOK_TEXT_FORM", AmbiguousWidth.variable]
    + ColorDepth.variables + all.compactMap(\.variable)

  /// Returns the terminal of an environment, by `TERM` first: variables may be an outer terminal's.
  static func named(in environment: [String: String]) -> KnownTerminal? {
    let term = environment["TERM"] ?? ""
    return all.first { $0.term.map(term.hasPrefix) == true }
      ?? all.first { $0.program.map { $0 == environment["TERM_PROGRAM"] } == true }
      ?? all.first { $0.variable.map { environment[$0] != nil } == true }
  }

  /// Returns the terminal with a name and version (XTVERSION).
  static func named(_ version: String) -> KnownTerminal? {
    all.first { $0.version.map(version.hasPrefix) == true }
  }
}
