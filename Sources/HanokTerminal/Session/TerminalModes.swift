/// The modes that a full-screen program sets in a terminal beside the alternate screen (xterm,
/// DECSET), and the bytes that undo them.
public struct TerminalModes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Modes by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The mouse's buttons, wheel and drags.
  public static let mouse = TerminalModes(rawValue: 1)
  /// The mouse's moves without a button, too: many events.
  public static let mouseMoves = TerminalModes(rawValue: 2)
  /// Pasted text as a whole.
  public static let paste = TerminalModes(rawValue: 4)
  /// Whether the window is in front.
  public static let focus = TerminalModes(rawValue: 8)

  /// What shows the alternate screen.
  static let alternateScreen = "\u{1B}[?1049h"

  /// What leaves it, with the cursor shown before.
  ///
  /// Where a terminal has no other screen the cursor goes to the last row, since to reset the scrolled
  /// rows takes it to the first.
  private static let mainScreen = "\u{1B}[r\u{1B}[9999;1H\u{1B}[?25h\u{1B}[?1049l"

  /// What sets them: no wrap at the last column, and the modes asked for.
  var setup: String {
    var sequences = "\u{1B}[?7l"
    if contains(.paste) { sequences += "\u{1B}[?2004h" }
    if contains(.focus) { sequences += "\u{1B}[?1004h" }
    if contains(.mouseMoves) {
      sequences += "\u{1B}[?1000;1002;1003;1006h"
    } else if contains(.mouse) {
      sequences += "\u{1B}[?1000;1002;1006h"
    }
    return sequences
  }

  /// All of it undone, from whatever state, in an order that every terminal takes well.
  ///
  /// CAN ends a sequence that was cut short (ECMA-48 §8.3.6), and an empty link one that was left
  /// open (OSC 8). What belongs to the alternate screen is undone on it, the keyboard's modes among
  /// it.
  ///
  /// - Parameter departure: What leaves the rows that an inline program drew in; nil where it drew on
  ///   the alternate screen.
  static func restoration(
    undoing modes: NegotiatedModes = [], leaving departure: String? = nil
  ) -> [UInt8] {
    let end = departure.map { "\($0)\u{1B}[?25h" } ?? mainScreen
    let sequences = """
      \u{18}\u{1B}[?2026l\u{1B}[?1003;1002;1000;1006l\u{1B}[?1004l\u{1B}[?2004l\
      \(modes.restoration)\u{1B}]8;;\u{1B}\\\u{1B}[0m\(TextDirectionMode.restoration)\u{1B}[?7h\
      \(end)
      """
    return Array(sequences.utf8)
  }
}
