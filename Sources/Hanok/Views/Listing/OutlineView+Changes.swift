/// Expanding, collapsing and reloading items.
extension OutlineView {
  /// Shows the children of a visible item.
  ///
  /// - Returns: Whether they are visible now.
  @discardableResult
  public func expandItem(_ item: Item) -> Bool {
    guard let row = row(forItem: item), let place = place(ofRow: row) else { return false }
    expand([place])
    return place.isExpanded
  }

  /// Hides the children of an item; expanded ones are expanded again when it is.
  public func collapseItem(_ item: Item) {
    if let row = row(forItem: item), let place = place(ofRow: row) { collapse(place) }
  }

  /// Requests the row of an item again, and those below it.
  ///
  /// - Parameters:
  ///   - item: A visible item; nil for all.
  ///   - reloadChildren: Whether its children have changed, or have been loaded.
  public func reloadItem(_ item: Item?, reloadChildren: Bool = false) {
    guard let item else { return reloadData() }
    guard let row = row(forItem: item), let place = place(ofRow: row) else { return }
    guard reloadChildren, let node = place.child else {
      return reloadRows(at: [RowPath(row)])
    }
    let kept = keptItems()
    refresh(node)
    node.countRows()
    super.reloadData()
    restore(kept)
    loadingDidChange()
  }

  /// Expands items of one parent.
  func expand(_ places: [Place]) {
    var expanded: [Node] = []
    for place in places where !place.isExpanded && isExpandable(place) {
      guard let item = item(at: place) else { continue }
      let node = place.node.makeNode(of: item, at: place.index)
      node.isExpanded = true
      refresh(node)
      expanded.append(node)
    }
    guard let parent = expanded.first?.parent else { return }
    parent.countRows()
    rowsWereInserted { _ in
      var inserted = RangeSet<Int>()
      for node in expanded where node.rowCount > 0 {
        guard let first = node.rowOfAll(ofChild: 0) else { continue }
        inserted.insert(contentsOf: first..<(first + node.rowCount))
      }
      return inserted
    }
    if hasWaitingRows { loadingDidChange() }
  }

  /// Collapses an item; the focus of a row below it moves to it.
  func collapse(_ place: Place) {
    guard let node = place.child, node.isExpanded, let row = place.row else { return }
    let hidden = (row + 1)..<(row + 1 + node.rowCount)
    if let cursor = selection.cursor, hidden.contains(cursor) {
      list.setRows(selection.rows, cursor: row)
    }
    let wasWaiting = hasWaitingRows
    (node.isExpanded, node.isLoading) = (false, false)
    place.node.countRows()
    rowsWereDeleted(RangeSet(hidden))
    showCursor()
    if wasWaiting { loadingDidChange() }
  }

  /// Requests the number of a node's children, and searches for those with nodes.
  func refresh(_ node: Node) {
    node.items = [:]
    guard let source = dataSource else {
      node.childCount = 0
      return node.keep([])
    }
    let count = source.outlineView(self, numberOfChildrenOfItem: node.item)
    node.isLoading = count == nil
    guard let count else { return }
    node.childCount = max(0, min(count, Int(Int32.max)))
    var search = OutlineSearch(below: node, of: self)
    var kept: [Node] = []
    for child in node.nodes {
      guard let item = child.item, let index = search.index(of: item, near: child.index),
        source.outlineView(self, isItemExpandable: item)
      else { continue }
      child.index = index
      if child.isExpanded { refresh(child) }
      kept.append(child)
    }
    node.keep(kept)
  }

  // By the user.

  /// Expands or collapses an item.
  func toggle(_ place: Place) {
    guard let item = item(at: place) else { return }
    let former = selection
    if place.isExpanded {
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

  /// Expands the siblings of an item.
  func expandSiblings(of place: Place) {
    let node = place.node
    let first = max(0, place.index - Self.maximumSiblings / 2)
    let siblings = (first..<min(node.childCount, first + Self.maximumSiblings))
      .map { Place(node: node, index: $0) }
    let closed = siblings.filter { !$0.isExpanded && isExpandable($0) }
    expand(closed)
    guard let delegate else { return }
    for item in closed.compactMap(item(at:)) { delegate.outlineView(self, didExpandItem: item) }
  }
}
