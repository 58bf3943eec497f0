public import Hanok

/// The actions of keys in source code, besides the movements of `TextAction`.
public nonisolated enum CodeAction: String, KeyAction {
  /// The next place of the searched text.
  case findNext
  /// The previous place of the searched text.
  case findPrevious

  /// The name in files of keys.
  public static let context = "code"

  /// The name in help.
  public var title: Message { Message("code.\(rawValue)", table: "Hanok") }

  /// The keys in the standard set, as in pagers.
  public var standardKeys: [KeyEvent] {
    switch self {
    case .findNext: [KeyEvent(.character("n"))]
    case .findPrevious: [KeyEvent(.character("N"))]
    }
  }
}
