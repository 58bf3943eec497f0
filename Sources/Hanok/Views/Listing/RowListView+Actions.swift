import HanokTerminal

/// The actions of rows.
extension RowListView {
  /// The keys that open the menu of a row; the window also handles those of all menus.
  private var menuKeys: [KeyEvent] {
    keys(of: ListAction.openActions) + keys(of: WindowAction.openContextMenu)
  }

  func actions(ofRow number: Int) -> [RowAction] {
    guard isUsable, (0..<sections.rowCount).contains(number) else { return [] }
    return requestActions(ofRow: number)
  }

  private var cursorActions: [RowAction] { selection.cursor.map { actions(ofRow: $0) } ?? [] }

  /// Returns the menu of the row with the focus, before the table's own menu.
  ///
  /// It is nil if both are empty.
  func rowMenu(before own: Menu?) -> Menu? {
    let items = cursorActions.map(\.menuItem)
    if items.isEmpty { return own }
    guard let own, !own.items.isEmpty else { return Menu(items: items) }
    return Menu(items: items + [.separator] + own.items)
  }

  /// The commands of the actions with keys, and the one that opens the menu.
  var actionCommands: [KeyCommand] {
    let actions = cursorActions
    if actions.isEmpty { return [] }
    let commands = actions.compactMap { action in
      action.key.map {
        KeyCommand(action.title, keys: [$0], isEnabled: action.isEnabled, action: action.handler)
      }
    }
    // It leads to what the others do at once: the first that a bar has no room for.
    let menu = KeyCommand(.Hanok.tableActions, keys: menuKeys, priority: -1) { [weak self] in
      self?.openRowMenu()
    }
    return commands + [menu]
  }

  /// Whether an action of the row with the keys has a key of its own now.
  func isActionKey(_ key: KeyEvent) -> Bool { action(by: key) != nil }

  /// Performs the action of the row whose key is pressed, before what the table has that key for.
  ///
  /// A letter or a space in what is being typed is none.
  func performAction(by event: KeyEvent) -> Bool {
    if typeAhead.isTyping, event.modifiers.isEmpty, case .character = event.key { return false }
    guard let action = action(by: event) else { return false }
    action.handler()
    return true
  }

  private func action(by key: KeyEvent) -> RowAction? {
    cursorActions.first { $0.key == key && $0.isEnabled }
  }

  private func openRowMenu() {
    showCursor()
    openContextMenu()
  }

  /// Moves the focus to a row, and opens its menu, for accessibility.
  func openMenu(ofRow number: Int) -> Bool {
    guard !actions(ofRow: number).isEmpty, moveCursor(to: number) else { return false }
    layoutIfNeeded()
    return openContextMenu()
  }
}
