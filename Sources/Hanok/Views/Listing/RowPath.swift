/// The place of a row in a table: its section, and its number in the section, both from 0.
///
/// UIKit calls it `IndexPath`, which is Foundation's.
public nonisolated struct RowPath: Hashable, Sendable {
  /// The number of the section.
  public var section: Int
  /// The number of the row in its section.
  public var row: Int

  /// The place of a row; by itself in the first section.
  public init(_ row: Int, section: Int = 0) {
    self.row = row
    self.section = section
  }
}

nonisolated extension RowPath: Comparable {
  /// Whether one row comes before another.
  public static func < (left: RowPath, right: RowPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

/// The same place in a ``CollectionView``, whose sections have items.
nonisolated extension RowPath {
  /// The number of the item in its section.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// The place of an item; by itself in the first section.
  public init(item: Int, section: Int = 0) { self.init(item, section: section) }
}
