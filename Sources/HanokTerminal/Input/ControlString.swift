/// A control string as a terminal sends it to answer a question (ECMA-48 §5.6).
struct ControlString {
  /// Its bytes: the letter that introduced it, and what it holds.
  private let text: String

  init(_ bytes: [UInt8]) {
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// What it answers; nil where that is nothing that was asked for.
  var reply: TerminalReply? {
    let body = text.dropFirst(4)
    switch text.prefix(4) {
    // OSC 10 and 11.
    case "]10;": return TerminalColor(body).map(TerminalReply.foreground)
    case "]11;": return TerminalColor(body).map(TerminalReply.background)
    // DCS > |
    default:
      guard text.hasPrefix("P>|") else { return nil }
      return .version(String(text.dropFirst(3)))
    }
  }
}
