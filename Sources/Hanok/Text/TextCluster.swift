public import HanokUnicode

/// A cluster on a line: a grapheme cluster of the text, or an ellipsis with the text that it
/// replaces.
public nonisolated struct TextCluster: Hashable, Sendable {
  /// The part of the text, in UTF-8 bytes, that it is made of.
  public let range: Range<Int>
  /// The text that is drawn: mirrored where it runs from right to left, a picture for a control;
  /// empty for what takes no cell.
  public let text: String
  /// The number of cells: 0, 1 or 2.
  public let width: Int
  /// The column where it begins, from the left edge of the line.
  public let column: Int
  /// The embedding level (UAX #9): even from left to right, odd from right to left.
  public let level: UInt8

  /// The columns that it takes.
  public var columns: Range<Int> { column..<(column + width) }

  /// The direction in which it runs.
  public var direction: TextDirection {
    level.isMultiple(of: 2) ? .leftToRight : .rightToLeft
  }
}
