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
      for command in responder.keyCommands where command.isEnabled {
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
    let common = commonCommands.filter { !taken.contains($0.keys[0]) }
    return groups + [KeyCommandGroup(.Hanok.helpEverywhere, commands: common)]
  }

  /// The keys that the window itself handles.
  private var commonCommands: [KeyCommand] {
    [
      KeyCommand(.tab, title: .Hanok.helpNext) { [weak self] in self?.moveFocus(by: 1) },
      KeyCommand(.tab, .shift, title: .Hanok.helpPrevious) { [weak self] in
        self?.moveFocus(by: -1)
      },
      KeyCommand(.character("c"), .control, title: .Hanok.helpQuit) { [weak self] in
        self?.owner?.interrupt()
      },
    ]
  }
}

extension KeyCommand {
  /// Returns the command with some of its keys.
  func with(_ keys: [KeyEvent]) -> KeyCommand {
    var command = KeyCommand(
      title, keys: keys, reading: reading, mnemonic: mnemonic, isEnabled: isEnabled,
      priority: priority, action: action)
    command.opensPalette = opensPalette
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
