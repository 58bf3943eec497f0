import HanokTerminal

extension KeyEvent {
  /// Whether typing has ended, since a view that isn't a field has used the key: Enter, Space or an
  /// arrow in a list isn't part of a word.
  func endsTyping(usedBy responder: Responder) -> Bool {
    guard let view = responder as? View, !view.takesLetters else { return false }
    return switch key {
    case .tab, .backspace, .delete: false
    default: typedCharacter.map { $0 == " " } ?? true
    }
  }
}

extension Window {
  /// Whether a key belongs to typing that goes on, and would lose, save or close something.
  ///
  /// A question keeps its destructive answers from it. On a screen with unsaved content, it reaches
  /// only the view with the focus, unless that is a button. A view that takes or searches letters
  /// receives all of them.
  func withholds(_ event: KeyEvent) -> Bool {
    guard typingRun.isContinued(by: event, at: now), firstResponder?.takesLetters != true,
      firstResponder?.searchesLetters != true
    else { return false }
    if topViewController is AlertController { return isOfDestructiveButton(event) }
    guard hasUnsavedContentOnTop else { return false }
    if let firstResponder, !(firstResponder is Button) { _ = firstResponder.keyPressed(event) }
    return true
  }

  /// Whether a destructive button has the focus, or the letter of the key.
  private func isOfDestructiveButton(_ event: KeyEvent) -> Bool {
    let controls = ([event] + event.latinKeys).map { event -> View? in
      guard case .character(let character) = event.key else { return nil }
      return mnemonics.control(for: character, in: self)
    }
    return ([firstResponder] + controls).contains { ($0 as? Button)?.style == .destructive }
  }

  /// The time by the application's clock.
  var now: Duration { owner?.scheduler.now ?? .zero }
}
