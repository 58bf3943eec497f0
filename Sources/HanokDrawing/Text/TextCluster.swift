public import HanokUnicode

/// A cluster on a line: a grapheme cluster, or an ellipsis with the text that it replaces.
public struct TextCluster: Hashable, Sendable {
  /// The range of its text, in UTF-8 bytes.
  public let range: Range<Int>
  /// The drawn text, or an empty one for a cluster without cells.
  ///
  /// It is mirrored in a right-to-left run, and a picture for a control character.
  public let text: String
  /// The number of cells: 0, 1 or 2.
  public let width: Int
  /// The column of its start, from the left edge of the line.
  public let column: Int
  /// The embedding level (UAX #9): even from left to right, odd from right to left.
  public let level: UInt8

  /// The columns that it occupies.
  public var columns: Range<Int> { column..<(column + width) }

  /// The direction of its run.
  public var direction: TextDirection {
    level.isMultiple(of: 2) ? .leftToRight : .rightToLeft
  }
}
