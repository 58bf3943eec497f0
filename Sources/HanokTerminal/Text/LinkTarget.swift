/// A link's target as it may be sent to a terminal: printable ASCII alone.
enum LinkTarget {
  /// Longer targets are no links: terminals leave them out (the OSC 8 convention says 2,083 bytes).
  static let maximumBytes = 2_083

  /// The bytes of a target; what isn't printable ASCII is percent-encoded (RFC 3986, section 2.1).
  static func bytes(of target: String) -> [UInt8] {
    target.utf8.flatMap { byte -> [UInt8] in
      if byte > 0x20, byte < 0x7F { return [byte] }
      return [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
