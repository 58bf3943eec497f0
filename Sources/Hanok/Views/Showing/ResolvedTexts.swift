import HanokLocalization

/// A cache of the texts of messages in one language, so that redrawing doesn't format them again.
final class ResolvedTexts {
  private var texts: [Message: AttributedText] = [:]

  /// Returns the text of a message.
  func text(of message: Message, in traits: Traits) -> AttributedText {
    if let known = texts[message] { return known }
    let text = AttributedText(drawing: message, in: traits)
    texts[message] = text
    return text
  }

  /// Removes all texts, after a change of the messages or the language.
  func removeAll() { texts.removeAll() }
}
