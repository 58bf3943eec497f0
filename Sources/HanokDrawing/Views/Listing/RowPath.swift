/// The position of a row in a table: its section, and its index in the section, both from 0.
///
/// UIKit's name, `IndexPath`, is also Foundation's.
public struct RowPath: Hashable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the row in its section.
  public var row: Int

  /// Creates the position of a row, by default in the first section.
  public init(_ row: Int, section: Int = 0) {
    self.row = row
    self.section = section
  }
}

extension RowPath: Comparable {
  /// Whether a row is before another.
  public static func < (left: RowPath, right: RowPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

/// The position of an item in a ``CollectionView``.
extension RowPath {
  /// The index of the item in its section.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// Creates the position of an item, by default in the first section.
  public init(item: Int, section: Int = 0) { self.init(item, section: section) }
}
