/// The positions of the selected items and of the one at the top before a reload.
struct KeptOutlineItems<Item: Hashable> {
  /// The items from the top level to one, each with its index among its siblings.
  typealias Path = [(item: Item, index: Int)]

  let cursor: Path?
  let selected: [Path]
  let top: Path?
  /// The number of lines by which the view is scrolled.
  let topLine: Int
}

/// The state that stays with its items.
extension OutlineView {
  /// The maximum number of selected items that are followed through a reload.
  private static var maximumKept: Int { 1_000 }

  /// The rows whose items are followed: the first selected ones, and the one with the focus.
  var keptRows: [Int] {
    var rows: [Int] = []
    for range in selection.rows.ranges where rows.count < Self.maximumKept {
      rows += range.prefix(Self.maximumKept - rows.count)
    }
    return rows + (selection.cursor.map { [$0] } ?? [])
  }

  func keptItems() -> KeptItems {
    KeptOutlineItems(
      cursor: selection.cursor.flatMap(path(ofRow:)),
      selected: allowsMultipleSelection ? keptRows.dropLast().compactMap(path(ofRow:)) : [],
      top: topLine > 0 ? path(ofRow: topLine) : nil, topLine: topLine)
  }

  func restore(_ kept: KeptItems) {
    guard selection.cursor != nil, root.rowCount > 0 else { return }
    loadSections()
    let cursor = kept.cursor.flatMap { row(nearest: $0) } ?? selection.cursor
    let selected = kept.selected.compactMap { row(of: $0) }.sorted()
    list.setRows(RangeSet(selected, within: 0..<Int.max), cursor: cursor)
    topLine = kept.top.flatMap { row(nearest: $0) } ?? kept.topLine
  }

  /// Returns the items from the top level to that of a row, as they were last requested.
  private func path(ofRow row: Int) -> KeptItems.Path? {
    guard let place = place(ofRow: row),
      let item = place.node.items[place.index] ?? place.child?.item
    else { return nil }
    var path: KeptItems.Path = [(item, place.index)]
    var node = place.node
    while let item = node.item, let parent = node.parent {
      path.append((item, node.index))
      node = parent
    }
    return path.reversed()
  }

  /// Returns the row of an item by its former path, or nil if it has been removed.
  private func row(of path: KeptItems.Path) -> Int? {
    let (place, depth) = place(along: path)
    return depth == path.count ? place?.row : nil
  }

  /// Returns the row of an item by its former path, or else of one in its place.
  private func row(nearest path: KeptItems.Path) -> Int? {
    let (place, depth) = place(along: path)
    if let place, depth == path.count { return place.row }
    let node = place.map(\.child) ?? root
    // The next one, or the last, or else its parent.
    if let node, node.rowCount > 0 {
      return node.rowOfAll(ofChild: min(path[depth].index, node.childCount - 1))
    }
    return place?.row
  }

  /// Returns the position of the last existing item of a path, and the number of items down to it.
  private func place(along path: KeptItems.Path) -> (place: Place?, depth: Int) {
    var place: Place?
    var node = root
    for (depth, step) in path.enumerated() {
      var search = OutlineSearch(below: node, of: self)
      guard node.rowCount > 0, let index = search.index(of: step.item, near: step.index) else {
        return (place, depth)
      }
      place = Place(node: node, index: index)
      guard let next = place?.child, next.isExpanded else { return (place, depth + 1) }
      node = next
    }
    return (place, path.count)
  }
}

/// Searches for items among the children of a node, near their previous indices.
struct OutlineSearch<Item: Hashable> {
  private let node: OutlineNode<Item>
  private let outline: OutlineView<Item>
  private lazy var indices = allIndices

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
    return indices[item]
  }

  private var allIndices: [Item: Int] {
    var found: [Item: Int] = [:]
    for index in 0..<min(node.childCount, Self.maximumChildren) {
      if let item = child(at: index) { found[item] = index }
    }
    return found
  }

  private func child(at index: Int) -> Item? {
    guard index >= 0, index < node.childCount else { return nil }
    return outline.dataSource?.outlineView(outline, child: index, ofItem: node.item)
  }
}
