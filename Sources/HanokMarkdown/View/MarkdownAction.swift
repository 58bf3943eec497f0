public import Hanok

/// The actions of keys in a document, besides scrolling and opening links.
public enum MarkdownAction: String, KeyAction {
  /// The next match of the search; without a search, the next link.
  case next
  /// The previous match; without a search, the previous link.
  case previous

  /// The name in files of keys.
  public static let context = "document"

  /// The name in help.
  public var title: Message {
    Message(self == .next ? "help.next" : "help.previous", table: "Hanok")
  }

  /// The keys in the standard set.
  public var standardKeys: [KeyEvent] {
    [KeyEvent(.character(self == .next ? "n" : "N"))]
  }
}
