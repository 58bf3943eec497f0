import HanokTerminal

/// Keys and the mouse.
extension TableView {
  /// The indicator's rows for the visible rows, from the first of the body.
  var thumb: Range<Int> {
    let (height, lines) = (bodyHeight, sections.lineCount)
    guard lines > height, height > 0 else { return 0..<0 }
    let length = max(1, height * height / lines)
    let start = (topLine * (height - length) + maximumTopLine / 2) / maximumTopLine
    return start..<(start + length)
  }

  func takeKey(_ event: KeyEvent) -> Bool {
    let isExtending = event.modifiers == .shift
    guard event.modifiers.isEmpty || isExtending, let cursor = selection.cursor else {
      return false
    }
    let page = max(1, bodyHeight - 1)
    let last = sections.rowCount - 1
    switch event.key {
    case .up: return moveCursor(to: cursor - 1, isExtending)
    case .down: return moveCursor(to: cursor + 1, isExtending)
    case .pageUp: return moveCursor(to: max(0, cursor - page), isExtending)
    case .pageDown: return moveCursor(to: min(last, cursor + page), isExtending)
    case .home: return moveCursor(to: 0, isExtending)
    case .end: return moveCursor(to: last, isExtending)
    case .left where !isExtending: return turnColumns(by: traits?.isRightToLeft == true ? 1 : -1)
    case .right where !isExtending: return turnColumns(by: traits?.isRightToLeft == true ? -1 : 1)
    case .enter where !isExtending: return performPrimaryAction(ofRow: cursor)
    case .character(" ") where !isExtending && !typeAhead.isTyping:
      if !allowsMultipleSelection { return performPrimaryAction(ofRow: cursor) }
      return toggle(cursor)
    case .character(let character): return find(character)
    case .escape where typeAhead.isTyping:
      typeAhead.reset()
      return true
    default: return false
    }
  }

  /// The command of Enter, if ``primaryActionTitle`` is set.
  private var primaryActionCommands: [KeyCommand] {
    guard let primaryActionTitle, !isActionKey(KeyEvent(.enter)) else { return [] }
    return [
      KeyCommand(
        .enter, title: primaryActionTitle, isEnabled: isUsable && selection.cursor != nil,
        priority: 1
      ) { [weak self] in _ = self?.performPrimaryAction() }
    ]
  }

  var ownKeyCommands: [KeyCommand] {
    var commands = primaryActionCommands + actionCommands + indexCommands
    if allowsMultipleSelection {
      commands.append(
        KeyCommand(.character("a"), .control, title: .Hanok.tableSelectAll) { [weak self] in
          self?.toggleAll()
        })
    }
    if columns.contains(where: \.isSortable) {
      commands.append(
        KeyCommand(.character("s"), .alt, title: .Hanok.tableSort) { [weak self] in
          self?.turnSortOrder()
        })
    }
    return commands
  }

  /// Moves the focus to a row for the user.
  func moveCursor(to row: Int, _ isExtending: Bool) -> Bool {
    guard (0..<sections.rowCount).contains(row) else { return false }
    let former = selection
    selection.move(to: row, isExtending ? .extending : .going)
    showCursor()
    selectionDidChange(from: former)
    return true
  }

  private func toggle(_ row: Int) -> Bool {
    let former = selection
    selection.toggle(row)
    selectionDidChange(from: former)
    return true
  }

  private func toggleAll() {
    let former = selection
    selection.toggleAll(of: sections.rowCount)
    selectionDidChange(from: former)
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
    rowDelegate?.tableView(self, sortOrderDidChange: order)
  }

  func takeMouse(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .wheel(.up): return scroll(x: 0, y: -Self.wheelRows)
    case .wheel(.down): return scroll(x: 0, y: Self.wheelRows)
    case .press(.left):
      guard isUsable else { return true }
      press(event)
    case .drag(.left):
      guard isUsable else { return true }
      drag(event)
    case .release(.left):
      isIndicatorHeld = false
      releaseIndex()
    case .press(.right):
      // The menu belongs to the row at the mouse.
      if isUsable, let row = row(atY: event.position.y), row != selection.cursor {
        _ = moveCursor(to: row, false)
      }
      return false
    default: return false
    }
    return true
  }

  private func press(_ event: MouseEvent) {
    let hadKeys = isFirstResponder
    becomeFirstResponder()
    let point = event.position
    let leading = mirrored(point).x
    if point.y < titleRows { return pressTitle(leading: leading) }
    if indexBar != nil, leading >= frame.width - edgeWidth { return pressIndex(event) }
    if isOverflowing, leading == frame.width - 1 {
      isIndicatorHeld = true
      return scroll(toIndicator: point.y)
    }
    guard let row = row(atY: point.y) else { return }
    let isMark = allowsMultipleSelection && leading < markWidth
    if isMark || event.modifiers.contains(.control) {
      _ = moveCursor(to: row, false)
      _ = toggle(row)
    } else if event.modifiers.contains(.shift) {
      _ = moveCursor(to: row, true)
    } else if hadKeys, row == selection.cursor {
      _ = performPrimaryAction(ofRow: row)
    } else {
      _ = moveCursor(to: row, false)
    }
  }

  private func drag(_ event: MouseEvent) {
    if isIndicatorHeld { return scroll(toIndicator: event.position.y) }
    if heldIndexTitle != nil { return pressIndex(event) }
    // Beyond the edge it scrolls by a line.
    let y = max(titleRows - 1, min(event.position.y, titleRows + bodyHeight))
    if y < titleRows { _ = scroll(x: 0, y: -1) }
    if y == titleRows + bodyHeight { _ = scroll(x: 0, y: 1) }
    let inside = max(titleRows, min(y, titleRows + bodyHeight - 1))
    guard let row = row(atY: inside), row != selection.cursor else { return }
    _ = moveCursor(to: row, allowsMultipleSelection)
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

  private func scroll(toIndicator y: Int) {
    let last = max(1, bodyHeight - 1)
    let place = max(0, min(y - titleRows, last))
    let top = (maximumTopLine * place + last / 2) / last
    _ = scroll(x: 0, y: top - topLine)
  }
}
