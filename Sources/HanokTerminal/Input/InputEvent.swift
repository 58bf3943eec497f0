/// Something that came from the terminal.
public enum InputEvent: Hashable, Sendable {
  case key(KeyEvent)
  case mouse(MouseEvent)
  /// Text that was pasted as a whole: no key was pressed for it.
  case paste(String)
  /// Whether the terminal's window has come to the front.
  case focus(Bool)
  /// The terminal's new size.
  case resize(Size)
  /// The terminal has gone: nothing will come any more.
  case endOfInput
}
