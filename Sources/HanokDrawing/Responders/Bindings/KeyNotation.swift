public import HanokTerminal

/// The text of a key in files and documentation: `ctrl-n`, `shift-pageup`, `G`.
///
/// Modifiers are before the key, each with a hyphen after it. Letters are as they are typed, `G`
/// with Shift; other keys have names. Those of the characters that separate keys in files are
/// `space`, `comma` and `hash`.
public enum KeyNotation {
  /// Returns the text of a key.
  public static func text(_ event: KeyEvent) -> String {
    let modifiers = modifiers.filter { event.modifiers.contains($0.modifier) }
    return modifiers.map { $0.name + "-" }.joined() + name(of: event.key)
  }

  /// Returns the key of a text, or nil if the text has none.
  ///
  /// Names are read in small and in capital letters. As terminals send them, Control with a letter
  /// has the small one, and Shift with a letter is the capital.
  public static func key(_ text: String) -> KeyEvent? {
    var rest = text[...]
    var modifiers: KeyModifiers = []
    while let hyphen = rest.dropFirst().firstIndex(of: "-"),
      rest.index(after: hyphen) < rest.endIndex
    {
      let name = rest[..<hyphen].lowercased()
      guard let known = Self.modifiers.first(where: { $0.name == name }) else { return nil }
      modifiers.formUnion(known.modifier)
      rest = rest[rest.index(after: hyphen)...]
    }
    guard let key = key(named: String(rest)) else { return nil }
    return event(key, modifiers)
  }

  /// All names of keys but the letters', for suggestions.
  public static var names: [String] { named.map(\.name) + (1...12).map { "f\($0)" } }

  private static func event(_ key: Key, _ modifiers: KeyModifiers) -> KeyEvent {
    guard case .character(let character) = key, character.isLetter else {
      return KeyEvent(key, modifiers)
    }
    if modifiers.contains(.control), let small = character.lowercased().first {
      return KeyEvent(.character(small), modifiers)
    }
    if modifiers.contains(.shift), let capital = character.uppercased().first {
      return KeyEvent(.character(capital), modifiers.subtracting(.shift))
    }
    return KeyEvent(key, modifiers)
  }

  private static func key(named name: String) -> Key? {
    if name.count == 1, let character = name.first, !character.isWhitespace {
      return .character(character)
    }
    let name = name.lowercased()
    if let key = named.first(where: { $0.name == name })?.key { return key }
    guard name.hasPrefix("f"), let number = Int(name.dropFirst()), (1...35).contains(number) else {
      return nil
    }
    return .function(number)
  }

  private static func name(of key: Key) -> String {
    if let name = named.first(where: { $0.key == key })?.name { return name }
    switch key {
    case .character(let character): return String(character)
    case .function(let number): return "f\(number)"
    default: return ""
    }
  }

  /// The modifiers in the order in which they are written.
  private static let modifiers: [(name: String, modifier: KeyModifiers)] = [
    ("ctrl", .control), ("alt", .alt), ("shift", .shift), ("super", .super), ("meta", .meta),
    ("hyper", .hyper),
  ]

  private static let named: [(name: String, key: Key)] = [
    ("enter", .enter), ("tab", .tab), ("escape", .escape), ("backspace", .backspace),
    ("delete", .delete), ("insert", .insert), ("up", .up), ("down", .down), ("left", .left),
    ("right", .right), ("home", .home), ("end", .end), ("pageup", .pageUp),
    ("pagedown", .pageDown), ("begin", .begin), ("menu", .menu), ("pause", .pause),
    ("printscreen", .printScreen), ("space", .character(" ")), ("comma", .character(",")),
    ("hash", .character("#")),
  ]
}
