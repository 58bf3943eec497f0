/// A key that was pressed.
///
/// Shift with a letter is the capital, without a modifier; Shift-Tab is `tab` with `shift`; Ctrl-C
/// is the letter `c` with `control`.
public struct KeyEvent: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// What was held with it.
  public var modifiers: KeyModifiers

  /// A key with modifiers.
  public init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
