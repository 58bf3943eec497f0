public import HanokTerminal

/// A shipped set of keys.
///
/// `emacs` and `vi` differ from `standard` in the actions that ``keys`` has; all others keep their
/// ``KeyAction/standardKeys``.
public nonisolated enum KeySet: String, CaseIterable, Hashable, Sendable {
  /// As in the windows of desktops, and in shells.
  case standard
  /// With the keys of Emacs.
  case emacs
  /// With the letters of vi where no text is typed.
  case vi

  /// The keys that differ from the standard ones, by the actions' identifiers.
  var keys: [String: [KeyEvent]] {
    switch self {
    case .standard: [:]
    case .emacs: Self.emacsKeys
    case .vi: Self.viKeys
    }
  }

  private static let emacsKeys = joined(
    [.moveUp: [control("p")], .moveDown: [control("n")]] as [ListAction: [KeyEvent]])

  private static let viKeys = joined(
    [.moveUp: [letter("k")], .moveDown: [letter("j")]] as [ListAction: [KeyEvent]])

  /// Returns the standard keys followed by others.
  private static func joined<Action: KeyAction>(
    _ keys: [Action: [KeyEvent]]
  ) -> [String: [KeyEvent]] {
    var result: [String: [KeyEvent]] = [:]
    for (action, others) in keys {
      result[action.identifier] = action.standardKeys + others
    }
    return result
  }

  private static func letter(_ character: Character) -> KeyEvent { KeyEvent(.character(character)) }

  private static func control(_ character: Character) -> KeyEvent {
    KeyEvent(.character(character), .control)
  }
}
