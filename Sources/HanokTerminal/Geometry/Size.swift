/// A width and a height in cells, which are never negative.
public struct Size: Hashable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a size; negative numbers are clamped to zero.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The size without cells.
  public static let zero = Size(width: 0, height: 0)

  /// Whether it has no cells.
  public var isEmpty: Bool { width == 0 || height == 0 }
}
