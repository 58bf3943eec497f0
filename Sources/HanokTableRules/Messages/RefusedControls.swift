extension Unicode.Scalar {
  /// Whether it is a control character that no text of a table may have: terminals act on it.
  ///
  /// Tabs and line ends are layout.
  package var isRefusedControl: Bool {
    switch self {
    case "\t", "\n", "\r": false
    default: properties.generalCategory == .control
    }
  }

  /// The number of the character as Unicode writes it: `U+001B`.
  package var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  /// The first control character that no text of a table may have, or nil without one.
  package var refusedControl: Unicode.Scalar? { unicodeScalars.first(where: \.isRefusedControl) }
}
