/// Items by their rows, and rows by their items.
extension OutlineView {
  /// Returns the item of a row, counted from 0, or nil if there is no such row.
  public func item(atRow row: Int) -> Item? { place(ofRow: row).flatMap(item(at:)) }

  /// Returns the row of an item, or nil if it is below a collapsed item.
  ///
  /// - Complexity: O(*n*) in the number of rows, except for an expanded item.
  public func row(forItem item: Item) -> Int? { place(of: item)?.row }

  /// Returns the number of ancestors of a row's item; 0 at the top, and for an invalid row.
  public func level(forRow row: Int) -> Int { place(ofRow: row)?.node.level ?? 0 }

  /// Returns the parent of an item, or nil for one at the top or below a collapsed item.
  public func parent(forItem item: Item) -> Item? { place(of: item)?.node.item }

  /// Returns whether an item is expanded; an item above it may be collapsed.
  public func isItemExpanded(_ item: Item) -> Bool {
    var isExpanded = false
    root.forEach { if $0.item == item { isExpanded = $0.isExpanded } }
    return isExpanded
  }

  /// The selected item, with multiple selection the first of them, or nil.
  public var selectedItem: Item? { selectedRow.flatMap { item(atRow: $0.row) } }

  /// The visible selected items, in order.
  public var selectedItems: [Item] { selectedRows.compactMap { item(atRow: $0.row) } }

  /// Moves the focus to an item, selects it, and scrolls it into view.
  ///
  /// - Returns: Whether the item is visible.
  @discardableResult
  public func selectItem(_ item: Item) -> Bool {
    row(forItem: item).map { selectRow(at: RowPath($0)) } ?? false
  }

  /// Returns the position of a row, or nil if there is no such row.
  func place(ofRow row: Int) -> Place? {
    row >= 0 && row < root.rowCount ? root.place(ofRow: row) : nil
  }

  /// Returns the position of a visible item.
  private func place(of item: Item) -> Place? {
    var found: Place?
    root.forEach { if $0.item == item { found = $0.place } }
    if let found { return found }
    for row in 0..<root.rowCount {
      let place = root.place(ofRow: row)
      if child(at: place) == item { return place }
    }
    return nil
  }

  /// Returns the item at a position, and stores it.
  func item(at place: Place) -> Item? {
    if let item = place.node.items[place.index] { return item }
    guard let item = child(at: place) else { return nil }
    if rememberedCount >= Self.maximumRemembered { forgetItems() }
    rememberedCount += 1
    place.node.items[place.index] = item
    return item
  }

  /// Returns the item at a position, from its node or from the data source.
  func child(at place: Place) -> Item? {
    if let item = place.child?.item { return item }
    return dataSource?.outlineView(self, child: place.index, ofItem: place.node.item)
  }

  /// The maximum number of stored items besides the selected ones.
  private static var maximumRemembered: Int { 4_096 }

  private func forgetItems() {
    var kept: [ObjectIdentifier: Set<Int>] = [:]
    for row in keptRows {
      guard let place = place(ofRow: row) else { continue }
      kept[ObjectIdentifier(place.node), default: []].insert(place.index)
    }
    rememberedCount = 0
    root.forEach { node in
      let kept = kept[ObjectIdentifier(node)] ?? []
      node.items = node.items.filter { kept.contains($0.key) }
      rememberedCount += node.items.count
    }
    // This avoids a search of a large selection at each item.
    rememberedCount = min(rememberedCount, Self.maximumRemembered / 2)
  }

  func isExpandable(_ place: Place) -> Bool {
    guard let item = item(at: place) else { return false }
    return dataSource?.outlineView(self, isItemExpandable: item) ?? false
  }
}
