import HanokTerminal

/// The actions of rows, and the order of rows and columns.
extension RowListView {
  func actions(ofRow number: Int) -> [RowAction] {
    guard isUsable, (0..<loadSections().rowCount).contains(number) else { return [] }
    return tableRows.requestActions(ofRow: number)
  }

  var cursorActions: [RowAction] { selection.cursor.map { actions(ofRow: $0) } ?? [] }

  /// Returns the action, which can be used now, of the row with the focus by the action's own key.
  func action(by key: KeyEvent) -> RowAction? {
    cursorActions.first { $0.key == key && $0.isEnabled }
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
    // The window also handles the keys of all menus.
    let keys = keys(of: ListAction.openActions) + keys(of: WindowAction.openContextMenu)
    // It leads to what the others do at once: the first that a bar has no room for.
    let menu = KeyCommand(.Hanok.tableActions, keys: keys, priority: -1) { [weak self] in
      self?.showCursor()
      self?.openContextMenu()
    }
    return commands + [menu]
  }

  /// The command of Enter, if ``primaryActionTitle`` is set.
  var primaryActionCommands: [KeyCommand] {
    let keys = keys(of: ListAction.choose).filter { action(by: $0) == nil }
    guard let primaryActionTitle, !keys.isEmpty else { return [] }
    return [
      KeyCommand(
        primaryActionTitle, keys: keys, isEnabled: isUsable && selection.cursor != nil,
        priority: 1
      ) { [weak self] in _ = self?.performPrimaryAction() }
    ]
  }

  /// Moves the focus to a row, and opens its menu, for accessibility.
  func openMenu(ofRow number: Int) -> Bool {
    guard !actions(ofRow: number).isEmpty, moveCursor(to: number) else { return false }
    layoutIfNeeded()
    return openContextMenu()
  }

  func turnColumns(by step: Int) -> Bool {
    guard layout.turnPage(by: step) else { return false }
    contentDidChange()
    return true
  }

  /// Requests the next order: by each column ascending, then descending.
  func turnSortOrder() {
    let sortable = columns.indices.filter { columns[$0].isSortable }
    guard let first = sortable.first else { return }
    guard let order = sortOrder, let place = sortable.firstIndex(of: order.column) else {
      return sort(by: TableSortOrder(column: first))
    }
    let next = order.isAscending ? order.column : sortable[(place + 1) % sortable.count]
    sort(by: TableSortOrder(column: next, isAscending: !order.isAscending))
  }

  /// Sorts by the column whose title is pressed; again, in the other direction.
  func pressTitle(leading: Int) {
    let x = leading - markWidth
    guard let place = layout.columns.columns.first(where: { x >= $0.x && x < $0.x + $0.width }),
      columns[place.index].isSortable
    else { return }
    let isReversed = sortOrder == TableSortOrder(column: place.index)
    sort(by: TableSortOrder(column: place.index, isAscending: !isReversed))
  }

  private func sort(by order: TableSortOrder) {
    sortOrder = order
    // The sign of the order must be visible.
    layout.show(column: order.column)
    tableRows.sortOrderWasRequested(order)
  }
}
