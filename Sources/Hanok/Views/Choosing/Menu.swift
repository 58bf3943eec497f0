public import HanokLocalization
public import HanokTerminal

/// A list of commands that opens at a button, in a menu bar or at the mouse: data, as key commands are.
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
  /// The menu's name, which a menu bar shows; nil for a menu that opens where its use is plain.
  public var title: Message?
  /// The letters that open it with Alt in a menu bar; the first is shown, all are accepted.
  public var mnemonic: Message?
  /// The commands, in their order.
  public var items: [MenuItem]

  /// A menu of commands.
  public init(_ title: Message? = nil, mnemonic: Message? = nil, items: [MenuItem]) {
    self.title = title
    self.mnemonic = mnemonic
    self.items = items
  }
}

/// A command of a menu, or a menu inside it, or a line between commands.
///
/// An item has no image: a sign's width and its look are the terminal's.
public struct MenuItem {
  /// The states of a command that switches something, or that is one of several.
  public nonisolated enum State: Hashable, Sendable {
    /// It is off: the place of the mark is kept.
    case off
    /// It is on, which a mark before the title shows.
    case on
    /// It is on for some and off for others of what it concerns.
    case mixed
  }

  /// The command's words; empty for a separator.
  public var title: Message
  /// The key that performs the command without the menu, as far as a ``MenuBar`` holds it.
  public var keyEquivalent: KeyEvent?
  /// Whether what the command switches is on; nil for a command that switches nothing.
  ///
  /// A menu keeps a place for marks where any item has a state, so that its titles never move.
  public var state: State?
  /// Whether the command can be performed now.
  public var isEnabled: Bool
  /// Whether the command takes something away that doesn't come back.
  public var isDestructive: Bool
  /// The menu that the item opens; nil for a command.
  public var submenu: Menu?
  /// Whether the item is a line between others.
  public let isSeparator: Bool
  /// Performs the command.
  public var action: () -> Void

  /// A command.
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
    isSeparator = false
  }

  /// A menu inside the menu.
  public init(_ title: Message, isEnabled: Bool = true, submenu: Menu) {
    self.init(title, isEnabled: isEnabled) {}
    self.submenu = submenu
  }

  /// A key command as an item; nil where it has no title.
  public init?(_ command: KeyCommand) {
    guard let title = command.title else { return nil }
    self.init(
      title, keyEquivalent: command.keys.first, isEnabled: command.isEnabled,
      action: command.action)
  }

  private init() {
    title = .verbatim("")
    state = nil
    isEnabled = false
    isDestructive = false
    isSeparator = true
    action = {}
  }

  /// A line between items.
  public static var separator: MenuItem { MenuItem() }

  /// Whether the item can be chosen now: a menu inside can where it has any items.
  public var isChoosable: Bool { isEnabled && !isSeparator && submenu?.items.isEmpty != true }
}

extension Menu {
  /// All commands that can be performed, those of the menus inside too; some have no keys.
  public var commands: [KeyCommand] {
    var commands: [KeyCommand] = []
    for item in items where item.isChoosable {
      if let submenu = item.submenu {
        commands += submenu.commands
      } else {
        let keys = item.keyEquivalent.map { [$0] } ?? []
        commands.append(KeyCommand(item.title, keys: keys, action: item.action))
      }
    }
    return commands
  }

  /// The commands that have keys, those of the menus inside too.
  public var keyCommands: [KeyCommand] { commands.filter { !$0.keys.isEmpty } }
}
