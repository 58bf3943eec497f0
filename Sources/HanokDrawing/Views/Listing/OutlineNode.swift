/// An item of an outline that is or was expanded, with the row numbers below it.
///
/// Items that were never expanded have no node: of a million children, of which three are expanded,
/// three have one.
///
/// ```
/// row 0  ▾ Fruit         a node with 2 children     row(ofChild: 0)  0
/// row 1      Apple
/// row 2      Pear
/// row 3  ▸ Roots                                    row(ofChild: 1)  3
/// ```
package final class OutlineNode<Item: Hashable> {
  /// The position of a row: its parent node, and its index.
  package struct Place {
    package let node: OutlineNode
    package let index: Int

    package init(node: OutlineNode, index: Int) { (self.node, self.index) = (node, index) }

    /// The node of the row's item, or nil if it was never expanded.
    package var child: OutlineNode? { node.node(at: index) }
    /// The row among all rows, or nil below a collapsed item.
    package var row: Int? { node.rowOfAll(ofChild: index) }
    package var isExpanded: Bool { child?.isExpanded ?? false }
    /// Whether the item is expanded, and waits for its children.
    package var isLoading: Bool {
      guard let child else { return false }
      return child.isExpanded && child.isLoading
    }
  }

  /// The item, or nil for the root, which has no row.
  package let item: Item?
  package var index: Int
  package private(set) weak var parent: OutlineNode?
  package var isExpanded = true
  /// Whether its children are being loaded.
  package var isLoading = false
  package var childCount = 0
  /// The children that have nodes, in order.
  package private(set) var nodes: [OutlineNode] = []
  /// The number of rows below the nodes before each of the nodes, and below all.
  private var rowsBefore = [0]
  private var isAnyLoading = false
  /// The children that were requested, by their indices.
  package var items: [Int: Item] = [:]

  /// Creates the root.
  package init() {
    item = nil
    index = 0
  }

  private init(_ item: Item, at index: Int, below parent: OutlineNode) {
    self.item = item
    self.index = index
    self.parent = parent
    isExpanded = false
  }

  /// The number of rows below the node.
  package var rowCount: Int { isExpanded && !isLoading ? childCount + rowsBefore[nodes.count] : 0 }

  /// Whether the node, or a visible one below it, is loading its children.
  package var hasLoadingRows: Bool { isExpanded && (isLoading || isAnyLoading) }

  /// The number of ancestors, without the root.
  package var level: Int { if let parent { parent.level + 1 } else { 0 } }

  /// The position of the item's row, or nil for the root.
  package var place: Place? { parent.map { Place(node: $0, index: index) } }

  /// Returns the node of a child, or nil if it has none.
  ///
  /// - Complexity: O(log *n*) in the number of nodes.
  package func node(at index: Int) -> OutlineNode? {
    let place = nodes.partitionPoint { $0.index >= index }
    return place < nodes.count && nodes[place].index == index ? nodes[place] : nil
  }

  /// Returns the node of a child, and creates it if necessary.
  package func makeNode(of item: Item, at index: Int) -> OutlineNode {
    if let node = node(at: index) { return node }
    let node = OutlineNode(item, at: index, below: self)
    nodes.insert(node, at: nodes.partitionPoint { $0.index >= index })
    rowsBefore.append(rowsBefore[nodes.count - 1])
    return node
  }

  /// Replaces the nodes by those that remain, with their new indices.
  package func keep(_ nodes: [OutlineNode]) {
    self.nodes = nodes.sorted { $0.index < $1.index }
    countOwnRows()
  }

  /// Counts the rows again after a change of nodes below, here and in the ancestors.
  package func countRows() {
    countOwnRows()
    parent?.countRows()
  }

  private func countOwnRows() {
    rowsBefore = [0]
    rowsBefore.reserveCapacity(nodes.count + 1)
    isAnyLoading = false
    var count = 0
    for node in nodes {
      count += node.rowCount
      rowsBefore.append(count)
      if node.hasLoadingRows { isAnyLoading = true }
    }
  }
}

/// Rows and positions.
extension OutlineNode {
  /// Returns the row of a child, from 0 for the first row below the node.
  package func row(ofChild index: Int) -> Int {
    index + rowsBefore[nodes.partitionPoint { $0.index >= index }]
  }

  /// Returns the row of a child among all rows, or nil below a collapsed item.
  package func rowOfAll(ofChild index: Int) -> Int? {
    guard isExpanded, !isLoading else { return nil }
    let row = row(ofChild: index)
    guard let place else { return row }
    return place.row.map { $0 + 1 + row }
  }

  /// Returns the position of a row, which must be below the node.
  ///
  /// - Complexity: O(*d* log *n*) for *n* nodes in *d* levels.
  package func place(ofRow row: Int) -> Place {
    var (node, row) = (self, row)
    while true {
      let nodes = node.nodes
      let next = nodes.indices.partitionPoint {
        nodes[$0].index + node.rowsBefore[$0] > row
      }
      guard next > 0 else { return Place(node: node, index: row) }
      let child = nodes[next - 1]
      let start = child.index + node.rowsBefore[next - 1]
      if row == start { return Place(node: node, index: child.index) }
      guard row - start <= child.rowCount else {
        return Place(node: node, index: row - node.rowsBefore[next])
      }
      (node, row) = (child, row - start - 1)
    }
  }

  /// Calls a closure for the node and all nodes below it.
  package func forEach(_ body: (OutlineNode) -> Void) {
    body(self)
    for node in nodes { node.forEach(body) }
  }
}
