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

  func takeMouse(_ event: MouseEvent) -> Bool {
    if let rows = event.wheelRows { return scroll(x: 0, y: rows) }
    if isUsable, takeIndicator(event) { return true }
    switch event.kind {
    case .press(.left):
      if isUsable { press(event) }
    case .drag(.left):
      if isUsable { drag(event) }
    case .release(.left):
      releaseIndex()
      let row = row(atY: event.position.y)
      perform { $0.release(on: row) }
    case .press(.right):
      // The menu belongs to the row at the mouse.
      if isUsable, let row = row(atY: event.position.y), row != selection.cursor {
        moveCursor(to: row)
      }
      return false
    default: return false
    }
    return true
  }

  private func takeIndicator(_ event: MouseEvent) -> Bool {
    let top = indicator.top(
      for: event, at: mirrored(event.position), from: indicatorOrigin, of: viewport)
    guard let top else { return false }
    becomeFirstResponder()
    topLine = top
    return true
  }

  private func press(_ event: MouseEvent) {
    let hadKeys = isFirstResponder
    becomeFirstResponder()
    let point = event.position
    let leading = mirrored(point).x
    if point.y < titleRows { return pressTitle(leading: leading) }
    if indexBar != nil, leading >= frame.width - edgeWidth { return pressIndex(event) }
    guard let row = row(atY: point.y) else { return }
    let isToggling =
      allowsMultipleSelection && leading < markWidth || event.modifiers.contains(.control)
    let isExtending = !isToggling && event.modifiers.contains(.shift)
    let uses = hadKeys && row == selection.cursor
    perform {
      $0.press(row, isExtending: isExtending, isToggling: isToggling, uses: uses)
    }
  }

  private func drag(_ event: MouseEvent) {
    if heldIndexTitle != nil { return pressIndex(event) }
    // Beyond the edge it scrolls by a line.
    let y = max(titleRows - 1, min(event.position.y, titleRows + bodyHeight))
    if y < titleRows { _ = scroll(x: 0, y: -1) }
    if y == titleRows + bodyHeight { _ = scroll(x: 0, y: 1) }
    let inside = max(titleRows, min(y, titleRows + bodyHeight - 1))
    guard let row = row(atY: inside) else { return }
    perform { $0.drag(to: row) }
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
