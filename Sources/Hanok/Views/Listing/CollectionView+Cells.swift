/// The cells, and items that come, go and change.
extension CollectionView {
  /// Returns a cell whose item has gone out of sight, or else one that is made.
  ///
  /// Cells are kept by their type: each type has one way to be made.
  public func dequeueReusableCell<Cell: CollectionViewCell>(_ make: () -> Cell) -> Cell {
    cells.dequeue(make)
  }

  /// Returns the cell that shows an item; nil where it doesn't show.
  public func cellForItem(at path: RowPath) -> CollectionViewCell? {
    sections.row(at: path).flatMap { cells.shown[$0] }
  }

  /// Asks for the cells of some items anew, and draws those alone.
  public func reloadItems(at paths: [RowPath]) {
    for path in paths {
      guard let number = sections.row(at: path), cells.shown[number] != nil else { continue }
      cells.putAside(number)
      if let cell = makeCell(number) { cells.show(cell, for: number) }
    }
    setNeedsLayout()
  }

  /// Reports that items have come; the data source has them already.
  ///
  /// - Parameter paths: Their places among all items there are now.
  public func insertItems(at paths: [RowPath]) {
    let former = sections
    reloadData()
    let sections = sections
    guard former.rowCount > 0 else { return }
    let inserted = RangeSet(paths.compactMap { sections.row(at: $0) }.sorted(), within: 0..<Int.max)
    for range in inserted.ranges { selection.insert(range) }
  }

  /// Reports that items have gone; the data source doesn't have them any more.
  ///
  /// The keys of one that has gone go to the item in its place.
  ///
  /// - Parameter paths: Their places among all items there were.
  public func deleteItems(at paths: [RowPath]) {
    let former = sections
    let deleted = RangeSet(paths.compactMap { former.row(at: $0) }.sorted(), within: 0..<Int.max)
    for range in deleted.ranges.reversed() { selection.delete(range) }
    reloadData()
  }

  func makeCell(_ number: Int) -> CollectionViewCell? {
    dataSource?.collectionView(self, cellForItemAt: sections.path(ofRow: number))
  }

  /// Reads the cell of an item, also where it doesn't show: it is made for that, and put aside.
  func withCell<Result>(of number: Int, _ read: (CollectionViewCell) -> Result) -> Result? {
    if let cell = cells.shown[number] { return read(cell) }
    guard let cell = makeCell(number) else { return nil }
    defer { cells.putAside(cell) }
    return read(cell)
  }
}
