public import HanokLocalization
import HanokTerminal

/// The key commands in force of one part of the screen, for help and command palettes.
public struct KeyCommandGroup {
  /// The name of the part, or nil if it has none.
  public let title: Message?
  /// The commands, each with a title.
  public let commands: [KeyCommand]

  /// Creates a group of commands.
  public init(_ title: Message?, commands: [KeyCommand]) {
    self.title = title
    self.commands = commands
  }
}

extension Window {
  /// The key commands in force with titles, grouped by the responder that offers them.
  ///
  /// A view has its accessibility label as its name, a controller or the application its title.
  ///
  /// The commands of a responder without a name belong to the next one in the responder chain. The
  /// last group has the keys that work everywhere. Letters that are typed into the first responder
  /// (``View/takesLetters``) are no keys.
  public var commandGroupsInForce: [KeyCommandGroup] {
    var taken: Set<KeyEvent> = []
    let isTyping = firstResponder?.takesLetters == true
    var groups: [KeyCommandGroup] = []
    var commands: [KeyCommand] = []
    for responder in chainInForce {
      for command in responder.keyCommands + actionCommands(of: responder) where command.isEnabled {
        let keys = command.keys.filter {
          !(isTyping && $0.typedCharacter != nil) && taken.insert($0).inserted
        }
        guard command.title != nil, !keys.isEmpty else { continue }
        commands.append(command.with(keys))
      }
      guard !commands.isEmpty, let title = responder.groupTitle else { continue }
      groups.append(KeyCommandGroup(title, commands: commands))
      commands = []
    }
    if !commands.isEmpty { groups.append(KeyCommandGroup(nil, commands: commands)) }
    let common = commonCommands.compactMap { command in
      let keys = command.keys.filter { !taken.contains($0) }
      return keys.isEmpty ? nil : command.with(keys)
    }
    return groups + [KeyCommandGroup(.Hanok.helpEverywhere, commands: common)]
  }

  /// Returns a command for each of the actions of a view, which presses the action's first key.
  private func actionCommands(of responder: Responder) -> [KeyCommand] {
    guard let view = responder as? View else { return [] }
    func command(_ action: some KeyAction) -> KeyCommand {
      let keys = view.keys(of: action)
      return KeyCommand(action.title, keys: keys) { [weak self] in
        if let key = keys.first { self?.deliver(.key(key)) }
      }
    }
    return view.keyActions.map { command($0) }
  }

  /// The keys that the window itself handles.
  private var commonCommands: [KeyCommand] {
    [
      keyCommand(WindowAction.nextItem) { [weak self] in self?.moveFocus(by: 1) },
      keyCommand(WindowAction.previousItem) { [weak self] in self?.moveFocus(by: -1) },
      keyCommand(WindowAction.quit) { [weak self] in self?.owner?.interrupt() },
    ]
  }
}

extension KeyCommand {
  /// Returns the command with some of its keys.
  func with(_ keys: [KeyEvent]) -> KeyCommand {
    var command = KeyCommand(
      title, keys: keys, reading: reading, mnemonic: mnemonic, isEnabled: isEnabled,
      priority: priority, action: action)
    (command.opensPalette, command.closesLayer) = (opensPalette, closesLayer)
    return command
  }
}

extension Responder {
  fileprivate var groupTitle: Message? {
    switch self {
    case let view as View: view.accessibilityElement.label
    case let controller as ViewController: controller.title
    case let application as Application: application.title
    default: nil
    }
  }
}
