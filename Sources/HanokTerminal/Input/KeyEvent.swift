/// A key that was pressed.
///
/// Shift with a letter is the capital, without a modifier; Shift-Tab is `tab` with `shift`; Ctrl-C
/// is the letter `c` with `control`.
///
/// Two events are equal if their keys and modifiers are.
public struct KeyEvent: Sendable {
  /// The key.
  public var key: Key
  /// The modifiers that were held with it.
  public var modifiers: KeyModifiers
  /// The character of the same key in the US layout, with Shift if that was held.
  ///
  /// It is nil unless the terminal reports it, and the key types a letter of another script.
  package var position: Character?
  /// Whether it is the key of a letter in another script: it performs commands, and types nothing.
  private var isOfOtherLayout = false

  /// Creates a key event.
  public init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The character that the key types, or nil for other keys and those of commands.
  public var typedCharacter: Character? {
    guard case .character(let character) = key, modifiers.isSubset(of: .shift), !isOfOtherLayout
    else { return nil }
    return character
  }

  /// The Latin keys of a letter in another script: `q` for `ㅂ` and `й`, `g` and `j` for `허`.
  ///
  /// A command belongs to them if nothing has the letter itself. The terminal reports them, or
  /// the letter's usual layout has them; without a layout, and for Latin letters, the array is empty. They type nothing: ``typedCharacter`` is nil.
  public var latinKeys: [KeyEvent] {
    guard !isOfOtherLayout, case .character(let character) = key else { return [] }
    let characters = position.map { [$0] } ?? KeyboardLayout.latinKeys(of: character)
    return characters.map { character in
      var event = KeyEvent(.character(character), modifiers)
      event.isOfOtherLayout = true
      return event
    }
  }
}

extension KeyEvent: Hashable {
  /// Whether two events have the same key and modifiers.
  public static func == (one: KeyEvent, two: KeyEvent) -> Bool {
    one.key == two.key && one.modifiers == two.modifiers
  }

  /// Hashes the key and the modifiers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers)
  }
}

/// A key, without its modifiers.
public enum Key: Hashable, Sendable {
  /// A key that types a character.
  case character(Character)
  /// Enter, or Return.
  case enter
  /// Tab.
  case tab
  /// Escape.
  case escape
  /// Backspace.
  case backspace
  /// Delete.
  case delete
  /// Insert.
  case insert
  /// The up arrow.
  case up
  /// The down arrow.
  case down
  /// The left arrow.
  case left
  /// The right arrow.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page Up.
  case pageUp
  /// Page Down.
  case pageDown
  /// The keypad's middle key, without Num Lock.
  case begin
  /// The menu key.
  case menu
  /// Pause.
  case pause
  /// Print Screen.
  case printScreen
  /// F1 to F35 by their numbers.
  case function(Int)
}

/// The modifier keys that are held while another key is pressed.
///
/// Caps Lock and Num Lock aren't among them: they change the typed text, not the command.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits, as terminals send them, less one.
  public let rawValue: UInt8

  /// Creates modifiers from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Alt, or Option.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Control.
  public static let control = KeyModifiers(rawValue: 4)
  /// Super, the Windows key, or Command; xterm's Meta.
  public static let `super` = KeyModifiers(rawValue: 8)
  /// Hyper.
  public static let hyper = KeyModifiers(rawValue: 16)
  /// Meta, in kitty's protocol.
  public static let meta = KeyModifiers(rawValue: 32)
}

extension KeyModifiers {
  /// Creates the modifiers from a terminal's number: 1 more than their bits.
  init(number: Int) {
    self.init(rawValue: UInt8(truncatingIfNeeded: max(0, number - 1)) & 0x3F)
  }
}
