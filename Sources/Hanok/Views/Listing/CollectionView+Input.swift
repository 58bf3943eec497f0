import HanokTerminal

/// The mouse.
extension CollectionView {
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
    guard let item = row(at: event.position) else { return }
    let isAgain = hadKeys && item == selection.cursor
    let isExtending = event.modifiers.contains(.shift)
    let uses = !event.modifiers.contains(.control) && (isAgain || actsOnSingleClick)
    perform { $0.press(item, isExtending: isExtending, uses: uses) }
    cells.shown[item]?.isHighlighted = !isExtending
  }

  private func dragged(_ event: MouseEvent) {
    guard let held = list.held else { return }
    // Beyond the edge it scrolls by a line.
    if event.position.y < 0 { _ = scroll(x: 0, y: -1) }
    if event.position.y >= bodyHeight { _ = scroll(x: 0, y: 1) }
    let inside = Point(
      x: event.position.x, y: max(0, min(event.position.y, bodyHeight - 1)))
    guard let item = row(at: inside) else { return }
    cells.shown[held.row]?.isHighlighted = item == held.row
    if allowsMultipleSelection { perform { $0.drag(to: item) } }
  }

  /// Handles a click: uses an item, or selects it in a multiple selection.
  private func released(_ event: MouseEvent) {
    if let held = list.held { cells.shown[held.row]?.isHighlighted = false }
    let item = isUsable ? row(at: event.position) : nil
    perform { $0.release(on: item) }
  }

  func endPress() {
    if let held = list.held { cells.shown[held.row]?.isHighlighted = false }
    list.held = nil
    indicator.cancel()
  }
}
