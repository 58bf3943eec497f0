import HanokLocalization

/// The actions of keys in a link.
public enum LinkAction: String, ToolkitKeyAction {
  /// Opens the link; Space doesn't: in browsers it scrolls.
  case follow
  /// Copies the address.
  case copyAddress

  /// The name in files of keys.
  public static let context = "link"

  static let otherTitles: [LinkAction: String] = [.copyAddress: "link.copy"]
}
