/// A cell's place: columns from the left, rows from the top, both from 0.
public struct Point: Hashable, Sendable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int

  /// Names the cell at a column and a row.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The cell at the top left.
  public static let zero = Point(x: 0, y: 0)
}
