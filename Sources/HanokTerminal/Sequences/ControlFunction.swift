/// The control functions for output (ECMA-48 §8.3; xterm, Control Sequences).
///
/// No other file contains an escape.
package enum ControlFunction {
  /// The bytes that begin a control sequence (CSI).
  static let sequenceIntroducer: StaticString = "\u{1B}["
  /// The bytes that begin an operating system command (OSC).
  static let commandIntroducer: StaticString = "\u{1B}]"
  /// The bytes that end a command (ST).
  static let terminator: StaticString = "\u{1B}\\"
  /// Ends an incomplete sequence (CAN).
  static let cancel: StaticString = "\u{18}"

  /// Returns a control sequence from its parameters and final byte.
  static func sequence(_ rest: String) -> String { "\(sequenceIntroducer)\(rest)" }

  /// Returns an operating system command.
  static func command(_ text: String) -> String { "\(commandIntroducer)\(text)\(terminator)" }
}

// MARK: - Frames

extension ControlFunction {
  static let showCursor: StaticString = "\u{1B}[?25h"
  static let hideCursor: StaticString = "\u{1B}[?25l"
  /// The cursor in the configured shape (xterm, DECSCUSR).
  static let standardCursor: StaticString = "\u{1B}[0 q"
  /// The cursor as a steady line below the character (xterm, DECSCUSR).
  static let underlineCursor: StaticString = "\u{1B}[4 q"
  /// The terminal doesn't show the following output (mode 2026).
  static let beginUpdate: StaticString = "\u{1B}[?2026h"
  /// The terminal shows all output so far (mode 2026).
  static let endUpdate: StaticString = "\u{1B}[?2026l"
  /// Erases from the cursor to the end of its row, in the current style (EL).
  static let eraseRow: StaticString = "\u{1B}[K"
  /// Moves to the beginning of the cursor's row, and erases it.
  package static let eraseWholeRow: StaticString = "\r\u{1B}[K"
  /// Erases from the cursor to the end of the screen (ED).
  static let eraseBelow: StaticString = "\u{1B}[J"
  /// Sets the terminal's own style (SGR).
  static let resetStyle: StaticString = "\u{1B}[m"
  /// The beginning of a link; its target and a terminator follow; no target ends it (OSC 8).
  static let linkIntroducer: StaticString = "\u{1B}]8;;"
  /// The program orders right-to-left text itself, as its layout does (BDSM).
  static let explicitDirection: StaticString = "\u{1B}[8l"
  /// The terminal orders right-to-left text, the default of terminals that can (BDSM).
  static let implicitDirection: StaticString = "\u{1B}[8h"

  /// Returns the sequence that moves the cursor up or down within the screen (CUU, CUD).
  static func move(rows: Int) -> String {
    rows == 0 ? "" : sequence(rows < 0 ? "\(-rows)A" : "\(rows)B")
  }
}

// MARK: - Modes and questions

extension ControlFunction {
  /// Returns the sequence that sets private modes (DECSET).
  static func set(_ modes: Int...) -> String { sequence("?\(list(modes))h") }

  /// Returns the sequence that resets private modes (DECRST).
  static func reset(_ modes: Int...) -> String { sequence("?\(list(modes))l") }

  /// Returns the query of a private mode's state (DECRQM).
  static func query(mode: Int) -> String { sequence("?\(mode)$p") }

  /// Queries the mode for who orders right-to-left text (BDSM).
  static let directionQuery = sequence("8$p")
  /// Queries kitty's keyboard flags.
  static let keyboardQuery = sequence("?u")
  /// Queries the terminal's name and version (XTVERSION).
  static let versionQuery = sequence(">0q")
  /// Queries the terminal's text and background colours (OSC 10 and 11).
  static let colorQuery = command("10;?") + command("11;?")
  /// Queries the terminal's class, which every terminal reports (DA1).
  static let attributesQuery = sequence("c")

  /// Writes texts, each at the beginning of a row, queries the cursor's position after each (CPR),
  /// and erases them.
  ///
  /// It is the second row: in the first one, the answer has the form of a key. Inline it is the
  /// row with the cursor, whose number is unknown.
  static func measurement(of texts: [String], isInline: Bool) -> String {
    if texts.isEmpty { return "" }
    let start = isInline ? "\r" : sequence("2;1H")
    return texts.map { "\(start)\($0)\(sequence("6n"))" }.joined() + start + sequence("2K")
  }

  private static func list(_ modes: [Int]) -> String {
    modes.map(String.init).joined(separator: ";")
  }

  /// The bytes that end pasted text (xterm, Bracketed Paste Mode).
  static let pasteEnd = Array(sequence("201~").utf8)
}
