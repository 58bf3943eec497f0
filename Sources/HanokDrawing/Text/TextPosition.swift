/// The neighbour of an insertion point that determines its column.
///
/// An insertion point has two columns where a line wraps, and where text of one direction meets
/// text of the other. The cursor is next to that neighbour:
///
/// ```
/// “one two” wrapped, 4:          upstream  one ‸      downstream  ‸two
/// “abc אבג” left to right, 4:    upstream  abc ‸גבא   downstream  abc גבא‸
/// ```
public enum TextAffinity: Hashable, Sendable {
  /// The cluster before the offset: the edge where it ends.
  case upstream
  /// The cluster after the offset: the edge where it begins.
  ///
  /// It is the primary column, as in Core Text.
  case downstream
}

/// A position between two clusters of a text, where text can be inserted.
public struct TextPosition: Hashable, Sendable {
  /// The offset in the laid out text, in UTF-8 bytes.
  ///
  /// Within a cluster, it is the same as the cluster's start.
  public var offset: Int
  /// The neighbour that determines the column.
  public var affinity: TextAffinity

  /// Creates the position of an offset.
  public init(_ offset: Int, _ affinity: TextAffinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}
