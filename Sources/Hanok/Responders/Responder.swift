public import HanokTerminal

/// An object that takes events, and hands on those that it doesn't take.
open class Responder {
  /// A responder.
  public init() {}

  /// The responder that an event goes to next; nil at the end of the chain.
  open var next: Responder? { nil }

  /// Whether keys may go to it first.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may give up the keys when another one asks for them.
  open var canResignFirstResponder: Bool { true }

  /// The key commands in force here, and while something below has the keys.
  open var keyCommands: [KeyCommand] { [] }

  /// Takes a key, or not.
  ///
  /// - Returns: Whether it was taken; otherwise it goes to the next responder.
  open func keyPressed(_ event: KeyEvent) -> Bool {
    guard let command = keyCommands.first(where: { $0.isEnabled && $0.keys.contains(event) }) else {
      return false
    }
    command.action()
    return true
  }

  /// Takes pasted text, or not.
  open func pasted(_ text: String) -> Bool { false }

  /// Called when the responder has got the keys or lost them.
  open func firstResponderDidChange() {}

  /// The responders from this one to the end of the chain.
  public var responderChain: some Sequence<Responder> { sequence(first: self, next: \.next) }

  /// Returns the first responder of the chain, this one included, that is of a type; nil where none
  /// is.
  public func nearestResponder<Target>(of type: Target.Type) -> Target? {
    for responder in responderChain {
      if let target = responder as? Target { return target }
    }
    return nil
  }

  /// The application at the end of the chain; nil while the responder is on no screen.
  public var application: Application? {
    responderChain.lazy.compactMap { $0 as? Application }.first
  }
}
