/// A width and a height in cells, neither below zero.
public struct Size: Hashable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// A size; what is below zero is taken as zero.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// No cell at all.
  public static let zero = Size(width: 0, height: 0)

  /// Whether there is no cell in it.
  public var isEmpty: Bool { width == 0 || height == 0 }
}
