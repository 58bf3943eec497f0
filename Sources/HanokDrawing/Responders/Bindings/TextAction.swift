import HanokLocalization

/// The actions of keys in a text: as in shells (Ctrl-A, E, K, U, W), and as in windows.
public enum TextAction: String, ToolkitKeyAction {
  /// The character at the left.
  case moveLeft
  /// The character at the right.
  case moveRight
  /// The word at the left.
  case moveWordLeft
  /// The word at the right.
  case moveWordRight
  /// The left edge of the row.
  case moveRowLeft
  /// The right edge of the row.
  case moveRowRight
  /// The character before.
  case moveBackward
  /// The character after.
  case moveForward
  /// The word before.
  case moveWordBackward
  /// The word after.
  case moveWordForward
  /// The row above.
  case moveUp
  /// The row below.
  case moveDown
  /// A page up.
  case movePageUp
  /// A page down.
  case movePageDown
  /// The start of the row.
  case moveToRowStart
  /// The end of the row.
  case moveToRowEnd
  /// The start of the line.
  case moveToLineStart
  /// The end of the line.
  case moveToLineEnd
  /// The start of the text.
  case moveToStart
  /// The end of the text.
  case moveToEnd
  /// Deletes the character before.
  case deleteBackward
  /// Deletes the character after.
  case deleteForward
  /// Deletes the word before.
  case deleteWordBackward
  /// Deletes the word after.
  case deleteWordForward
  /// Deletes to the start of the line.
  case deleteToLineStart
  /// Deletes to the end of the line.
  case deleteToLineEnd
  /// Copies the selection.
  case copy
  /// Copies the selection, and deletes it.
  case cut
  /// Inserts what was copied here.
  case paste
  /// Undoes the last change.
  case undo
  /// Redoes the last undone change.
  case redo
  /// Selects the whole text.
  case selectAll
  /// Begins a new line, in a text of several lines.
  case insertLineEnd
  /// Inserts spaces to the next tab stop, in a text whose Tab doesn’t move the focus.
  case insertTab
  /// Enters a text of several lines.
  case submit

  /// The name in files of keys.
  public static let context = "text"

  /// False: text moves as its letters are seen.
  public static var isMirrored: Bool { false }

  static let otherTitles: [TextAction: String] = [
    .copy: "textInput.copy", .cut: "textInput.cut", .paste: "textInput.paste",
    .undo: "textInput.undo", .redo: "textInput.redo", .selectAll: "textInput.selectAll",
    .moveForward: "keys.moveCharacterForward",
  ]
}
