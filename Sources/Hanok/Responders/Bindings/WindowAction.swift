public import HanokLocalization
public import HanokTerminal

/// The actions of keys in every window.
public nonisolated enum WindowAction: String, KeyAction {
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

  /// The name in help.
  public var title: Message {
    switch self {
    case .nextItem: .Hanok.helpNext
    case .previousItem: .Hanok.helpPrevious
    case .openMenuBar: .Hanok.menuBar
    case .openContextMenu: .Hanok.menuOpen
    case .showCommands: .Hanok.paletteTitle
    case .quit: .Hanok.helpQuit
    default: Message("keys.\(rawValue)", table: "Hanok")
    }
  }

  /// The keys in the standard set.
  public var standardKeys: [KeyEvent] {
    switch self {
    case .nextItem: [KeyEvent(.tab)]
    case .previousItem: [KeyEvent(.tab, .shift)]
    case .moveUp: [KeyEvent(.up)]
    case .moveDown: [KeyEvent(.down)]
    case .moveBack: [KeyEvent(.left)]
    case .moveForward: [KeyEvent(.right)]
    case .openMenuBar: [KeyEvent(.function(10))]
    case .openContextMenu: [KeyEvent(.menu), KeyEvent(.function(10), .shift)]
    case .search: []
    case .showCommands: [KeyEvent(.function(1))]
    case .cancel: [KeyEvent(.escape)]
    case .quit: [KeyEvent(.character("c"), .control)]
    }
  }

  /// Whether Shift is ignored: it moves the focus too.
  public var isExtendable: Bool { rawValue.hasPrefix("move") }
}
