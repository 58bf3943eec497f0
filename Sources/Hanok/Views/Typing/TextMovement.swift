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

nonisolated extension TextAction {
  /// The movement of an action that moves, or nil.
  var movement: TextMovement? {
    switch self {
    case .moveLeft: .left
    case .moveRight: .right
    case .moveWordLeft: .wordLeft
    case .moveWordRight: .wordRight
    case .moveRowLeft: .rowLeft
    case .moveRowRight: .rowRight
    case .moveBackward: .backward
    case .moveForward: .forward
    case .moveWordBackward: .wordBackward
    case .moveWordForward: .wordForward
    case .moveUp: .up
    case .moveDown: .down
    case .movePageUp: .pageUp
    case .movePageDown: .pageDown
    case .moveToRowStart: .rowStart
    case .moveToRowEnd: .rowEnd
    case .moveToLineStart: .lineStart
    case .moveToLineEnd: .lineEnd
    case .moveToStart: .textStart
    case .moveToEnd: .textEnd
    default: nil
    }
  }

  /// What an action that deletes moves across, or nil.
  var deletion: TextMovement? {
    switch self {
    case .deleteBackward: .backward
    case .deleteForward: .forward
    case .deleteWordBackward: .wordBackward
    case .deleteWordForward: .wordForward
    case .deleteToLineStart: .lineStart
    case .deleteToLineEnd: .lineEnd
    default: nil
    }
  }

  /// Whether the deleted text can be pasted again, as in shells.
  var keepsText: Bool { self != .deleteBackward && self != .deleteForward }
}
