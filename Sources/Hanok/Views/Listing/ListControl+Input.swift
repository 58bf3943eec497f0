import HanokTerminal

/// Changes by the user: actions, and the mouse.
extension ListControl {
  /// Changes the list for the user, and reports the effect.
  @discardableResult
  func perform(_ change: (inout ListEngine) -> ListEffect) -> Bool {
    _ = sections
    let former = selection
    switch change(&list) {
    case .ignored: return false
    case .moved:
      showCursor()
      selectionDidChange(from: former)
    case .selected: selectionDidChange(from: former)
    case .uses(let row): return performPrimaryAction(ofRow: row)
    }
    return true
  }

  /// Moves the focus to a row for the user.
  @discardableResult
  func moveCursor(to row: Int, isExtending: Bool = false) -> Bool {
    perform { $0.move(to: row, isExtending: isExtending) }
  }

  /// Uses the row with the focus, and with multiple selection the selected ones.
  func performPrimaryAction() -> Bool {
    selection.cursor.map { performPrimaryAction(ofRow: $0) } ?? false
  }

  /// Uses a row, unless it is disabled.
  func performPrimaryAction(ofRow row: Int) -> Bool {
    guard isUsable, row < sections.rowCount, isRowEnabled(row) else { return false }
    rowWasUsed(at: sections.path(ofRow: row))
    return true
  }

  /// The command that selects all rows.
  var selectionCommands: [KeyCommand] {
    guard list.selectsSeveral else { return [] }
    return [
      KeyCommand(
        .Hanok.tableSelectAll, keys: keys(of: ListAction.selectAll),
        isEnabled: sections.rowCount > 0
      ) { [weak self] in
        self?.perform { $0.toggleAll() }
      }
    ]
  }

  /// Handles a press on a row, a drag, a release, the wheel, and the indicator.
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
    var viewport = viewport
    let top = indicator.top(
      for: event, at: mirrored(event.position), from: indicatorOrigin, of: viewport)
    guard let top else { return false }
    becomeFirstResponder()
    viewport.scroll(to: top)
    show(viewport)
    return true
  }

  private func pressed(_ event: MouseEvent) {
    let hadKeys = isFirstResponder
    becomeFirstResponder()
    guard let row = row(at: event.position) else { return }
    let isToggling = isToggling(event)
    let isExtending = !isToggling && event.modifiers.contains(.shift)
    let isAgain = hadKeys && row == selection.cursor
    let uses = !event.modifiers.contains(.control) && (isAgain || list.usesOnClick)
    perform { $0.press(row, isExtending: isExtending, isToggling: isToggling, uses: uses) }
    setHighlighted(!isExtending, row: row)
  }

  private func dragged(_ event: MouseEvent) {
    guard let held = list.held else { return }
    // Beyond the edge it scrolls by a line.
    let y = event.position.y
    if y < body.lowerBound { _ = scroll(x: 0, y: -1) }
    if y >= body.upperBound { _ = scroll(x: 0, y: 1) }
    let inside = max(body.lowerBound, min(y, body.upperBound - 1))
    guard let row = row(at: Point(x: event.position.x, y: inside)) else { return }
    setHighlighted(row == held.row, row: held.row)
    perform { $0.drag(to: row) }
  }

  /// Handles a click: uses a row, or toggles it in a multiple selection.
  private func released(_ event: MouseEvent) {
    if let held = list.held { setHighlighted(false, row: held.row) }
    let row = isUsable ? row(at: event.position) : nil
    perform { $0.release(on: row) }
  }

  /// Cancels a press without an effect.
  func endPress() {
    if let held = list.held { setHighlighted(false, row: held.row) }
    list.held = nil
    indicator.cancel()
  }
}
