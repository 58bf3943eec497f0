import HanokTerminal

/// The characters that are typed one after the other, with less than a second between two keys.
///
/// A word that is typed past its field reaches the letters of controls. Its first letter can't be
/// distinguished from a command; those that follow can.
struct TypingRun {
  /// The time after which the next character doesn't continue the typing.
  static let pause = Duration.seconds(1)

  /// The time of the last key; nil after a key that doesn't belong to typing.
  private var lastTime: Duration?
  private var endsInCharacter = false

  /// Adds a key, and returns whether it continues the typing: a letter or a digit, or a space
  /// directly after a character.
  ///
  /// Tab, Backspace and arrows that leave a field belong to typing, too, but Escape and keys with
  /// Ctrl or Alt end it.
  mutating func isContinued(by event: KeyEvent, at now: Duration) -> Bool {
    let isGoingOn = lastTime.map { now - $0 < Self.pause } ?? false
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
