public import HanokLocalization
public import HanokTerminal

/// The actions of keys in a text: as in shells (Ctrl-A, E, K, U, W), and as in windows.
public nonisolated enum TextAction: String, KeyAction {
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

  /// The name in help.
  public var title: Message {
    switch self {
    case .copy: .Hanok.textInputCopy
    case .cut: .Hanok.textInputCut
    case .paste: .Hanok.textInputPaste
    case .undo: .Hanok.textInputUndo
    case .redo: .Hanok.textInputRedo
    case .selectAll: .Hanok.textInputSelectAll
    case .moveForward: .Hanok.keysMoveCharacterForward
    default: Message("keys.\(rawValue)", table: "Hanok")
    }
  }

  /// The keys in the standard set.
  public var standardKeys: [KeyEvent] {
    switch self {
    case .moveLeft: [KeyEvent(.left)]
    case .moveRight: [KeyEvent(.right)]
    case .moveWordLeft: [KeyEvent(.left, .control), KeyEvent(.left, .alt)]
    case .moveWordRight: [KeyEvent(.right, .control), KeyEvent(.right, .alt)]
    case .moveRowLeft: [KeyEvent(.left, .super)]
    case .moveRowRight: [KeyEvent(.right, .super)]
    case .moveBackward: [KeyEvent(.character("b"), .control)]
    case .moveForward: [KeyEvent(.character("f"), .control)]
    case .moveWordBackward: [KeyEvent(.character("b"), .alt)]
    case .moveWordForward: [KeyEvent(.character("f"), .alt)]
    case .moveUp: [KeyEvent(.up), KeyEvent(.character("p"), .control)]
    case .moveDown: [KeyEvent(.down), KeyEvent(.character("n"), .control)]
    case .movePageUp: [KeyEvent(.pageUp)]
    case .movePageDown: [KeyEvent(.pageDown)]
    case .moveToRowStart: [KeyEvent(.home)]
    case .moveToRowEnd: [KeyEvent(.end)]
    case .moveToLineStart: [KeyEvent(.character("a"), .control)]
    case .moveToLineEnd: [KeyEvent(.character("e"), .control)]
    case .moveToStart: [KeyEvent(.home, .control), KeyEvent(.up, .super)]
    case .moveToEnd: [KeyEvent(.end, .control), KeyEvent(.down, .super)]
    case .deleteBackward: [KeyEvent(.backspace), KeyEvent(.backspace, .shift)]
    case .deleteForward: [KeyEvent(.delete), KeyEvent(.character("d"), .control)]
    case .deleteWordBackward:
      [
        KeyEvent(.backspace, .control), KeyEvent(.backspace, .alt),
        KeyEvent(.character("w"), .control),
      ]
    case .deleteWordForward:
      [KeyEvent(.delete, .control), KeyEvent(.delete, .alt), KeyEvent(.character("d"), .alt)]
    case .deleteToLineStart: [KeyEvent(.character("u"), .control), KeyEvent(.backspace, .super)]
    case .deleteToLineEnd: [KeyEvent(.character("k"), .control)]
    case .copy: [KeyEvent(.character("c"), .control)]
    case .cut: [KeyEvent(.character("x"), .control), KeyEvent(.delete, .shift)]
    case .paste: [KeyEvent(.character("v"), .control), KeyEvent(.character("y"), .control)]
    case .undo: [KeyEvent(.character("_"), .control), KeyEvent(.character("u"), .alt)]
    case .redo: [KeyEvent(.character("e"), .alt), KeyEvent(.character("_"), .alt)]
    case .selectAll: [KeyEvent(.character("a"), .alt)]
    case .insertLineEnd: [KeyEvent(.enter)]
    case .insertTab: [KeyEvent(.tab)]
    case .submit: [KeyEvent(.enter, .alt), KeyEvent(.enter, .control)]
    }
  }

  /// Whether the action moves, so that Shift with it extends the selection.
  public var isExtendable: Bool { rawValue.hasPrefix("move") }
}
