extension StringProtocol {
  /// The text with control characters and lone direction controls replaced by something to see.
  package var visible: String {
    String(String.UnicodeScalarView(unicodeScalars.map(\.visible)))
  }
}

extension Unicode.Scalar {
  fileprivate var visible: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: self
    }
  }
}
