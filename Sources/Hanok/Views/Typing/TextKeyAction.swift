import HanokTerminal

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

/// The effect of a key in a text: as in shells (Ctrl-A, E, K, U, W), and as in windows.
nonisolated enum TextKeyAction: Hashable, Sendable {
  case move(TextMovement, isExtending: Bool)
  case delete(TextMovement)

  /// Creates the action of a key, or returns nil if it has none.
  init?(_ event: KeyEvent) {
    let isExtending = event.modifiers.contains(.shift)
    if let movement = Self.movement(event.key, event.modifiers.subtracting(.shift)) {
      self = .move(movement, isExtending: isExtending)
    } else if let movement = Self.deletion(event) {
      self = .delete(movement)
    } else {
      return nil
    }
  }

  /// Whether the deleted text can be pasted again, as in shells.
  var keepsText: Bool {
    switch self {
    case .delete(.backward), .delete(.forward), .move: false
    case .delete: true
    }
  }

  private static func movement(_ key: Key, _ modifiers: KeyModifiers) -> TextMovement? {
    switch (key, modifiers) {
    case (.left, []): .left
    case (.right, []): .right
    case (.left, .control), (.left, .alt): .wordLeft
    case (.right, .control), (.right, .alt): .wordRight
    case (.up, []): .up
    case (.down, []): .down
    case (.pageUp, []): .pageUp
    case (.pageDown, []): .pageDown
    case (.home, []): .rowStart
    case (.end, []): .rowEnd
    case (.left, .super): .rowLeft
    case (.right, .super): .rowRight
    case (.home, .control), (.up, .super): .textStart
    case (.end, .control), (.down, .super): .textEnd
    case (.character("a"), .control): .lineStart
    case (.character("e"), .control): .lineEnd
    case (.character("b"), .control): .backward
    case (.character("f"), .control): .forward
    case (.character("p"), .control): .up
    case (.character("n"), .control): .down
    case (.character("b"), .alt): .wordBackward
    case (.character("f"), .alt): .wordForward
    default: nil
    }
  }

  private static func deletion(_ event: KeyEvent) -> TextMovement? {
    switch (event.key, event.modifiers) {
    case (.backspace, []), (.backspace, .shift): .backward
    case (.delete, []), (.character("d"), .control): .forward
    case (.backspace, .control), (.backspace, .alt), (.character("w"), .control): .wordBackward
    case (.delete, .control), (.delete, .alt), (.character("d"), .alt): .wordForward
    case (.character("u"), .control), (.backspace, .super): .lineStart
    case (.character("k"), .control): .lineEnd
    default: nil
    }
  }
}
