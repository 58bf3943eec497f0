/// A separator in a number; separators that look alike are one (CLDR, `parseLenient`).
enum NumberSeparator: Hashable {
  case point
  case comma
  case apostrophe
  case space
  /// The Arabic decimal separator.
  case momayyez
  /// The Arabic thousands separator.
  case arabicThousands

  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case ".", "\u{2024}", "\u{3002}", "\u{FE12}", "\u{FE52}", "\u{FF61}": self = .point
    case ",", "\u{060C}", "\u{3001}", "\u{FE10}", "\u{FE11}", "\u{FE50}", "\u{FE51}", "\u{FF64}",
      "\u{2E41}":
      self = .comma
    case "'", "\u{2018}", "\u{2019}", "\u{02BC}", "\u{02B9}", "\u{2032}": self = .apostrophe
    case "\u{066B}": self = .momayyez
    case "\u{066C}": self = .arabicThousands
    default:
      if !scalar.properties.isWhitespace { return nil }
      self = .space
    }
  }

  /// Returns the separator of a text of one visible scalar, or nil for other texts.
  init?(of text: String) {
    let seen = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard seen.count == 1, let scalar = seen.first else { return nil }
    self.init(scalar)
  }
}

/// The separators of a language's numbers, learned from ICU's output.
struct NumberSeparators: Sendable {
  /// The separators before the fraction.
  private(set) var decimals: Set<NumberSeparator> = [.momayyez]
  /// The separators between groups.
  ///
  /// Spaces and apostrophes are always among them: they have no other meaning.
  private(set) var groups: Set<NumberSeparator> = [.arabicThousands, .apostrophe, .space]

  init(_ language: LanguageTag) {
    learn(language)
    // Arabic has other separators with Latin digits than with its own; both are read.
    guard let latin = try? language.settingUnicodeExtension("nu", to: "latn") else { return }
    let (own, ownGroups) = (decimals, groups)
    learn(latin)
    decimals.subtract(ownGroups)
    groups.subtract(own)
  }

  private mutating func learn(_ language: LanguageTag) {
    guard let format = try? NumberFormat(language, skeleton: ".0 group-min2"),
      let number = try? format.format(decimal: "1234567.5")
    else { return }
    let bytes = Array(number.text.utf8)
    for field in number.fields {
      let text = String(decoding: bytes[field.range], as: UTF8.self)
      guard let separator = NumberSeparator(of: text) else { continue }
      if field.kind == .decimalSeparator { decimals.insert(separator) }
      if field.kind == .groupingSeparator { groups.insert(separator) }
    }
  }
}
