import HanokTerminal

/// The characters that are typed one after the other, with less than a second between two keys.
///
/// A word that is typed past its field reaches the letters of controls. Its first letter can't be
/// distinguished from a command; those that follow can.
struct TypingRun {
  /// The time of the last key; nil after a key that doesn't belong to typing.
  private var lastTime: Duration?
  private var endsInCharacter = false

  /// Adds a key, and returns whether it continues the typing: a letter or a digit, or a space
  /// directly after a character.
  ///
  /// Tab, Backspace and arrows that leave a field belong to typing, too, but Escape and keys with
  /// Ctrl or Alt end it.
  mutating func isContinued(by event: KeyEvent, at now: Duration) -> Bool {
    let isGoingOn = lastTime.map { now - $0 < TypeAhead.pause } ?? false
    guard let character = event.typedCharacter else {
      let belongs = event.key != .escape && event.modifiers.isSubset(of: .shift)
      lastTime = isGoingOn && belongs ? now : nil
      endsInCharacter = false
      return false
    }
    defer { addCharacter(at: now) }
    return isGoingOn && (character.isSearched || character == " " && endsInCharacter)
  }

  /// Adds a character of a text.
  mutating func addCharacter(at now: Duration) { (lastTime, endsInCharacter) = (now, true) }

  /// Ends the typing, as by a click.
  mutating func end() { (lastTime, endsInCharacter) = (nil, false) }
}

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
      return control(withMnemonic: character)
    }
    return ([firstResponder] + controls).contains { ($0 as? Button)?.style == .destructive }
  }

  /// The time by the application's clock.
  var now: Duration { owner?.scheduler.now ?? .zero }
}
