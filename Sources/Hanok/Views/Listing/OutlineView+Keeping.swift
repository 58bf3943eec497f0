/// The positions of the selected items and of the one at the top before a reload.
struct KeptOutlineItems<Item: Hashable> {
  /// The items from the top level to one, each with its index among its siblings.
  typealias Path = [(item: Item, index: Int)]

  var cursor: Path?
  var selected: [Path] = []
  var top: Path?
  /// The number of lines by which the view is scrolled.
  var topLine = 0
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

  func keptItems() -> KeptOutlineItems<Item> {
    var kept = KeptOutlineItems<Item>()
    kept.topLine = topLine
    kept.cursor = selection.cursor.flatMap(path(ofRow:))
    if allowsMultipleSelection { kept.selected = keptRows.dropLast().compactMap(path(ofRow:)) }
    if topLine > 0 { kept.top = path(ofRow: topLine) }
    return kept
  }

  func restore(_ kept: KeptOutlineItems<Item>) {
    guard selection.cursor != nil, root.rowCount > 0 else { return }
    _ = sections
    let cursor = kept.cursor.flatMap { row(nearest: $0) } ?? selection.cursor
    let selected = kept.selected.compactMap { row(of: $0) }.sorted()
    list.setRows(RangeSet(selected, within: 0..<Int.max), cursor: cursor)
    topLine = kept.top.flatMap { row(nearest: $0) } ?? kept.topLine
  }

  /// Returns the items from the top level to that of a row, as they were last requested.
  private func path(ofRow row: Int) -> KeptOutlineItems<Item>.Path? {
    guard var place = place(ofRow: row) else { return nil }
    let known = place.node.items[place.index] ?? place.node.node(at: place.index)?.item
    guard let item = known else { return nil }
    var path: KeptOutlineItems<Item>.Path = [(item, place.index)]
    while let item = place.node.item, let parent = place.node.parent {
      path.append((item, place.node.index))
      place = OutlineNode.Place(node: parent, index: place.node.index)
    }
    return path.reversed()
  }

  /// Returns the row of an item by its former path, or nil if it has been removed.
  private func row(of path: KeptOutlineItems<Item>.Path) -> Int? {
    let found = place(along: path)
    guard found.depth == path.count, let place = found.place else { return nil }
    return place.node.rowOfAll(ofChild: place.index)
  }

  /// Returns the row of an item by its former path, or else of one in its place.
  private func row(nearest path: KeptOutlineItems<Item>.Path) -> Int? {
    let (place, depth) = place(along: path)
    if let place, depth == path.count { return place.node.rowOfAll(ofChild: place.index) }
    let node = place.map { $0.node.node(at: $0.index) } ?? root
    // The next one, or the last, or else its parent.
    if let node, node.rowCount > 0 {
      return node.rowOfAll(ofChild: min(path[depth].index, node.childCount - 1))
    }
    return place.flatMap { $0.node.rowOfAll(ofChild: $0.index) }
  }

  /// Returns the position of the last existing item of a path, and the number of items down to it.
  private func place(
    along path: KeptOutlineItems<Item>.Path
  ) -> (place: OutlineNode<Item>.Place?, depth: Int) {
    var place: OutlineNode<Item>.Place?
    var node = root
    for (depth, step) in path.enumerated() {
      var search = OutlineSearch(below: node, of: self)
      guard node.rowCount > 0, let index = search.index(of: step.item, near: step.index) else {
        return (place, depth)
      }
      place = OutlineNode.Place(node: node, index: index)
      guard let next = node.node(at: index), next.isExpanded else {
        return (place, depth + 1)
      }
      node = next
    }
    return (place, path.count)
  }
}
