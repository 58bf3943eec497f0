public import HanokTerminal

extension View {
  /// The keys of all actions, those of the traits.
  public var keyBindings: KeyBindings { traits?.keyBindings ?? .standard }

  /// Returns the action of a key and whether Shift extends the selection, or nil for no action.
  public func keyMatch<Action: KeyAction>(
    _ type: Action.Type = Action.self, for event: KeyEvent
  ) -> KeyMatch<Action>? {
    keyBindings.match(type, for: event, isRightToLeft: traits?.isRightToLeft == true)
  }

  /// Returns the action of a key, or nil for none; a key with Shift is another key.
  public func keyAction<Action: KeyAction>(
    _ type: Action.Type = Action.self, for event: KeyEvent
  ) -> Action? {
    guard let match = keyMatch(type, for: event), !match.isExtending else { return nil }
    return match.action
  }

  /// Returns the keys of an action on this screen, with arrows as they are pressed.
  public func keys<Action: KeyAction>(of action: Action) -> [KeyEvent] {
    let keys = keyBindings[action]
    return Action.isMirrored && traits?.isRightToLeft == true ? keys.map(\.mirrored) : keys
  }
}
