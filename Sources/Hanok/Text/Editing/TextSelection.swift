/// The part of a text that is selected: from where the selection began to where it is moved.
///
/// ```
/// selected from left to right    anchor[one two]head    from right to left    head[one two]anchor
/// ```
///
/// An empty selection is the insertion point. Offsets are in UTF-8 bytes from the text's start.
public nonisolated struct TextSelection: Hashable, Sendable {
  /// The end that stays while the selection grows.
  public var anchor: Int
  /// The end that moves; the cursor is there.
  public var head: TextPosition

  /// A selection from an offset to a position.
  public init(from anchor: Int, to head: TextPosition) {
    self.anchor = anchor
    self.head = head
  }

  /// An insertion point.
  public init(_ head: TextPosition) { self.init(from: head.offset, to: head) }

  /// A range, with the cursor at its end.
  public init(_ range: Range<Int>) {
    self.init(from: range.lowerBound, to: TextPosition(range.upperBound))
  }

  /// The offsets between the two ends.
  public var range: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }

  /// Whether nothing is selected.
  public var isEmpty: Bool { anchor == head.offset }
}
