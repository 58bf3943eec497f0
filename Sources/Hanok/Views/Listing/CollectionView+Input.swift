import HanokTerminal

/// Keys and the mouse.
extension CollectionView {
  func takeKey(_ event: KeyEvent) -> Bool {
    let isExtending = event.modifiers == .shift
    guard event.modifiers.isEmpty || isExtending, let cursor = selection.cursor else {
      return false
    }
    let forward = traits?.isRightToLeft == true ? -1 : 1
    let page = max(1, bodyHeight / layout.lineHeight)
    let last = sections.rowCount - 1
    switch event.key {
    case .left: return moveCursor(to: cursor - forward, isExtending: isExtending)
    case .right: return moveCursor(to: cursor + forward, isExtending: isExtending)
    case .up: return moveCursor(byLines: -1, isExtending)
    case .down: return moveCursor(byLines: 1, isExtending)
    case .pageUp: return moveCursor(byLines: -page, isExtending)
    case .pageDown: return moveCursor(byLines: page, isExtending)
    case .home: return moveCursor(to: 0, isExtending: isExtending)
    case .end: return moveCursor(to: last, isExtending: isExtending)
    case .enter where !isExtending: return performPrimaryAction(ofItem: cursor)
    case .character(" ") where !isExtending:
      guard allowsSelection, allowsMultipleSelection else {
        return performPrimaryAction(ofItem: cursor)
      }
      toggle(cursor)
      return true
    default: return false
    }
  }

  /// Moves the focus up or down, in the column where the movement began, across shorter lines.
  ///
  /// - Returns: Whether there is a line; a page is clamped to the first and the last.
  private func moveCursor(byLines step: Int, _ isExtending: Bool) -> Bool {
    guard let cursor = selection.cursor else { return false }
    let layout = layout
    let line = layout.line(ofItem: cursor)
    let target = max(0, min(line + step, layout.lineCount - 1))
    if target == line, abs(step) == 1 { return false }
    let column = wantedColumn ?? layout.column(ofItem: cursor)
    wantedColumn = column
    let items = layout.items(ofLine: target)
    return moveCursor(
      to: min(items.lowerBound + column, items.upperBound - 1), isExtending: isExtending,
      keepsColumn: true)
  }

  func takeMouse(_ event: MouseEvent) -> Bool {
    if let rows = event.wheelRows { return scroll(x: 0, y: rows) }
    if isUsable, takeIndicator(event) { return true }
    switch event.kind {
    case .press(.left):
      if isUsable { pressed(event) }
    case .drag(.left):
      if isUsable { dragged(event) }
    case .release(.left): released(event)
    default: return false
    }
    return true
  }

  private func takeIndicator(_ event: MouseEvent) -> Bool {
    let top = indicator.top(
      for: event, at: mirrored(event.position), from: indicatorOrigin, of: viewport)
    guard let top else { return false }
    becomeFirstResponder()
    scroll(to: top)
    return true
  }

  private func pressed(_ event: MouseEvent) {
    let hadKeys = isFirstResponder
    becomeFirstResponder()
    guard let item = item(at: event.position) else { return }
    if event.modifiers.contains(.shift) {
      _ = moveCursor(to: item, isExtending: true)
      return
    }
    let isAgain = hadKeys && item == selection.cursor
    _ = moveCursor(to: item)
    let acts = !event.modifiers.contains(.control) && (isAgain || actsOnSingleClick)
    press = (item, acts)
    cells.shown[item]?.isHighlighted = true
  }

  private func dragged(_ event: MouseEvent) {
    guard let press else { return }
    // Beyond the edge it scrolls by a line.
    if event.position.y < 0 { _ = scroll(x: 0, y: -1) }
    if event.position.y >= bodyHeight { _ = scroll(x: 0, y: 1) }
    let inside = Point(
      x: event.position.x, y: max(0, min(event.position.y, bodyHeight - 1)))
    guard let item = item(at: inside) else { return }
    cells.shown[press.item]?.isHighlighted = item == press.item
    if item != selection.cursor, allowsMultipleSelection {
      self.press?.acts = false
      _ = moveCursor(to: item, isExtending: true)
    }
  }

  /// Handles a click: uses an item, or selects it in a multiple selection.
  private func released(_ event: MouseEvent) {
    let press = press
    endPress()
    guard let press, isUsable, item(at: event.position) == press.item,
      press.item == selection.cursor
    else { return }
    if allowsSelection, allowsMultipleSelection {
      toggle(press.item)
    } else if press.acts {
      performPrimaryAction(ofItem: press.item)
    }
  }

  func endPress() {
    if let press { cells.shown[press.item]?.isHighlighted = false }
    press = nil
    indicator.cancel()
  }

  private func item(at point: Point) -> Int? {
    guard (0..<bodyHeight).contains(point.y) else { return nil }
    return layout.item(at: Point(x: mirrored(point).x, y: point.y + contentOffset))
  }
}
