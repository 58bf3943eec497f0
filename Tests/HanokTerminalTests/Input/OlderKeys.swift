import HanokTerminal

/// The keypad in application mode, and what VTE and others sent before xterm's modifiers spread.
enum OlderKeys {
  static let all: [InputCase] = [
    InputCase("\u{1B}OM", .enter), InputCase("\u{1B}OI", .tab),
    InputCase("\u{1B}O ", .character(" ")), InputCase("\u{1B}OX", .character("=")),
    InputCase("\u{1B}Oj", .character("*")), InputCase("\u{1B}Ok", .character("+")),
    InputCase("\u{1B}Ol", .character(",")), InputCase("\u{1B}Om", .character("-")),
    InputCase("\u{1B}On", .character(".")), InputCase("\u{1B}Oo", .character("/")),
    InputCase("\u{1B}Op", .character("0")), InputCase("\u{1B}Oy", .character("9")),
    InputCase("\u{1B}O5A", .up, .control), InputCase("\u{1B}O1;5P", .function(1), .control),
    InputCase("\u{1B}O3Q", .function(2), .alt), InputCase("\u{1B}[1~", .home),
    InputCase("\u{1B}[4~", .end), InputCase("\u{1B}[1;2Z", .tab, .shift),
    InputCase("\u{1B}\u{1B}OA", .up, .alt),
  ]
}
