/// The control functions that are written to a terminal (ECMA-48 §8.3; xterm, Control Sequences).
///
/// No other file spells an escape.
enum ControlFunction {
  /// The bytes that begin a control sequence (CSI).
  static let sequenceIntroducer: StaticString = "\u{1B}["
  /// The bytes that begin an operating system command (OSC).
  static let commandIntroducer: StaticString = "\u{1B}]"
  /// The bytes that end a command (ST).
  static let terminator: StaticString = "\u{1B}\\"
  /// Ends a sequence that was cut short (CAN).
  static let cancel: StaticString = "\u{18}"

  /// A control sequence by its parameters and final byte.
  static func sequence(_ rest: String) -> String { "\(sequenceIntroducer)\(rest)" }

  /// An operating system command.
  static func command(_ text: String) -> String { "\(commandIntroducer)\(text)\(terminator)" }
}

// MARK: - What frames are made of

extension ControlFunction {
  static let showCursor: StaticString = "\u{1B}[?25h"
  static let hideCursor: StaticString = "\u{1B}[?25l"
  /// The terminal shows nothing of what follows (mode 2026).
  static let beginUpdate: StaticString = "\u{1B}[?2026h"
  /// The terminal shows all that it has taken (mode 2026).
  static let endUpdate: StaticString = "\u{1B}[?2026l"
  /// Erases from the cursor to the end of its row, in the present style (EL).
  static let eraseRow: StaticString = "\u{1B}[K"
  /// Erases from the cursor to the end of the screen (ED).
  static let eraseBelow: StaticString = "\u{1B}[J"
  /// The terminal's own style (SGR).
  static let resetStyle: StaticString = "\u{1B}[m"
  /// The bytes that begin a link; its target and a terminator follow; no target ends it (OSC 8).
  static let linkIntroducer: StaticString = "\u{1B}]8;;"
  /// The program puts text from right to left in order, as its layout has done (BDSM).
  static let explicitDirection: StaticString = "\u{1B}[8l"
  /// The terminal does, as those do from the beginning that can (BDSM).
  static let implicitDirection: StaticString = "\u{1B}[8h"

  /// Moves the cursor up, or down, as far as the screen goes (CUU, CUD).
  static func move(rows: Int) -> String {
    rows == 0 ? "" : sequence(rows < 0 ? "\(-rows)A" : "\(rows)B")
  }
}

// MARK: - Modes and questions

extension ControlFunction {
  /// Sets private modes (DECSET).
  static func set(_ modes: Int...) -> String { sequence("?\(list(modes))h") }

  /// Resets private modes (DECRST).
  static func reset(_ modes: Int...) -> String { sequence("?\(list(modes))l") }

  /// Asks whether a private mode is set (DECRQM).
  static func query(mode: Int) -> String { sequence("?\(mode)$p") }

  /// Asks which of kitty's keyboard flags are set.
  static let keyboardQuery = sequence("?u")
  /// Asks for the terminal's name and version (XTVERSION).
  static let versionQuery = sequence(">0q")
  /// Asks for the colours that the terminal writes in and on (OSC 10 and 11).
  static let colorQuery = command("10;?") + command("11;?")
  /// Asks for the terminal's class, which every terminal answers (DA1).
  static let attributesQuery = sequence("c")

  /// Writes a text at the beginning of the second row, and asks where the cursor is (CPR): in the first
  /// row, the answer has the form of a key.
  static func measurement(of text: String) -> String {
    "\(secondRow)\(text)\(sequence("6n"))"
  }

  /// Erases what was measured.
  static let measurementEnd = secondRow + sequence("2K")

  private static let secondRow = sequence("2;1H")

  private static func list(_ modes: [Int]) -> String {
    modes.map(String.init).joined(separator: ";")
  }

  /// The bytes that end pasted text (xterm, Bracketed Paste Mode).
  static let pasteEnd = Array(sequence("201~").utf8)
}
