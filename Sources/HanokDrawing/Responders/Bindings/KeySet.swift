public import HanokLocalization
import HanokTerminal

/// A shipped set of keys.
///
/// `emacs` and `vi` differ from `standard` in some actions; all others keep their
/// ``KeyAction/standardKeys``.
public enum KeySet: String, CaseIterable, Hashable, Sendable {
  /// As in the windows of desktops, and in shells.
  case standard
  /// With the keys of Emacs.
  case emacs
  /// With the letters of vi where no text is typed.
  case vi

  /// The name in settings.
  public var title: Message {
    switch self {
    case .standard: Message("settings.keys-standard", table: "Hanok")
    case .emacs: Message("settings.keys-emacs", table: "Hanok")
    case .vi: Message("settings.keys-vi", table: "Hanok")
    }
  }

  /// The keys by the actions' identifiers; of `emacs` and `vi`, those that aren't the standard ones.
  var keys: [String: [KeyEvent]] {
    switch self {
    case .standard: Self.standardKeys
    case .emacs: Self.emacsKeys
    case .vi: Self.viKeys
    }
  }
}

/// The parts of tables of keys.
extension KeySet {
  typealias Entries = [(String, [KeyEvent])]

  /// Returns the table of entries; no action is in two of them.
  static func table(_ entries: [Entries]) -> [String: [KeyEvent]] {
    Dictionary(uniqueKeysWithValues: entries.joined())
  }

  /// Returns the standard keys of some actions, each with others after them.
  static func adding(_ keys: [KeyEvent], to actions: any KeyAction...) -> Entries {
    actions.map { ($0.identifier, $0.standardKeys + keys) }
  }

  /// Returns the only keys of some actions.
  static func only(_ keys: [KeyEvent], for actions: any KeyAction...) -> Entries {
    actions.map { ($0.identifier, keys) }
  }

  static func letter(_ character: Character) -> KeyEvent { KeyEvent(.character(character)) }

  static func control(_ character: Character) -> KeyEvent {
    KeyEvent(.character(character), .control)
  }

  static func alt(_ character: Character) -> KeyEvent { KeyEvent(.character(character), .alt) }
}
