import HanokTerminal

/// A shipped set of keys.
///
/// `emacs` and `vi` differ from `standard` in some actions; all others keep their
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
}

/// The parts of tables of keys.
nonisolated extension KeySet {
  /// The keys of one action.
  struct Entry {
    let identifier: String
    let keys: [KeyEvent]
  }

  static func table(_ entries: [Entry]) -> [String: [KeyEvent]] {
    Dictionary(uniqueKeysWithValues: entries.map { ($0.identifier, $0.keys) })
  }

  /// Returns the standard keys of an action, and others.
  static func adding(_ action: some KeyAction, _ keys: [KeyEvent]) -> Entry {
    Entry(identifier: action.identifier, keys: action.standardKeys + keys)
  }

  /// Returns keys instead of the standard ones.
  static func only(_ action: some KeyAction, _ keys: [KeyEvent]) -> Entry {
    Entry(identifier: action.identifier, keys: keys)
  }

  static func letter(_ character: Character) -> KeyEvent { KeyEvent(.character(character)) }

  static func control(_ character: Character) -> KeyEvent {
    KeyEvent(.character(character), .control)
  }

  static func alt(_ character: Character) -> KeyEvent { KeyEvent(.character(character), .alt) }
}
