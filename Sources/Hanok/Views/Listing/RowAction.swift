public import HanokLocalization
public import HanokTerminal

/// An action on a row of a table (UIKit's `UIContextualAction`).
///
/// ``TableViewDelegate/tableView(_:actionsForRowAt:)`` returns those of a row:
///
/// ```swift
/// [RowAction(.Shop.delete, style: .destructive) { [weak self] in self?.delete(path) }]
/// ```
///
/// The actions of a row are in its menu, which opens by Alt-Enter, the menu key, Shift-F10 or the
/// right mouse button, and in line mode by the row's number with a question mark. An action with a
/// key is also performed by that key, on the row with the focus, even if the table uses the key
/// itself; a ``StatusBar`` shows it. Ask before an irreversible action.
public struct RowAction {
  /// The kinds of actions.
  public nonisolated enum Style: Hashable, Sendable {
    /// A usual action.
    case normal
    /// A destructive action.
    case destructive
  }

  /// The action's title.
  public var title: Message
  /// The kind of action.
  public var style: Style
  /// The key that performs it without the menu, such as Delete; nil for none.
  public var key: KeyEvent?
  /// Whether it is available now.
  public var isEnabled: Bool
  /// Performs the action.
  public var handler: () -> Void

  /// Creates an action.
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

  var menuItem: MenuItem {
    MenuItem(
      title, keyEquivalent: key, isEnabled: isEnabled, isDestructive: style == .destructive,
      action: handler)
  }
}
