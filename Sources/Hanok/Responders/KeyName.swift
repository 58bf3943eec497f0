public import HanokLocalization
public import HanokTerminal

/// The name of a key with its modifiers, as the language writes it: `Ctrl+C`, `Strg+C`, `스페이스바`.
///
/// Letters are written as they stand on keys, in capitals; a capital that is typed with Shift has
/// Shift before it. The names are those of the most common keyboards of a language's desktops, not of
/// the keyboard at hand, which no terminal reports.
public nonisolated struct KeyName: Hashable, Sendable {
  /// The key.
  public let event: KeyEvent

  /// The name of a key.
  public init(_ event: KeyEvent) { self.event = event }

  /// The name in words, for help and to be read aloud: `Up Arrow`.
  public var message: Message { combined(with: Self.name(of: plainKey)) }

  /// The name with as few cells as possible, for bars and menus: `↑`.
  ///
  /// Where signs may take two cells, arrows have their names.
  public func shortMessage(in traits: Traits) -> Message {
    let sign = traits.drawsInASCII ? nil : Self.sign(of: plainKey)
    return combined(with: sign ?? Self.shortName(of: plainKey))
  }

  /// All keys of a command, in words; nil for a command without keys.
  public static func message(for keys: [KeyEvent]) -> Message? {
    var names = keys.map { KeyName($0).message }[...]
    guard var message = names.popFirst() else { return nil }
    for name in names {
      message = Message(
        "key.alternatives", table: "Hanok", ["first": .message(message), "second": .message(name)])
    }
    return message
  }

  /// The modifiers around a name, the outermost first.
  private func combined(with name: Message) -> Message {
    var message = name
    for (modifier, word) in Self.modifiers where modifiers.contains(modifier) {
      message = Message(
        "key.combination", table: "Hanok", ["modifier": .message(word), "key": .message(message)])
    }
    return message
  }

  /// The key without what Shift makes of it.
  private var plainKey: Key {
    guard isShiftedLetter, case .character(let character) = event.key else { return event.key }
    return .character(Character(character.lowercased()))
  }

  private var modifiers: KeyModifiers {
    isShiftedLetter ? event.modifiers.union(.shift) : event.modifiers
  }

  private var isShiftedLetter: Bool {
    guard case .character(let character) = event.key else { return false }
    return character.isUppercase && character.lowercased().count == 1
  }

  /// The innermost modifier first, in the order in which desktops write them.
  private static let modifiers: [(KeyModifiers, Message)] = [
    (.shift, .Hanok.keyShift), (.alt, .Hanok.keyAlt), (.control, .Hanok.keyControl),
    (.super, .Hanok.keySuper), (.meta, .Hanok.keyMeta), (.hyper, .Hanok.keyHyper),
  ]

  private static func name(of key: Key) -> Message {
    switch key {
    case .character(" "): .Hanok.keySpace
    case .character(let character): .verbatim(capital(of: character))
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
    // What is printed on the key, in whichever digits the language writes.
    case .function(let number): .Hanok.keyFunction(number: number.description)
    }
  }

  private static func shortName(of key: Key) -> Message {
    switch key {
    case .character(" "): .Hanok.keySpaceShort
    case .enter: .Hanok.keyEnterShort
    case .backspace: .Hanok.keyBackspaceShort
    case .pageUp: .Hanok.keyPageUpShort
    case .pageDown: .Hanok.keyPageDownShort
    default: name(of: key)
    }
  }

  /// The sign on an arrow key, which is the same whichever way a language reads.
  private static func sign(of key: Key) -> Message? {
    switch key {
    case .up: .verbatim("↑")
    case .down: .verbatim("↓")
    case .left: .verbatim("←")
    case .right: .verbatim("→")
    default: nil
    }
  }

  /// The capital, where there is one of one character.
  private static func capital(of character: Character) -> String {
    let capital = character.uppercased()
    return capital.count == 1 ? capital : String(character)
  }
}

extension KeyCommand {
  /// The names of the command's keys in words; nil for a command without keys.
  public var keyNames: Message? { KeyName.message(for: keys) }
}
