/// The neighbour that an insertion point is beside, where it has a place beside each.
///
/// There are two such places where a line wraps, and where text that runs one way meets text that
/// runs the other. The caret is where the letter at hand is:
///
/// ```
/// “one two” wrapped, 4:          upstream  one ‸      downstream  ‸two
/// “abc אבג” left to right, 4:    upstream  abc ‸גבא   downstream  abc גבא‸
/// ```
public nonisolated enum TextAffinity: Hashable, Sendable {
  /// The cluster before it: at the edge where that one ends.
  case upstream
  /// The cluster after it: at the edge where that one begins. It is the primary place, as in Core
  /// Text.
  case downstream
}

/// A place between two clusters of a text, where something can be inserted.
public nonisolated struct TextPosition: Hashable, Sendable {
  /// The offset in UTF-8 bytes in the text that was laid out; within a cluster it counts as the
  /// cluster's start.
  public var offset: Int
  /// The neighbour that it is beside.
  public var affinity: TextAffinity

  /// Names the place at an offset.
  public init(_ offset: Int, _ affinity: TextAffinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}
