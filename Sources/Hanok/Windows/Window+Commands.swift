import HanokLocalization
public import HanokTerminal

/// The commands that keys perform now.
extension Window {
  /// The key commands in force, in the order of the responder chain.
  ///
  /// A key belongs to the first command that has it; later ones omit it.
  public var commandsInForce: [KeyCommand] {
    var taken: Set<KeyEvent> = []
    return reachableCommands.compactMap { command in
      let keys = command.keys.filter { taken.insert($0).inserted }
      return keys.isEmpty ? nil : command.with(keys)
    }
  }

  /// The commands with titles that can be performed here, once each.
  ///
  /// They are the commands in force with the keys that perform them, and those without keys.
  ///
  /// A command with a ``KeyCommand/mnemonic`` has the control's letter if it can be used here. A
  /// command whose keys do something else here is included, unless one of the same title is. Keys that
  /// type into the focused view (``View/takesLetters``) are left out.
  public var performableCommands: [KeyCommand] {
    var taken: Set<KeyEvent> = []
    let areLettersTyped = firstResponder?.takesLetters == true
    var commands: [KeyCommand] = []
    for command in reachableCommands where command.title != nil {
      let keys = command.keys.filter { key in
        !(areLettersTyped && key.typedCharacter != nil) && taken.insert(key).inserted
      }
      let isShadowed = keys.isEmpty && !command.keys.isEmpty
      // A form that asks before it closes must not be closed without the question.
      if isShadowed, command.closesLayer { continue }
      if isShadowed, commands.contains(where: { isSame($0.title, command.title) }) { continue }
      commands.append(command.with(keys + letterKeys(of: command)))
    }
    return commands
  }

  /// Returns the key of the usable control that does the same as a command, with Alt while letters
  /// belong to the first responder, or if its letter moves the focus.
  private func letterKeys(of command: KeyCommand) -> [KeyEvent] {
    guard let mnemonic = command.mnemonic, let letter = mnemonics.letter(of: mnemonic, in: self)
    else { return [] }
    let isKept =
      firstResponder?.takesLetters == true || firstResponder?.searchesLetters == true
      || mnemonics.moves(mnemonic, in: self)
    return [KeyEvent(.character(letter), isKept ? .alt : [])]
  }

  /// Whether two titles read the same here: they may come from different tables.
  private func isSame(_ title: Message?, _ other: Message?) -> Bool {
    guard let title, let other else { return false }
    let localizer = traits?.localizer
    return title == other || localizer?.string(title) == localizer?.string(other)
  }

  /// The keys that two commands or controls in force share, each once, for tests.
  ///
  /// Letters are those of the language of the window's traits.
  public var clashingKeys: [KeyEvent] {
    let letters = mnemonics.letters(in: self).map { KeyEvent(.character($0)) }
    // A screen may have a command of its own for the key that leaves it.
    let commands = enabledCommands.filter { !$0.closesLayer }
    let keys = commands.flatMap { Array(Set($0.keys)) } + letters
    var seen: Set<KeyEvent> = []
    var clashing: [KeyEvent] = []
    for key in keys where !seen.insert(key).inserted && !clashing.contains(key) {
      clashing.append(key)
    }
    return clashing
  }

  private var enabledCommands: [KeyCommand] {
    chainInForce.flatMap(\.keyCommands).filter(\.isEnabled)
  }

  /// The enabled commands without the letters that search the first responder.
  private var reachableCommands: [KeyCommand] {
    guard let firstResponder, firstResponder.searchesLetters else { return enabledCommands }
    return chainInForce.flatMap { responder in
      responder.keyCommands.filter(\.isEnabled).map { command in
        responder === firstResponder
          ? command : command.with(command.keys.filter { !$0.isSearched })
      }
    }
  }
}
