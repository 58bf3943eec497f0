import HanokTerminal

/// The actions of rows.
extension TableView {
  /// The keys that open the menu of a row; the window also handles those of all menus.
  private static let menuKeys = [KeyEvent(.enter, .alt)] + Window.contextMenuKeys

  func actions(ofRow number: Int) -> [RowAction] {
    guard isUsable, let delegate, (0..<sections.rowCount).contains(number) else { return [] }
    return delegate.tableView(self, actionsForRowAt: sections.path(ofRow: number))
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
    var commands = [
      KeyCommand(.Hanok.tableActions, keys: Self.menuKeys) { [weak self] in self?.openRowMenu() }
    ]
    for action in actions {
      guard let key = action.key else { continue }
      commands.append(
        KeyCommand(
          action.title, keys: [key], isEnabled: action.isEnabled, action: action.handler))
    }
    return commands
  }

  private func openRowMenu() {
    showCursor()
    openContextMenu()
  }

  /// Moves the focus to a row, and opens its menu, for accessibility.
  func openMenu(ofRow number: Int) -> Bool {
    guard !actions(ofRow: number).isEmpty, moveCursor(to: number, false) else { return false }
    layoutIfNeeded()
    return openContextMenu()
  }
}
