public import HanokLocalization
public import HanokTerminal

/// The actions of keys in a file picker.
public nonisolated enum FilesAction: String, KeyAction {
  /// The folder above.
  case goUp
  /// Moves to the field for a path.
  case typePath
  /// Shows hidden files, or hides them.
  case showHidden

  /// The name in files of keys.
  public static let context = "files"

  /// The name in help.
  public var title: Message {
    switch self {
    case .goUp: .Hanok.filesUp
    case .typePath: .Hanok.filesTypePath
    case .showHidden: .Hanok.filesHidden
    }
  }

  /// The keys in the standard set.
  public var standardKeys: [KeyEvent] {
    switch self {
    case .goUp: [KeyEvent(.backspace)]
    case .typePath: [KeyEvent(.character("l"), .control)]
    case .showHidden: [KeyEvent(.character("."), .alt)]
    }
  }
}
