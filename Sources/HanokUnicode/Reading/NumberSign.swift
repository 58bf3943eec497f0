/// A sign of a typed number, in any script and width.
enum NumberSign: Hashable {
  case digit(UInt8)
  case separator(NumberSeparator)
  case minus
  case plus
  case percent
  case permille
  case opening
  case closing
  case exponent
  case eastAsian(EastAsianNumeral)
  case other

  /// Returns nil for invisible scalars: direction controls, joiners, variation selectors.
  init?(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return nil }
    // Full-width signs are those of ASCII at a constant offset.
    let isWide = (0xFF01...0xFF5E).contains(scalar.value)
    let plain = isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
    if let separator = NumberSeparator(plain) {
      self = .separator(separator)
    } else if plain.properties.numericType == .decimal,
      let value = plain.properties.numericValue
    {
      self = .digit(UInt8(value))
    } else if let numeral = EastAsianNumeral(plain) {
      self = .eastAsian(numeral)
    } else {
      switch plain {
      // CLDR's lenient minus signs, and the dashes of word processors.
      case "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{207B}", "\u{208B}", "\u{2212}",
        "\u{2796}", "\u{FE63}", "\u{25B2}", "\u{25B3}":
        self = .minus
      case "+", "\u{207A}", "\u{208A}", "\u{2795}", "\u{FB29}", "\u{FE62}": self = .plus
      case "%", "\u{066A}", "\u{FE6A}": self = .percent
      case "\u{2030}", "\u{0609}": self = .permille
      case "(": self = .opening
      case ")": self = .closing
      case "e", "E": self = .exponent
      default: self = .other
      }
    }
  }
}
