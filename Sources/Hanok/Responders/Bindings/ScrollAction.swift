public import HanokLocalization
public import HanokTerminal

/// The actions of keys in scroll views, logs and other views that scroll.
public nonisolated enum ScrollAction: String, KeyAction {
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

  /// The name in help.
  public var title: Message {
    Message("keys.\(rawValue)", table: "Hanok")
  }

  /// The keys in the standard set.
  public var standardKeys: [KeyEvent] {
    switch self {
    case .scrollUp: [KeyEvent(.up)]
    case .scrollDown: [KeyEvent(.down)]
    case .scrollPageUp: [KeyEvent(.pageUp)]
    case .scrollPageDown: [KeyEvent(.pageDown)]
    case .scrollToStart: [KeyEvent(.home)]
    case .scrollToEnd: [KeyEvent(.end)]
    }
  }
}
