public import HanokLocalization
public import HanokTerminal
public import HanokUnicode

/// The name of a key with its modifiers in the language: `Ctrl+C`, `Strg+C`, `스페이스바`.
///
/// Letters are capitals, as on the keys; a capital that is typed with Shift has Shift before it.
/// The names are those of the most common keyboards of a language's desktops, not of the actual
/// keyboard, which no terminal reports.
public nonisolated struct KeyName: Hashable, Sendable {
  /// The key.
  public let event: KeyEvent

  /// Creates the name of a key.
  public init(_ event: KeyEvent) { self.event = event }

  /// The name in words, for help and for reading aloud: `Up Arrow`.
  public var message: Message { combined(with: Self.name(of: plainKey)) }

  /// Returns the name in words, with a letter's capital in a language: `İ` in Turkish.
  public func message(in language: LanguageTag) -> Message {
    combined(with: Self.name(of: plainKey, in: language))
  }

  /// Returns the name with as few cells as possible, for bars and menus: `↑`.
  ///
  /// If signs may take two cells, arrows have their names.
  public func shortMessage(in traits: Traits) -> Message {
    let sign = traits.drawsInASCII ? nil : Self.sign(of: plainKey, in: traits.symbols)
    return combined(with: sign ?? Self.shortName(of: plainKey, in: traits.textRules.language))
  }

  /// Returns the names of all keys of a command, or nil for a command without keys.
  public static func message(for keys: [KeyEvent]) -> Message? {
    message(of: keys.map { KeyName($0).message })
  }

  /// Returns the names of all keys of a command in a language, or nil for a command without keys.
  public static func message(for keys: [KeyEvent], in language: LanguageTag) -> Message? {
    message(of: keys.map { KeyName($0).message(in: language) })
  }

  private static func message(of names: [Message]) -> Message? {
    var names = names[...]
    guard var message = names.popFirst() else { return nil }
    for name in names {
      message = Message(
        "key.alternatives", table: "Hanok", ["first": .message(message), "second": .message(name)])
    }
    return message
  }

  /// Returns a name with the modifiers around it, the outermost first.
  private func combined(with name: Message) -> Message {
    var message = name
    for (modifier, word) in Self.modifiers where modifiers.contains(modifier) {
      message = Message(
        "key.combination", table: "Hanok", ["modifier": .message(word), "key": .message(message)])
    }
    return message
  }

  /// The key without the effect of Shift.
  private var plainKey: Key { event.smallLetter ?? event.key }

  private var modifiers: KeyModifiers {
    event.smallLetter == nil ? event.modifiers : event.modifiers.union(.shift)
  }

  /// The modifiers in the order of desktops, the innermost first.
  private static let modifiers: [(KeyModifiers, Message)] = [
    (.shift, .Hanok.keyShift), (.alt, .Hanok.keyAlt), (.control, .Hanok.keyControl),
    (.super, .Hanok.keySuper), (.meta, .Hanok.keyMeta), (.hyper, .Hanok.keyHyper),
  ]

  private static func name(of key: Key, in language: LanguageTag = .english) -> Message {
    switch key {
    case .character(" "): .Hanok.keySpace
    case .character(let character): .verbatim(character.capital(in: language))
    case .enter: .Hanok.keyEnter
    case .tab: .Hanok.keyTab
    case .escape: .Hanok.keyEscape
    case .backspace: .Hanok.keyBackspace
    case .delete: .Hanok.keyDelete
    case .insert: .Hanok.keyInsert
    case .up: .Hanok.keyUp
    case .down: .Hanok.keyDown
    case .left: .Hanok.keyLeft
    case .right: .Hanok.keyRight
    case .home: .Hanok.keyHome
    case .end: .Hanok.keyEnd
    case .pageUp: .Hanok.keyPageUp
    case .pageDown: .Hanok.keyPageDown
    case .begin: .Hanok.keyBegin
    case .menu: .Hanok.keyMenu
    case .pause: .Hanok.keyPause
    case .printScreen: .Hanok.keyPrintScreen
    // The label of the key, in the digits of the language.
    case .function(let number): .Hanok.keyFunction(number: number.description)
    }
  }

  private static func shortName(of key: Key, in language: LanguageTag) -> Message {
    switch key {
    case .character(" "): .Hanok.keySpaceShort
    case .enter: .Hanok.keyEnterShort
    case .backspace: .Hanok.keyBackspaceShort
    case .pageUp: .Hanok.keyPageUpShort
    case .pageDown: .Hanok.keyPageDownShort
    default: name(of: key, in: language)
    }
  }

  /// Returns the sign of an arrow key, which is the same in either direction of reading.
  private static func sign(of key: Key, in symbols: SymbolSet) -> Message? {
    guard let index = [Key.up, .down, .left, .right].firstIndex(of: key),
      index < symbols.arrowKeys.count
    else { return nil }
    return .verbatim(symbols.arrowKeys[index])
  }
}
