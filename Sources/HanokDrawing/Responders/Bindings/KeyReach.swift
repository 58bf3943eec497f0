public import HanokTerminal

/// Whether terminals send a key, and tell it apart from all others.
///
/// It is about terminals without kitty's keyboard protocol, whose keys with Control are the control
/// characters of ECMA-48, 1 to 31.
public enum KeyReach: Hashable, Sendable {
  /// Terminals send it.
  case sent
  /// Terminals send the same for another key: Tab for Ctrl-I.
  case same(KeyEvent)
  /// Most terminals don't send it.
  case notSent

  /// Creates the reach of a key.
  public init(_ event: KeyEvent) {
    guard case .character(let character) = event.key else {
      let isPlain = event.key == .enter && event.modifiers == .shift
      self = isPlain ? .same(KeyEvent(.enter)) : .sent
      return
    }
    if event.modifiers.contains(.control) {
      self = Self.control(character, event.modifiers.subtracting(.control))
    } else if event.modifiers.contains(.shift) {
      // Letters with Shift are capitals; of other keys, layouts know the character.
      self = character == " " ? .same(KeyEvent(.character(" "))) : .notSent
    } else {
      self = .sent
    }
  }

  private static func control(_ character: Character, _ others: KeyModifiers) -> KeyReach {
    if let key = sameKeys[character] { return .same(KeyEvent(key, others)) }
    if others.contains(.shift), character.isLetter {
      return .same(
        KeyEvent(.character(character), others.subtracting(.shift).union(.control)))
    }
    if character == "/" || character == "-" {
      return .same(KeyEvent(.character("_"), others.union(.control)))
    }
    let isSent = character.isASCII && character.isLetter || #" \]^_"#.contains(character)
    return isSent ? .sent : .notSent
  }

  /// The keys whose control characters are those of Control with a letter.
  private static let sameKeys: [Character: Key] = [
    "i": .tab, "m": .enter, "j": .enter, "h": .backspace, "[": .escape, "?": .backspace,
  ]
}
