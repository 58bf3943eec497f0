/// Collects a control string, which is an answer of the terminal, up to its end (ECMA-48 §5.6).
struct ControlString: Sendable {
  /// The effect of a byte on the string.
  enum Progress: Hashable {
    case continues
    case ends
    /// The byte begins something else.
    ///
    /// - Parameter afterEscape: Whether an escape before it belongs to it.
    case breaksOff(afterEscape: Bool)
  }

  /// The bytes after the escape; those beyond the maximum are incomplete.
  private(set) var bytes: [UInt8]
  private var hasEscape = false

  /// The maximum length of a string that is kept, in bytes.
  private static let maximum = 4_096
  /// The number of last bytes that decide whether the next one is part of a character.
  private static let characterLength = 4

  /// Creates a string from the bytes by which it was recognized.
  init(opening bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The answer in the string, or nil for an unexpected one, as a truncated one is.
  var reply: TerminalReply? { bytes.count > Self.maximum ? nil : TerminalReply(string: bytes) }

  /// Takes a byte.
  mutating func take(_ byte: UInt8) -> Progress {
    if hasEscape {
      if byte == UInt8(ascii: "\\") { return .ends }
      // A control character is a separate key, not Alt with the escape of an end that broke off.
      return .breaksOff(afterEscape: byte == 0x1B || byte >= 0x20 && byte != 0x7F)
    }
    switch byte {
    case 0x1B: hasEscape = true
    case 0x07: return .ends
    // The end in eight bits, alone or as U+009C, unless it is part of a character such as 한.
    case 0x9C where bytes.unfinishedCharacterLength == 0: return .ends
    case 0x9C where bytes.last == 0xC2:
      bytes.removeLast()
      return .ends
    // No answer has a control character: it broke off, and a key was pressed.
    case 0..<0x20, 0x7F: return .breaksOff(afterEscape: false)
    default: append(byte)
    }
    return .continues
  }

  private mutating func append(_ byte: UInt8) {
    bytes.append(byte)
    if bytes.count > Self.maximum + Self.characterLength { bytes.remove(at: Self.maximum) }
  }
}
