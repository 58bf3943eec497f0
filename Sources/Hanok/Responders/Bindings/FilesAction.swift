import HanokLocalization

/// The actions of keys in a file picker.
public nonisolated enum FilesAction: String, ToolkitKeyAction {
  /// The folder above.
  case goUp
  /// Moves to the field for a path.
  case typePath
  /// Shows hidden files, or hides them.
  case showHidden

  /// The name in files of keys.
  public static let context = "files"

  static let otherTitles: [FilesAction: Message] = [
    .goUp: .Hanok.filesUp, .typePath: .Hanok.filesTypePath, .showHidden: .Hanok.filesHidden,
  ]
}
