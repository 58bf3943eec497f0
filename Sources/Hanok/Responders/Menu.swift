public import HanokLocalization
public import HanokTerminal

/// A list of commands that opens at a button, in a menu bar or at the mouse.
///
/// ```swift
/// let menu = Menu(
///   .Notes.edit,
///   items: [
///     MenuItem(.Notes.copy, keyEquivalent: KeyEvent(.character("c"), .control)) { copy() },
///     .separator,
///     MenuItem(.Notes.delete, isDestructive: true) { delete() },
///   ])
/// ```
public struct Menu {
  /// The menu's name in a menu bar; nil for a context menu or a menu of a button.
  public var title: Message?
  /// The letters that open it with Alt in a menu bar: the first is shown, all are accepted.
  public var mnemonic: Message?
  /// The commands, in their order.
  public var items: [MenuItem]

  /// Creates a menu of commands.
  public init(_ title: Message? = nil, mnemonic: Message? = nil, items: [MenuItem]) {
    self.title = title
    self.mnemonic = mnemonic
    self.items = items
  }
}

/// A command of a menu, a submenu, or a line between commands.
///
/// An item has no image: the width and shape of a sign depend on the terminal.
public struct MenuItem {
  /// The states of a command that is a switch, or one of several options.
  public nonisolated enum State: Hashable, Sendable {
    /// Off: the column of the mark is empty.
    case off
    /// On: a mark is before the title.
    case on
    /// On for some of its objects and off for others.
    case mixed
  }

  /// The command's title; empty for a separator.
  public var title: Message
  /// A text after the title if there is room, such as the title in another language.
  public var note: Message?
  /// The key that performs the command without the menu, if a ``MenuBar`` has the menu.
  public var keyEquivalent: KeyEvent?
  /// Whether the command is on; nil for a command without a state.
  ///
  /// A menu with any state has a column for marks, so that its titles never move.
  public var state: State?
  /// Whether the command is available now.
  public var isEnabled: Bool
  /// Whether the command is irreversible.
  public var isDestructive: Bool
  /// The submenu that the item opens; nil for a command.
  public var submenu: Menu?
  /// Whether the item is a separator line.
  public private(set) var isSeparator = false
  /// The action of the command.
  public var action: () -> Void

  /// Creates a command.
  public init(
    _ title: Message, keyEquivalent: KeyEvent? = nil, state: State? = nil, isEnabled: Bool = true,
    isDestructive: Bool = false, action: @escaping () -> Void
  ) {
    self.title = title
    self.keyEquivalent = keyEquivalent
    self.state = state
    self.isEnabled = isEnabled
    self.isDestructive = isDestructive
    self.action = action
  }

  /// Creates an item with a submenu.
  public init(_ title: Message, isEnabled: Bool = true, submenu: Menu) {
    self.init(title, isEnabled: isEnabled) {}
    self.submenu = submenu
  }

  /// Creates an item from a key command, or nil if that has no title.
  public init?(_ command: KeyCommand) {
    guard let title = command.title else { return nil }
    self.init(
      title, keyEquivalent: command.keys.first, isEnabled: command.isEnabled,
      action: command.action)
  }

  /// A line between items.
  public static var separator: MenuItem {
    var item = MenuItem(.verbatim(""), isEnabled: false) {}
    item.isSeparator = true
    return item
  }

  /// Whether the item can be chosen now; a submenu can if it has items.
  public var isChoosable: Bool { isEnabled && !isSeparator && submenu?.items.isEmpty != true }
}

extension Menu {
  /// All available commands, including those of submenus; some have no keys.
  public var commands: [KeyCommand] {
    items.filter(\.isChoosable).flatMap { item in
      if let submenu = item.submenu { return submenu.commands }
      let keys = item.keyEquivalent.map { [$0] } ?? []
      return [KeyCommand(item.title, keys: keys, action: item.action)]
    }
  }

  /// The commands with keys, including those of submenus.
  public var keyCommands: [KeyCommand] { commands.filter { !$0.keys.isEmpty } }
}
