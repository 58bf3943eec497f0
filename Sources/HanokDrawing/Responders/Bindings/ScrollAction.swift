/// The actions of keys in scroll views, logs and other views that scroll.
public enum ScrollAction: String, ToolkitKeyAction {
  /// A row up.
  case scrollUp
  /// A row down.
  case scrollDown
  /// A page up.
  case scrollPageUp
  /// A page down.
  case scrollPageDown
  /// The first row.
  case scrollToStart
  /// The last row.
  case scrollToEnd

  /// The name in files of keys.
  public static let context = "scroll"
}
