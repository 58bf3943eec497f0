extension Character {
  /// Whether it is a decimal digit of any script.
  package var isDecimalDigit: Bool {
    unicodeScalars.count == 1 && unicodeScalars.first?.properties.numericType == .decimal
  }

  /// Whether it may be in a typed number, besides digits and a sign.
  package var isMarkOfNumber: Bool { ".,٫٬'’ %٪".contains(self) }
}
