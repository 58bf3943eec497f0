/// A terminal's answer to a question.
public enum TerminalReply: Hashable, Sendable {
  /// The class of the terminal: the answer that every terminal gives (DA1).
  case deviceAttributes([Int])
  /// Its name and version, such as `kitty(0.32.2)` (XTVERSION).
  case version(String)
  /// The state of a private mode (DECRPM).
  case mode(Int, ModeState)
  /// The flags of kitty's keyboard protocol that are set.
  case keyboardFlags(Int)
  /// The colour that it writes in.
  case foreground(TerminalColor)
  /// The colour that it writes on.
  case background(TerminalColor)
  /// Whether it has become dark, or light.
  case appearance(isDark: Bool)
  /// The position of the cursor (CPR).
  case cursor(Point)

  /// The state of a mode (DECRPM).
  public enum ModeState: Int, Sendable {
    case unknown
    case set
    case reset
    case permanentlySet
    case permanentlyReset

    /// Whether a program can set it and reset it.
    public var isChangeable: Bool { self == .set || self == .reset }
  }
}

extension TerminalReply {
  /// The answer in a control string (ECMA-48 §5.6); nil where that is nothing that was asked for.
  ///
  /// - Parameter string: The letter that introduced it, and what it holds.
  init?(string bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let body = text.dropFirst(4)
    switch text.prefix(4) {
    // OSC 10 and 11.
    case "]10;":
      guard let color = TerminalColor(body) else { return nil }
      self = .foreground(color)
    case "]11;":
      guard let color = TerminalColor(body) else { return nil }
      self = .background(color)
    // DCS > |
    default:
      guard text.hasPrefix("P>|") else { return nil }
      self = .version(String(text.dropFirst(3)))
    }
  }
}
