/// The selection in a text: from its fixed end to its moving end.
///
/// ```
/// selected from left to right    anchor[one two]head    from right to left    head[one two]anchor
/// ```
///
/// An empty selection is the insertion point. Offsets are in UTF-8 bytes from the text's start.
public struct TextSelection: Hashable, Sendable {
  /// The fixed end.
  public var anchor: Int
  /// The moving end, with the cursor.
  public var head: TextPosition

  /// Creates a selection from an offset to a position.
  public init(from anchor: Int, to head: TextPosition) {
    self.anchor = anchor
    self.head = head
  }

  /// Creates an insertion point.
  public init(_ head: TextPosition) { self.init(from: head.offset, to: head) }

  /// Creates a selection of a range, with the cursor at its end.
  public init(_ range: Range<Int>) {
    self.init(from: range.lowerBound, to: TextPosition(range.upperBound))
  }

  /// The offsets between the two ends.
  public var range: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }

  /// Whether the selection is empty.
  public var isEmpty: Bool { anchor == head.offset }
}
