import HanokLocalization

/// The actions of keys in a file picker.
public enum FilesAction: String, ToolkitKeyAction {
  /// The folder above.
  case goUp
  /// Moves to the field for a path.
  case typePath
  /// Shows hidden files, or hides them.
  case showHidden

  /// The name in files of keys.
  public static let context = "files"

  static let otherTitles: [FilesAction: String] = [
    .goUp: "files.up", .typePath: "files.typePath", .showHidden: "files.hidden",
  ]
}
