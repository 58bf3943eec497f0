public import HanokLocalization
public import HanokTerminal

/// Something that can be done with a row of a table (UIKit's `UIContextualAction`).
///
/// The actions of a row are in its menu, which opens by Alt-Enter, the menu key, Shift-F10 or the
/// mouse's right button, and in line mode by the row's number with a question mark. One with a key of
/// its own is also performed by that key, on the row with the keys, even if the table has the same key
/// for something else; a ``StatusBar`` shows it. Ask before what can't be undone.
public struct RowAction {
  /// The kinds of actions.
  public nonisolated enum Style: Hashable, Sendable {
    /// An action like others.
    case normal
    /// An action that takes something away.
    case destructive
  }

  /// The action's words.
  public var title: Message
  /// The kind of action.
  public var style: Style
  /// The key that performs it without the menu, such as Delete; nil for none.
  public var key: KeyEvent?
  /// Whether it can be performed now.
  public var isEnabled: Bool
  /// Performs it.
  public var handler: () -> Void

  /// An action.
  public init(
    _ title: Message, style: Style = .normal, key: KeyEvent? = nil, isEnabled: Bool = true,
    handler: @escaping () -> Void
  ) {
    self.title = title
    self.style = style
    self.key = key
    self.isEnabled = isEnabled
    self.handler = handler
  }

  /// The action in a menu.
  var menuItem: MenuItem {
    MenuItem(
      title, keyEquivalent: key, isEnabled: isEnabled, isDestructive: style == .destructive,
      action: handler)
  }
}
