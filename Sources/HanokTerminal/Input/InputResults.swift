/// The results of decoded input: events, and answers of the terminal.
struct InputResults: Sendable {
  /// Whether an escape came before the input that is read: Alt was held, or Escape was pressed.
  var hasAlt = false
  private var events: [InputEvent] = []
  private var replies: [TerminalReply] = []

  /// Returns the events since the last call.
  mutating func takeEvents() -> [InputEvent] {
    defer { events = [] }
    return events
  }

  /// Returns the answers since the last call.
  mutating func takeReplies() -> [TerminalReply] {
    defer { replies = [] }
    return replies
  }

  /// Appends a key, with Alt if it was held.
  mutating func append(_ key: KeyEvent) {
    var key = key
    if hasAlt { key.modifiers.insert(.alt) }
    events.append(.key(key))
  }

  /// Appends an event that isn't a key's; an escape before it was a key, not Alt.
  mutating func append(_ event: InputEvent) {
    endEscape()
    events.append(event)
  }

  /// Appends an answer, if it is an expected one; an escape before it was a key.
  mutating func append(_ reply: TerminalReply?) {
    endEscape()
    if let reply { replies.append(reply) }
  }

  /// Reports an escape as a key before input that has no Alt.
  mutating func endEscape() {
    if hasAlt { events.append(.key(KeyEvent(.escape))) }
    hasAlt = false
  }
}
