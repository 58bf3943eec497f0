public import HanokTerminal

/// A key that does something.
public struct KeyCommand {
  /// The key.
  public let event: KeyEvent
  /// What it does.
  public let action: () -> Void

  /// A key that does something.
  public init(_ key: Key, _ modifiers: KeyModifiers = [], action: @escaping () -> Void) {
    event = KeyEvent(key, modifiers)
    self.action = action
  }
}
