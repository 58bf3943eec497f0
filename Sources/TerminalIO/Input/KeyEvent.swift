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

/// Keys that are held while another is pressed.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits, as xterm sends them, less one.
  public let rawValue: UInt8

  /// Modifiers by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Alt, or Option.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Control.
  public static let control = KeyModifiers(rawValue: 4)
  /// Super, the Windows key, or Command.
  public static let `super` = KeyModifiers(rawValue: 8)
}
