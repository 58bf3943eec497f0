/// An event of the terminal's input.
public enum InputEvent: Hashable, Sendable {
  case key(KeyEvent)
  case mouse(MouseEvent)
  /// Text that was pasted as a whole, without pressed keys.
  case paste(String)
  /// Whether the terminal's window has the focus.
  case focus(Bool)
  /// The terminal's new size.
  case resize(Size)
  /// The terminal is lost: no more input follows.
  case endOfInput
}
