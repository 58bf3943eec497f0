public import HanokLocalization
public import HanokTerminal

/// A command that keys perform: data for the one who presses them, for help and for menus.
public struct KeyCommand {
  /// The command's name; nil for one that isn't listed.
  public let title: Message?
  /// How the name is read, in kana, where it is written in Han characters: the command is found by it.
  public let reading: Message?
  /// The keys, each of which performs it; a command without any is for a ``CommandPalette``.
  public let keys: [KeyEvent]
  /// The letters of a control that performs the same, as ``Control/mnemonic`` has them; nil for none.
  ///
  /// A ``CommandPalette`` shows the first of them where the control is on the screen.
  public let mnemonic: Message?
  /// Whether it can be performed now.
  public let isEnabled: Bool
  /// The commands with the lowest priority are the first that a ``StatusBar`` has no room for; those
  /// below 0 are after the others in it.
  public let priority: Int
  /// Performs it.
  public let action: () -> Void
  /// Whether it opens the list of all commands, which needn't list it.
  var opensPalette = false

  /// A command with a name.
  public init(
    _ title: Message?, keys: [KeyEvent], reading: Message? = nil, mnemonic: Message? = nil,
    isEnabled: Bool = true, priority: Int = 0, action: @escaping () -> Void
  ) {
    self.title = title
    self.reading = reading
    self.keys = keys
    self.mnemonic = mnemonic
    self.isEnabled = isEnabled
    self.priority = priority
    self.action = action
  }

  /// A command of one key.
  public init(
    _ key: Key, _ modifiers: KeyModifiers = [], title: Message? = nil, isEnabled: Bool = true,
    priority: Int = 0, action: @escaping () -> Void
  ) {
    self.init(
      title, keys: [KeyEvent(key, modifiers)], isEnabled: isEnabled, priority: priority,
      action: action)
  }
}

extension Window {
  /// The key commands in force, those that come first in the responder chain first; a key that an
  /// earlier one has is left out of the later ones.
  public var commandsInForce: [KeyCommand] {
    var taken: Set<KeyEvent> = []
    return enabledCommands.compactMap { command in
      let keys = command.keys.filter { taken.insert($0).inserted }
      return keys.isEmpty ? nil : command.with(keys)
    }
  }

  /// The commands with titles that can be performed here, once each: those in force with the keys that
  /// perform them, and those without keys.
  ///
  /// A command with a ``KeyCommand/mnemonic`` has the letter of the control, where that can be used here.
  /// A command whose keys do something else here is among them, unless one of the same title is.
  public var performableCommands: [KeyCommand] {
    var taken: Set<KeyEvent> = []
    var commands: [KeyCommand] = []
    for command in enabledCommands where command.title != nil {
      let keys = command.keys.filter { taken.insert($0).inserted }
      let isShadowed = keys.isEmpty && !command.keys.isEmpty
      if isShadowed, commands.contains(where: { $0.title == command.title }) { continue }
      commands.append(command.with(keys + letterKeys(of: command)))
    }
    return commands
  }

  /// The keys that two commands or controls in force share, each once: for tests.
  ///
  /// A letter counts for what it performs in the language of the window's traits.
  public var clashingKeys: [KeyEvent] {
    let letters = mnemonics.map { KeyEvent(.character($0)) }
    let keys = enabledCommands.flatMap { Array(Set($0.keys)) } + letters
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
}
