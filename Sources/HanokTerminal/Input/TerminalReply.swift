/// What a terminal answers to a question.
public enum TerminalReply: Hashable, Sendable {
  /// What class of terminal it is: the answer that every terminal gives (DA1).
  case deviceAttributes([Int])
  /// Its name and version, such as `kitty(0.32.2)` (XTVERSION).
  case version(String)
  /// How a private mode stands (DECRPM).
  case mode(Int, ModeState)
  /// Which of kitty's keyboard flags are set.
  case keyboardFlags(Int)
  /// The colour that it writes in.
  case foreground(TerminalColor)
  /// The colour that it writes on.
  case background(TerminalColor)
  /// Whether it has become dark, or light.
  case appearance(isDark: Bool)
  /// Where the cursor is (CPR).
  case cursor(Point)

  /// How a mode stands (DECRPM).
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
  /// What a control string answers (ECMA-48 §5.6); nil where that is nothing that was asked for.
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
