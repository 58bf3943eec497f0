public import HanokTerminal
import Synchronization

/// The keys of all actions: a shipped set, and changes to it.
///
/// ```swift
/// application.traits.keyBindings = .vi
/// application.traits.keyBindings[ListAction.moveDown] = [KeyEvent(.down), KeyEvent(.character("n"))]
/// ```
///
/// Arrows are written as on screens from left to right: the left one goes back. Look-ups exchange
/// them on other screens.
public struct KeyBindings: Sendable {
  private var table: Table

  /// The keys by identifiers, and what has been looked up: copies share it.
  private final class Table: Sendable {
    let set: KeySet
    let changes: [String: [KeyEvent]]
    /// The dictionaries of ``actions(_:)`` by types.
    let known = Mutex<[ObjectIdentifier: any Sendable]>([:])

    init(_ set: KeySet, _ changes: [String: [KeyEvent]]) {
      (self.set, self.changes) = (set, changes)
    }
  }

  /// Creates the bindings of a shipped set.
  public init(_ set: KeySet = .standard) { table = Table(set, [:]) }

  /// As in the windows of desktops, and in shells.
  public static let standard = KeyBindings(.standard)
  /// With the keys of Emacs.
  public static let emacs = KeyBindings(.emacs)
  /// With the letters of vi where no text is typed.
  public static let vi = KeyBindings(.vi)

  /// The set that the bindings are based on.
  public var set: KeySet { table.set }

  /// The keys of an action, none if the array is empty.
  public subscript(action: some KeyAction) -> [KeyEvent] {
    get {
      let identifier = action.identifier
      return table.changes[identifier] ?? table.set.keys[identifier] ?? action.standardKeys
    }
    set {
      var changes = table.changes
      changes[action.identifier] = newValue
      table = Table(table.set, changes)
    }
  }

  /// Replaces the keys of actions by their identifiers, and the set unless it is nil.
  public mutating func change(to set: KeySet?, _ keys: [String: [KeyEvent]]) {
    table = Table(set ?? table.set, table.changes.merging(keys) { _, new in new })
  }

  /// Whether a change gives an action exactly this key; shipped sets have Latin letters only.
  package func isChanged(to event: KeyEvent) -> Bool {
    table.changes.values.contains { $0.contains(event) }
  }

  /// Returns the action of a key, or nil for none.
  ///
  /// A key with Shift belongs to the action that has exactly that key, otherwise to one whose
  /// movement it extends (``KeyAction/isExtendable``).
  public func match<Action: KeyAction>(
    _ type: Action.Type = Action.self, for event: KeyEvent, isMirrored: Bool
  ) -> KeyMatch<Action>? {
    let actions = actions(type)
    let event = type.isMirrored && isMirrored ? event.mirrored : event
    if let action = actions[event] { return KeyMatch(action) }
    guard let plain = event.withoutShift, let action = actions[plain], action.isExtendable else {
      return nil
    }
    return KeyMatch(action, isExtending: true)
  }

  /// The actions of a type by their keys; the first of two with one key has it.
  private func actions<Action: KeyAction>(_ type: Action.Type) -> [KeyEvent: Action] {
    let identifier = ObjectIdentifier(type)
    let known = table.known.withLock { $0[identifier] as? [KeyEvent: Action] }
    if let known { return known }
    var actions: [KeyEvent: Action] = [:]
    for action in type.allCases {
      for key in self[action] where actions[key] == nil { actions[key] = action }
    }
    let found = actions
    table.known.withLock { $0[identifier] = found }
    return found
  }
}

extension KeyBindings: Hashable {
  /// Whether all keys are equal.
  public static func == (left: KeyBindings, right: KeyBindings) -> Bool {
    left.table === right.table
      || left.table.set == right.table.set && left.table.changes == right.table.changes
  }

  /// Hashes the set and the changes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(table.set)
    hasher.combine(table.changes)
  }
}

extension KeyEvent {
  /// The event without Shift, or nil if Shift isn't held; Shift with a letter is the capital.
  var withoutShift: KeyEvent? {
    if modifiers.contains(.shift) { return KeyEvent(key, modifiers.subtracting(.shift)) }
    return smallLetter.map { KeyEvent($0, modifiers) }
  }

  /// The small letter of a capital, which is typed with Shift; nil for another key.
  package var smallLetter: Key? {
    guard case .character(let character) = key, character.isUppercase else { return nil }
    let small = character.lowercased()
    return small.count == 1 ? .character(Character(small)) : nil
  }

  /// The event with left and right exchanged.
  package var mirrored: KeyEvent {
    switch key {
    case .left: KeyEvent(.right, modifiers)
    case .right: KeyEvent(.left, modifiers)
    default: self
    }
  }
}
