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
    let isSearching = firstResponder?.searchesLetters == true
    var groups: [KeyCommandGroup] = []
    var commands: [KeyCommand] = []
    func free(_ keys: [KeyEvent]) -> [KeyEvent] {
      keys.filter { !(isTyping && $0.typedCharacter != nil) && taken.insert($0).inserted }
    }
    for responder in chainInForce {
      let offered =
        responder.keyCommands.filter(\.isEnabled).map { command in
          let isOwn = responder === firstResponder
          let keys = command.keys.filter { isOwn || !isSearching || !$0.isSearched }
          return command.with(free(keys))
        }
        + actionCommands(of: responder, free)
      commands += offered.filter { $0.title != nil && !$0.keys.isEmpty }
      guard !commands.isEmpty, let title = responder.groupTitle else { continue }
      groups.append(KeyCommandGroup(title, commands: commands))
      commands = []
    }
    if !commands.isEmpty { groups.append(KeyCommandGroup(nil, commands: commands)) }
    let common = commonCommands.map { $0.with(free($0.keys)) }.filter { !$0.keys.isEmpty }
    return groups + [KeyCommandGroup(.Hanok.helpEverywhere, commands: common)]
  }

  /// Returns a command for each of the actions of a view, which presses the first of its free keys.
  private func actionCommands(
    of responder: Responder, _ free: ([KeyEvent]) -> [KeyEvent]
  ) -> [KeyCommand] {
    guard let view = responder as? View else { return [] }
    func command(_ action: some KeyAction) -> KeyCommand {
      let keys = free(view.keys(of: action))
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
  func with(_ keys: [KeyEvent]) -> KeyCommand {
    var command = self
    command.keys = keys
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
