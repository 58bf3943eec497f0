/// The cells, and insertions, deletions and changes of items.
extension CollectionView {
  /// Returns the cell of an item that is no longer visible, or else a new one.
  ///
  /// Spare cells are kept by their type: each type is created in one way.
  public func dequeueReusableCell<Cell: CollectionViewCell>(_ make: () -> Cell) -> Cell {
    cells.dequeue(make)
  }

  /// Returns the cell that shows an item, or nil if it isn't visible.
  public func cellForItem(at path: RowPath) -> CollectionViewCell? {
    sections.row(at: path).flatMap { cells.shown[$0] }
  }

  /// Requests the cells of some items again, and draws only those.
  public func reloadItems(at paths: [RowPath]) {
    for path in paths {
      guard let number = sections.row(at: path), cells.shown[number] != nil else { continue }
      cells.putAside(number)
      if let cell = makeCell(number) { cells.show(cell, for: number) }
    }
    setNeedsLayout()
  }

  /// Reports an insertion of items; the data source already has them.
  ///
  /// - Parameter paths: Their positions after the insertion.
  public func insertItems(at paths: [RowPath]) {
    takeInsertion { Self.rows(at: paths, in: $0) }
  }

  /// Reports a deletion of items; the data source no longer has them.
  ///
  /// The focus of a deleted item moves to the item in its place.
  ///
  /// - Parameter paths: Their positions before the deletion.
  public func deleteItems(at paths: [RowPath]) {
    takeDeletion(Self.rows(at: paths, in: sections))
  }

  func makeCell(_ number: Int) -> CollectionViewCell? {
    dataSource?.collectionView(self, cellForItemAt: sections.path(ofRow: number))
  }

  /// Reads the cell of an item; for one that isn't visible, a cell is created and made spare.
  func withCell<Result>(of number: Int, _ read: (CollectionViewCell) -> Result) -> Result? {
    if let cell = cells.shown[number] { return read(cell) }
    guard let cell = makeCell(number) else { return nil }
    defer { cells.putAside(cell) }
    return read(cell)
  }
}
