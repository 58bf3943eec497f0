/// A terminal's answer to a query.
public enum TerminalReply: Hashable, Sendable {
  /// The class of the terminal, which every terminal reports (DA1).
  case deviceAttributes([Int])
  /// The name and version of the terminal, such as `kitty(0.32.2)` (XTVERSION).
  case version(String)
  /// The state of a private mode (DECRPM).
  case mode(Int, ModeState)
  /// The state of the mode for who orders right-to-left text (BDSM, ECMA-48 §7.2.1).
  case directionMode(ModeState)
  /// The flags of kitty's keyboard protocol that are set.
  case keyboardFlags(Int)
  /// The terminal's text colour.
  case foreground(TerminalColor)
  /// The terminal's background colour.
  case background(TerminalColor)
  /// Whether the terminal has become dark or light.
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
  /// Creates an answer from a control string (ECMA-48 §5.6), or returns nil for an unexpected one.
  ///
  /// - Parameter string: The letter that introduces it, and its content.
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
