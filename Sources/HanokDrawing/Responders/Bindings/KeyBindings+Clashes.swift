public import HanokTerminal

/// Two actions with one key, of which only the first is ever performed.
public struct KeyClash: Hashable, Sendable {
  /// The identifiers of the two actions; the second is the window's, or later in its type.
  public let first, second: String
  /// The key.
  public let key: KeyEvent
}

extension KeyBindings {
  /// The types of all actions of the toolkit.
  public static let actionTypes: [any KeyAction.Type] = [
    WindowAction.self, NavigationAction.self, ListAction.self, ControlAction.self, LinkAction.self,
    RangeAction.self, FieldAction.self, CompletionAction.self, TextAction.self, DateAction.self,
    ScrollAction.self,
    FilesAction.self,
  ]

  /// All actions of the toolkit, by their types.
  public static var actions: [any KeyAction] {
    actionTypes.flatMap { type in cases(of: type) }
  }

  private static func cases<Action: KeyAction>(of type: Action.Type) -> [any KeyAction] {
    Array(type.allCases)
  }

  /// The actions of the toolkit that share a key.
  ///
  /// They are those in one kind of view, and those that take a key that works everywhere, such as
  /// Tab, from the window.
  public var clashes: [KeyClash] { Self.actionTypes.flatMap { clashes(in: $0) } }

  private func clashes<Action: KeyAction>(in type: Action.Type) -> [KeyClash] {
    var owners: [KeyEvent: Action] = [:]
    var clashes: [KeyClash] = []
    for action in type.allCases {
      for key in self[action] {
        if let owner = owners[key], owner != action {
          clashes.append(KeyClash(first: owner.identifier, second: action.identifier, key: key))
        } else if let other = windowAction(with: key, takenBy: action.identifier) {
          clashes.append(KeyClash(first: action.identifier, second: other.identifier, key: key))
        }
        owners[key] = owners[key] ?? action
      }
    }
    return clashes
  }

  /// Returns the window's action whose key another action takes without need, or nil.
  private func windowAction(with key: KeyEvent, takenBy identifier: String) -> WindowAction? {
    guard !identifier.hasPrefix(WindowAction.context + ".") else { return nil }
    return Self.everywhere.first { action in
      self[action].contains(key) && Self.shared[action]?.contains(identifier) != true
    }
  }

  /// The actions that no view takes a key from.
  private static let everywhere: [WindowAction] = [
    .nextItem, .previousItem, .openMenuBar, .openContextMenu, .showCommands, .search, .quit,
  ]

  /// Ctrl-C copies where text is selected; Tab indents where a text was set to, and completes while
  /// there is something to complete.
  private static let shared: [WindowAction: [String]] = [
    .quit: [TextAction.copy.identifier],
    .nextItem: [TextAction.insertTab.identifier, CompletionAction.complete.identifier],
  ]
}
