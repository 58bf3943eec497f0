public import HanokTerminal

/// An object that handles events, and passes the others to the next responder.
open class Responder {
  /// Creates a responder.
  public init() {}

  /// The next responder of an event, or nil at the end of the chain.
  open var next: Responder? { nil }

  /// Whether it can have the focus.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it can give up the focus when another responder requests it.
  open var canResignFirstResponder: Bool { true }

  /// The key commands in force while this responder or one before it in the chain has the focus.
  open var keyCommands: [KeyCommand] { [] }

  /// Handles a key.
  ///
  /// - Returns: Whether it was handled; otherwise it goes to the next responder.
  open func keyPressed(_ event: KeyEvent) -> Bool {
    let commands = keyCommands.filter(\.isEnabled)
    guard
      let command = commands.first(where: { $0.keys.contains(event) })
        ?? commandOnOtherLayout(event, of: commands)
    else { return false }
    command.action()
    return true
  }

  /// Returns the command at the key of a letter in another script, unless something has the letter.
  private func commandOnOtherLayout(
    _ event: KeyEvent, of commands: [KeyCommand]
  ) -> KeyCommand? {
    let latinKeys = event.latinKeys
    guard latinKeys.count == 1,
      let command = commands.first(where: { $0.keys.contains(latinKeys[0]) }),
      application?.window.hasKey(event) != true
    else { return nil }
    return command
  }

  /// Handles pasted text, and returns whether it did.
  open func pasted(_ text: String) -> Bool { false }

  /// Called when the responder has gained or lost the focus.
  open func firstResponderDidChange() {}

  /// The responders from this one to the end of the chain.
  public var responderChain: some Sequence<Responder> { sequence(first: self, next: \.next) }

  /// Returns the first responder of a type in the chain, beginning with this one, or nil.
  public func nearestResponder<Target>(of type: Target.Type) -> Target? {
    responderChain.lazy.compactMap { $0 as? Target }.first
  }
}
