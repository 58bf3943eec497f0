import HanokLocalization
import HanokTerminal

/// Rows, keys and the mouse.
extension OutlineView {
  /// Returns the row of an item for drawing.
  func tableRow(_ number: Int) -> TableRow {
    guard let place = place(ofRow: number), let item = item(at: place),
      var row = dataSource?.outlineView(self, rowForItem: item)
    else { return TableRow([]) }
    row.indentation = (place.node.level + 1) * Self.levelWidth
    if isLoading(place), let title = row.cells.first {
      row.cells[0] = .Hanok.outlineLoading(title: title)
    }
    return row
  }

  /// Whether an expanded item waits for its children.
  func isLoading(_ place: OutlineNode<Item>.Place) -> Bool {
    guard let node = place.node.node(at: place.index) else { return false }
    return node.isExpanded && node.isLoading
  }

  /// The commands for the item with the focus.
  var outlineCommands: [KeyCommand] {
    guard isUsable, let place = cursorPlace else { return [] }
    var commands: [KeyCommand] = []
    let action: ListAction? =
      isExpanded(place) ? .moveBack : isExpandable(place) ? .moveForward : nil
    if let action {
      let title: Message = action == .moveBack ? .Hanok.outlineCollapse : .Hanok.outlineExpand
      commands.append(
        KeyCommand(title, keys: keys(of: action)) { [weak self] in self?.toggle(place) })
    }
    commands.append(
      KeyCommand(
        .Hanok.outlineExpandSiblings, keys: keys(of: ListAction.expandSiblings), priority: -1
      ) {
        [weak self] in self?.expandSiblings()
      })
    return commands
  }

  private var cursorPlace: OutlineNode<Item>.Place? { selection.cursor.flatMap(place(ofRow:)) }

  /// Performs an action that only outlines have.
  func performOutlineAction(_ action: ListAction) -> Bool {
    guard let cursor = selection.cursor, let place = place(ofRow: cursor) else { return false }
    switch action {
    case .moveForward: return goForward(place, cursor)
    case .moveBack: return goBack(place)
    case .expandSiblings: expandSiblings()
    default: return false
    }
    return true
  }

  /// Expands an item, or moves to its first child.
  private func goForward(_ place: OutlineNode<Item>.Place, _ row: Int) -> Bool {
    if isExpanded(place) {
      let hasChildren = (place.node.node(at: place.index)?.rowCount ?? 0) > 0
      return hasChildren && moveCursor(to: row + 1)
    }
    guard isExpandable(place) else { return false }
    toggle(place)
    return true
  }

  /// Collapses an item, or moves to its parent; a later page of columns is turned back first.
  private func goBack(_ place: OutlineNode<Item>.Place) -> Bool {
    if columnPage > 0 { return false }
    if isExpanded(place) {
      toggle(place)
      return true
    }
    guard let parent = place.node.parent, let row = parent.rowOfAll(ofChild: place.node.index)
    else { return false }
    return moveCursor(to: row)
  }

  /// Expands or collapses an item for the user.
  func toggle(_ place: OutlineNode<Item>.Place) {
    guard let item = item(at: place) else { return }
    let former = selection
    if isExpanded(place) {
      collapse(place)
      if former.cursor != selection.cursor { selectionDidChange(from: former) }
      delegate?.outlineView(self, didCollapseItem: item)
    } else {
      expand([place])
      delegate?.outlineView(self, didExpandItem: item)
    }
  }

  /// The maximum number of items that one key expands.
  private static var maximumSiblings: Int { 1_000 }

  private func expandSiblings() {
    guard let place = cursorPlace else { return }
    let node = place.node
    let first = max(0, place.index - Self.maximumSiblings / 2)
    let siblings = (first..<min(node.childCount, first + Self.maximumSiblings))
      .map { OutlineNode.Place(node: node, index: $0) }
    let closed = siblings.filter { !isExpanded($0) && isExpandable($0) }
    expand(closed)
    guard let delegate else { return }
    for place in closed {
      if let item = item(at: place) { delegate.outlineView(self, didExpandItem: item) }
    }
  }

  /// Expands or collapses the item whose sign is at a point.
  func pressSign(at point: Point) -> Bool {
    guard let row = row(atY: point.y), let place = place(ofRow: row), isExpandable(place),
      let column = columnLayout.columns.first, column.index == 0,
      let indentation = drawnRows[row]?.indentation
    else { return false }
    let leading = mirrored(point).x
    let end = markWidth + column.x + indentation
    guard leading >= end - Self.levelWidth, leading < end else { return false }
    becomeFirstResponder()
    moveCursor(to: row)
    toggle(place)
    return true
  }

  /// Returns the element of an item, with its level, and whether it is expanded.
  func element(
    _ element: AccessibilityElement, of place: OutlineNode<Item>.Place
  ) -> AccessibilityElement {
    var element = element
    var state = Message.Hanok.outlineLevel(level: place.node.level + 1)
    if isExpandable(place) {
      let isExpanded = isExpanded(place)
      state = Self.joined(isExpanded ? .Hanok.outlineExpanded : .Hanok.outlineCollapsed, state)
      // Its number expands it, and so can't select it.
      element.traits.remove(.multipleChoice)
      element.activate = { [weak self] in self?.activate(place) ?? false }
    }
    element.value = element.value.map { Self.joined($0, state) } ?? state
    return element
  }

  /// Expands or collapses an item after a typed line, also with multiple selection.
  private func activate(_ place: OutlineNode<Item>.Place) -> Bool {
    guard isUsable, let row = place.node.rowOfAll(ofChild: place.index) else { return false }
    moveCursor(to: row)
    toggle(place)
    return true
  }
}
