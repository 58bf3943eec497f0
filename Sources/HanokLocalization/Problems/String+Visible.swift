extension StringProtocol {
  /// The text with control characters and direction controls replaced by something to see.
  ///
  /// Marks of direction, as sentences in Arabic have them beside an option's name, show nothing where
  /// they are obeyed, and are left out.
  package var visible: String {
    let scalars = unicodeScalars.filter { !$0.isDirectionMark }
    return String(String.UnicodeScalarView(scalars.map(\.visible)))
  }
}

extension Unicode.Scalar {
  /// Whether it is LRM, RLM or ALM (UAX #9, Implicit Directional Marks).
  package var isDirectionMark: Bool { [0x200E, 0x200F, 0x061C].contains(value) }

  fileprivate var visible: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: self
    }
  }
}
