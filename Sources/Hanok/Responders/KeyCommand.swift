public import HanokLocalization
public import HanokTerminal

/// A command that keys perform; help and menus list it.
///
/// ```swift
/// override var keyCommands: [KeyCommand] {
///   [KeyCommand(.character("r"), .control, title: .Shop.reload) { [weak self] in self?.reload() }]
/// }
/// ```
///
/// A letter that depends on the language comes from a table, as a button's mnemonic does:
///
/// ```swift
/// KeyCommand(.Shop.reload, keys: letterKeys(of: .Shop.reloadKeys)) { [weak self] in self?.reload() }
/// ```
///
/// Views and controllers have theirs in ``Responder/keyCommands``. Keys that a user can change are
/// those of a ``KeyAction``, in ``KeyBindings``.
public struct KeyCommand {
  /// The command's name; nil for one that isn't listed.
  public let title: Message?
  /// The reading of a name in Han characters, in kana; searches find the command by it.
  public let reading: Message?
  /// The keys, each of which performs it; a ``CommandPalette`` lists a command without any.
  public internal(set) var keys: [KeyEvent]
  /// The mnemonic of a control that does the same (``Control/mnemonic``); nil for none.
  ///
  /// A ``CommandPalette`` shows its first letter if the control is on the screen.
  public let mnemonic: Message?
  /// Whether it can be performed now.
  public let isEnabled: Bool
  /// The order in which a ``StatusBar`` drops commands for lack of room: the lowest first.
  ///
  /// Commands with a priority below 0 are last in the bar.
  public let priority: Int
  /// The action of the command.
  public let action: () -> Void
  /// Whether it opens the list of all commands, which omits it.
  var opensPalette = false
  /// Whether it closes the topmost layer, unless a key command in that layer has its keys.
  var closesLayer = false

  /// Creates a command with a name.
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

  /// Creates a command with one key.
  public init(
    _ key: Key, _ modifiers: KeyModifiers = [], title: Message? = nil, isEnabled: Bool = true,
    priority: Int = 0, action: @escaping () -> Void
  ) {
    self.init(
      title, keys: [KeyEvent(key, modifiers)], isEnabled: isEnabled, priority: priority,
      action: action)
  }
}

extension KeyCommand {
  /// The names of the command's keys, or nil for a command without keys.
  public var keyNames: Message? { KeyName.message(for: keys) }
}

extension Responder {
  /// Returns the keys of the letters that a table has for a command, such as `"reload.keys" = "rㄱ"`.
  ///
  /// The letters are in the window's language. The status bar shows the first.
  /// A letter of a keyboard whose key has another of the letters in Latin script is left out, since
  /// the key performs the command anyway; so is one that terminals don't send with the modifiers.
  ///
  /// - Returns: The keys, in the order of the letters; none outside a window.
  public func letterKeys(of letters: Message, _ modifiers: KeyModifiers = []) -> [KeyEvent] {
    guard let localizer = application?.window.traits?.localizer else { return [] }
    let letters = localizer.letters(of: letters).filter { !$0.isWhitespace }
    return letters.filter { letter in
      if modifiers.contains(.control) { return letter.isASCII }
      let latin = KeyEvent(.character(letter)).latinKeys
      return latin.isEmpty
        || !latin.allSatisfy { event in
          guard case .character(let key) = event.key else { return false }
          return letters.contains(key.lowercased())
        }
    }
    .map { KeyEvent(.character($0), modifiers) }
  }
}
