/// Items by their rows, and rows by their items.
extension OutlineView {
  /// Returns the item of a row, counted from 0; nil where there is no such row.
  public func item(atRow row: Int) -> Item? { place(ofRow: row).flatMap(item(at:)) }

  /// Returns the row of an item; nil where it doesn't show, since an item above it is collapsed.
  ///
  /// - Complexity: O(*n*) in the number of rows, but for an item that is expanded.
  public func row(forItem item: Item) -> Int? {
    place(of: item).flatMap { $0.node.rowOfAll(ofChild: $0.index) }
  }

  /// Returns the number of items above the one in a row; 0 at the top, and where there is no such row.
  public func level(forRow row: Int) -> Int { place(ofRow: row)?.node.level ?? 0 }

  /// Returns the item whose child an item is; nil for one at the top, or that doesn't show.
  public func parent(forItem item: Item) -> Item? { place(of: item)?.node.item }

  /// Returns whether the children of an item show, or would where all above it are expanded.
  public func isItemExpanded(_ item: Item) -> Bool {
    var isExpanded = false
    root.forEach { if $0.item == item { isExpanded = $0.isExpanded } }
    return isExpanded
  }

  /// The selected item, with multiple selection the first of them; nil for none.
  public var selectedItem: Item? { selectedRow.flatMap { item(atRow: $0.row) } }

  /// The selected items that show, in order.
  public var selectedItems: [Item] { selectedRows.compactMap { item(atRow: $0.row) } }

  /// Gives the keys to an item, selects it, and scrolls it into view.
  ///
  /// - Returns: Whether it shows.
  @discardableResult
  public func selectItem(_ item: Item) -> Bool {
    row(forItem: item).map { selectRow(at: RowPath($0)) } ?? false
  }

  /// The place of a row; nil where there is no such row.
  func place(ofRow row: Int) -> OutlineNode<Item>.Place? {
    row >= 0 && row < root.rowCount ? root.place(ofRow: row) : nil
  }

  /// The place of an item that shows.
  private func place(of item: Item) -> OutlineNode<Item>.Place? {
    var found: OutlineNode<Item>.Place?
    root.forEach { node in
      if node.item == item, let parent = node.parent {
        found = OutlineNode.Place(node: parent, index: node.index)
      }
    }
    if let found { return found }
    for row in 0..<root.rowCount {
      let place = root.place(ofRow: row)
      if child(at: place) == item { return place }
    }
    return nil
  }

  /// The item at a place, which is remembered.
  func item(at place: OutlineNode<Item>.Place) -> Item? {
    if let item = place.node.items[place.index] { return item }
    guard let item = child(at: place) else { return nil }
    if rememberedCount >= Self.maximumRemembered { forgetItems() }
    rememberedCount += 1
    place.node.remember(item, at: place.index)
    return item
  }

  /// The item at a place, by its node or by the data source.
  func child(at place: OutlineNode<Item>.Place) -> Item? {
    if let item = place.node.node(at: place.index)?.item { return item }
    return outlineDataSource?.outlineView(self, child: place.index, ofItem: place.node.item)
  }

  /// Items that were drawn are remembered up to this number, and those that are selected.
  private static var maximumRemembered: Int { 4_096 }

  private func forgetItems() {
    var kept: [ObjectIdentifier: Set<Int>] = [:]
    for row in keptRows {
      guard let place = place(ofRow: row) else { continue }
      kept[ObjectIdentifier(place.node), default: []].insert(place.index)
    }
    rememberedCount = 0
    root.forEach { node in
      node.forgetItems(but: kept[ObjectIdentifier(node)] ?? [])
      rememberedCount += node.items.count
    }
    // Else a large selection would be looked through at each item.
    rememberedCount = min(rememberedCount, Self.maximumRemembered / 2)
  }

  func isExpandable(_ place: OutlineNode<Item>.Place) -> Bool {
    guard let item = item(at: place) else { return false }
    return outlineDataSource?.outlineView(self, isItemExpandable: item) ?? false
  }

  func isExpanded(_ place: OutlineNode<Item>.Place) -> Bool {
    place.node.node(at: place.index)?.isExpanded ?? false
  }
}
