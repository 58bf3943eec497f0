/// The modes that a full-screen program sets, and the bytes that undo them.
enum TerminalModes {
  /// The alternate screen, no wrap at the last column, bracketed paste, and the mouse's buttons and
  /// drags in SGR's form (xterm, DECSET).
  static let setup = Array("\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000;1002;1006h".utf8)

  /// All of it undone, from whatever state, in an order that every terminal takes well.
  ///
  /// CAN ends a sequence that was cut short (ECMA-48 §8.3.6). What belongs to the alternate screen
  /// is undone on it, and the cursor is shown before it is left.
  static let restoration = Array(
    """
    \u{18}\u{1B}[?2026l\u{1B}[?1003;1002;1000;1006l\u{1B}[?1004l\u{1B}[?2004l\u{1B}[0m\u{1B}[?7h\
    \u{1B}[?25h\u{1B}[?1049l
    """.utf8)
}
