/// Expanding, collapsing and reloading items.
extension OutlineView {
  /// Shows the children of a visible item.
  ///
  /// - Returns: Whether they are visible now.
  @discardableResult
  public func expandItem(_ item: Item) -> Bool {
    guard let row = row(forItem: item), let place = place(ofRow: row) else { return false }
    expand([place])
    return isExpanded(place)
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
    guard reloadChildren, let node = place.node.node(at: place.index) else {
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
  func expand(_ places: [OutlineNode<Item>.Place]) {
    var expanded: [OutlineNode<Item>] = []
    for place in places where !isExpanded(place) && isExpandable(place) {
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
  func collapse(_ place: OutlineNode<Item>.Place) {
    guard let node = place.node.node(at: place.index), node.isExpanded,
      let row = place.node.rowOfAll(ofChild: place.index)
    else { return }
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
  func refresh(_ node: OutlineNode<Item>) {
    node.forgetItems()
    guard let source = dataSource else {
      node.childCount = 0
      return node.keep([])
    }
    let count = source.outlineView(self, numberOfChildrenOfItem: node.item)
    node.isLoading = count == nil
    guard let count else { return }
    node.childCount = max(0, min(count, Int(Int32.max)))
    var search = OutlineSearch(below: node, of: self)
    var kept: [OutlineNode<Item>] = []
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
}

/// Searches for items among the children of a node, near their previous indices.
struct OutlineSearch<Item: Hashable> {
  private let node: OutlineNode<Item>
  private let outline: OutlineView<Item>
  private var indices: [Item: Int]?

  /// The number of children on each side that are searched first.
  private static var nearby: Int { 16 }
  /// The maximum number of children that are searched for an item that has moved far.
  private static var maximumChildren: Int { 100_000 }

  init(below node: OutlineNode<Item>, of outline: OutlineView<Item>) {
    self.node = node
    self.outline = outline
  }

  /// Returns the index of the item among the children, or nil if it has been removed.
  mutating func index(of item: Item, near place: Int) -> Int? {
    for step in 0...Self.nearby {
      for index in Set([place - step, place + step]) where child(at: index) == item {
        return index
      }
    }
    if indices == nil {
      var found: [Item: Int] = [:]
      for index in 0..<min(node.childCount, Self.maximumChildren) {
        if let item = child(at: index) { found[item] = index }
      }
      indices = found
    }
    return indices?[item]
  }

  private func child(at index: Int) -> Item? {
    guard index >= 0, index < node.childCount else { return nil }
    return outline.dataSource?.outlineView(outline, child: index, ofItem: node.item)
  }
}
