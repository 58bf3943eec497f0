public import HanokLocalization
public import HanokTerminal

extension View {
  /// The keys of all actions, those of the traits.
  public var keyBindings: KeyBindings { traits?.keyBindings ?? .standard }

  /// Returns the action of a key and whether Shift extends the selection, or nil for no action.
  ///
  /// In a view that takes letters, a key that types a character has none; neither has a letter that
  /// is the mnemonic of another control: a key that the screen shows works, except in a view that
  /// searches letters (``View/searchesLetters``). A letter of another script is the key at which its
  /// layout has it, unless something here has the letter itself.
  public func keyMatch<Action: KeyAction>(
    _ type: Action.Type = Action.self, for event: KeyEvent
  ) -> KeyMatch<Action>? {
    if takesLetters, event.typedCharacter != nil { return nil }
    if let match = keyBindings.match(type, for: event, isMirrored: isMirrored) {
      return isMnemonic(event) ? nil : match
    }
    let latinKeys = event.latinKeys
    guard latinKeys.count == 1,
      let match = keyBindings.match(type, for: latinKeys[0], isMirrored: isMirrored),
      !isMnemonic(event), !isMnemonic(latinKeys[0]), window?.hasKey(event) != true
    else { return nil }
    return match
  }

  /// Whether a syllable that an input method sends is typed by keys that all have actions here.
  ///
  /// Then it isn't searched for: as `g` and `j` alone, `허` is two actions with the keys of vi.
  public func isSequence<Action: KeyAction>(of type: Action.Type, _ event: KeyEvent) -> Bool {
    let keys = event.latinKeys
    return keys.count > 1 && keys.allSatisfy { keyMatch(type, for: $0) != nil }
  }

  /// Whether a key is the letter of another control of the topmost layer.
  private func isMnemonic(_ event: KeyEvent) -> Bool {
    guard !searchesLetters, event.modifiers.isSubset(of: .shift),
      case .character(let character) = event.key,
      character.isLetter, let window,
      let control = window.mnemonics.control(for: character, in: window)
    else { return false }
    return control !== self
  }

  /// Returns the action of a key, or nil for none; a key with Shift is another key.
  public func keyAction<Action: KeyAction>(
    _ type: Action.Type = Action.self, for event: KeyEvent
  ) -> Action? {
    guard let match = keyMatch(type, for: event), !match.isExtending else { return nil }
    return match.action
  }

  /// Returns the keys that perform an action here, with arrows as they are pressed.
  public func keys<Action: KeyAction>(of action: Action) -> [KeyEvent] {
    let keys = keyBindings[action].filter {
      !(takesLetters && $0.typedCharacter != nil) && !isMnemonic($0)
    }
    return Action.isMirrored && isMirrored ? keys.map(\.mirrored) : keys
  }

  /// Returns a command that performs an action with its keys.
  ///
  /// - Parameter title: The name of the command; nil for the action's.
  public func keyCommand(
    _ action: some KeyAction, title: Message? = nil, isEnabled: Bool = true, priority: Int = 0,
    perform: @escaping () -> Void
  ) -> KeyCommand {
    KeyCommand(
      title ?? action.title, keys: keys(of: action), isEnabled: isEnabled, priority: priority,
      action: perform)
  }
}

extension KeyBindings {
  /// Whether one of some letters moves the focus, as `l` does with the keys of vi.
  public func moveFocus(letters: String) -> Bool {
    let moves: [WindowAction] = [.moveUp, .moveDown, .moveBack, .moveForward]
    return moves.contains { move in
      self[move].contains { key in key.typedCharacter.map { letters.contains($0) } == true }
    }
  }
}
