import HanokLocalization

/// The actions of keys in every window.
public enum WindowAction: String, ToolkitKeyAction {
  /// The next group of views.
  case nextItem
  /// The previous group of views.
  case previousItem
  /// The view above, or scrolls.
  case moveUp
  /// The view below, or scrolls.
  case moveDown
  /// The view before.
  case moveBack
  /// The view after.
  case moveForward
  /// The menus at the top.
  case openMenuBar
  /// The menu of the current item (ARIA Authoring Practices, Menu and Menubar).
  case openContextMenu
  /// The search field of the screen.
  case search
  /// The list of all commands.
  case showCommands
  /// Closes a sheet, a menu or another layer.
  case cancel
  /// Ends the program as an interrupt does.
  case quit

  /// The name in files of keys.
  public static let context = "window"

  static let otherTitles: [WindowAction: String] = [
    .nextItem: "help.next", .previousItem: "help.previous", .openMenuBar: "menu.bar",
    .openContextMenu: "menu.open", .showCommands: "palette.title", .quit: "help.quit",
  ]
}
