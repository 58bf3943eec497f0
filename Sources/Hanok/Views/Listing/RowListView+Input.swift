import HanokTerminal

/// Keys and the mouse.
extension RowListView {
  /// Performs an action that only lists with columns and a search have.
  func performOwnAction(_ action: ListAction, _ isExtending: Bool) -> Bool {
    switch action {
    case .moveBack where !isExtending: return turnColumns(by: -1)
    case .moveForward where !isExtending: return turnColumns(by: 1)
    case .sort where columns.contains(where: \.isSortable): turnSortOrder()
    case .endSearch where typeAhead.isTyping: typeAhead.reset()
    default: return false
    }
    return true
  }

  /// The command of Enter, if ``primaryActionTitle`` is set.
  private var primaryActionCommands: [KeyCommand] {
    let keys = keys(of: ListAction.choose).filter { !isActionKey($0) }
    guard let primaryActionTitle, !keys.isEmpty else { return [] }
    return [
      KeyCommand(
        primaryActionTitle, keys: keys, isEnabled: isUsable && selection.cursor != nil,
        priority: 1
      ) { [weak self] in _ = self?.performPrimaryAction() }
    ]
  }

  var ownKeyCommands: [KeyCommand] {
    var commands = primaryActionCommands + actionCommands + indexCommands + selectionCommands
    if columns.contains(where: \.isSortable) {
      commands.append(
        KeyCommand(.Hanok.tableSort, keys: keys(of: ListAction.sort)) { [weak self] in
          self?.turnSortOrder()
        })
    }
    return commands
  }

  private func turnColumns(by step: Int) -> Bool {
    let page = columnPage + step
    guard (0..<columnLayout.pageCount).contains(page) else { return false }
    columnPage = page
    contentDidChange()
    return true
  }

  /// Requests the next order: by each column ascending, then descending.
  private func turnSortOrder() {
    let sortable = columns.indices.filter { columns[$0].isSortable }
    guard let first = sortable.first else { return }
    guard let order = sortOrder, let place = sortable.firstIndex(of: order.column) else {
      return sort(by: TableSortOrder(column: first))
    }
    let next = order.isAscending ? order.column : sortable[(place + 1) % sortable.count]
    sort(by: TableSortOrder(column: next, isAscending: !order.isAscending))
  }

  private func sort(by order: TableSortOrder) {
    sortOrder = order
    // The sign of the order must be visible.
    columnToShow = order.column
    sortOrderWasRequested(order)
  }

  /// Handles the mouse on titles, on the index, and where it opens a menu.
  ///
  /// - Returns: Whether the event was handled, or nil for one that any list handles.
  func takeOwnMouse(_ event: MouseEvent) -> Bool? {
    switch event.kind {
    case .press(.left) where isUsable && event.position.y < titleRows:
      becomeFirstResponder()
      pressTitle(leading: mirrored(event.position).x)
    case .press(.left) where isUsable && isOnIndex(event.position):
      becomeFirstResponder()
      pressIndex(event)
    case .drag(.left) where isUsable && heldIndexTitle != nil: pressIndex(event)
    case .release(.left) where heldIndexTitle != nil: releaseIndex()
    case .press(.right):
      // The menu belongs to the row at the mouse.
      if isUsable, let row = row(atY: event.position.y), row != selection.cursor {
        moveCursor(to: row)
      }
      return false
    default: return nil
    }
    return true
  }

  private func isOnIndex(_ point: Point) -> Bool {
    indexBar != nil && mirrored(point).x >= frame.width - edgeWidth
  }

  /// Returns the row at a row of the view, or nil for a header, a title and empty lines.
  func row(atY y: Int) -> Int? {
    let place = y - titleRows
    guard place >= 0, place < bodyHeight, topLine + place < sections.lineCount else { return nil }
    if place == 0, stickySection != nil { return nil }
    guard case .row(let row) = sections.content(ofLine: topLine + place) else { return nil }
    return row
  }

  private func pressTitle(leading: Int) {
    let x = leading - markWidth
    guard let place = columnLayout.columns.first(where: { x >= $0.x && x < $0.x + $0.width }),
      columns[place.index].isSortable
    else { return }
    let isAgain = sortOrder?.column == place.index
    sort(
      by: TableSortOrder(
        column: place.index, isAscending: isAgain ? sortOrder?.isAscending == false : true))
  }
}
