public import HanokTerminal

/// Something that events go to, and that hands on what it doesn't take.
open class Responder {
  /// A responder.
  public init() {}

  /// Whom an event goes to next; nil at the end of the chain.
  open var next: Responder? { nil }

  /// Whether keys may go to it first.
  open var canBecomeFirstResponder: Bool { false }

  /// The keys that do something here, and whenever something below has the keys.
  open var keyCommands: [KeyCommand] { [] }

  /// Takes a key, or not.
  ///
  /// - Returns: Whether it was taken; otherwise it goes to the next responder.
  open func keyPressed(_ event: KeyEvent) -> Bool {
    guard let command = keyCommands.first(where: { $0.event == event }) else { return false }
    command.action()
    return true
  }

  /// Takes pasted text, or not.
  open func pasted(_ text: String) -> Bool { false }

  /// The application at the end of the chain; nil while the responder is on no screen.
  public var application: Application? {
    var responder: Responder? = self
    while let current = responder {
      if let application = current as? Application { return application }
      responder = current.next
    }
    return nil
  }
}
