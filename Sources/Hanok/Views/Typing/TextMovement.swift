/// A movement of the insertion point.
nonisolated enum TextMovement: Hashable, Sendable {
  /// A visual movement, independent of the text's direction.
  case left, right, wordLeft, wordRight, rowLeft, rowRight
  /// A movement in logical order.
  case backward, forward, wordBackward, wordForward
  case up, down, pageUp, pageDown
  /// The edges of the visible row; a long line has several.
  case rowStart, rowEnd
  /// The edges of the line between line ends.
  case lineStart, lineEnd
  case textStart, textEnd
}
