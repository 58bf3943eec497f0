import HanokLocalization

/// The texts of messages in one language, so that what is drawn again isn't formatted again.
final class ResolvedTexts {
  private var texts: [Message: AttributedText] = [:]

  /// The text of a message.
  func text(of message: Message, in traits: Traits) -> AttributedText {
    if let known = texts[message] { return known }
    let text = AttributedText(drawing: message, in: traits)
    texts[message] = text
    return text
  }

  /// Forgets all: the messages or the language have changed.
  func removeAll() { texts.removeAll() }
}
