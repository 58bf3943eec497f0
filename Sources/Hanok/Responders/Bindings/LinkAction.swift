public import HanokLocalization
public import HanokTerminal

/// The actions of keys in a link.
public nonisolated enum LinkAction: String, KeyAction {
  /// Opens the link; Space doesn't: in browsers it scrolls.
  case follow
  /// Copies the address.
  case copyAddress

  /// The name in files of keys.
  public static let context = "link"

  /// The name in help.
  public var title: Message {
    switch self {
    case .follow: .Hanok.keysFollow
    case .copyAddress: .Hanok.linkCopy
    }
  }

  /// The keys in the standard set.
  public var standardKeys: [KeyEvent] {
    switch self {
    case .follow: [KeyEvent(.enter)]
    case .copyAddress: [KeyEvent(.character("y"))]
    }
  }
}
