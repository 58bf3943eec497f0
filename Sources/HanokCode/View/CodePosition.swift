/// A position in source code: a line, and an offset in it.
public nonisolated struct CodePosition: Hashable, Comparable, Sendable {
  /// The index of the line, from 0.
  public var line: Int
  /// The offset from the start of the line, in UTF-8 bytes.
  public var offset: Int

  /// Creates a position.
  public init(line: Int, offset: Int = 0) { (self.line, self.offset) = (line, offset) }

  /// Whether a position is before another one in the text.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.offset) < (right.line, right.offset)
  }
}

/// The selection in source code, from its fixed end to the one that moves.
nonisolated struct CodeSelection: Hashable, Sendable {
  var anchor: CodePosition
  var head: CodePosition

  init(from anchor: CodePosition, to head: CodePosition) {
    (self.anchor, self.head) = (anchor, head)
  }

  init(_ position: CodePosition) { self.init(from: position, to: position) }

  var range: Range<CodePosition> { min(anchor, head)..<max(anchor, head) }
  var isEmpty: Bool { anchor == head }
}
