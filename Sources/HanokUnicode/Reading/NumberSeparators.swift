/// A separator in a number; separators that look alike are one (CLDR, `parseLenient`).
enum NumberSeparator: Hashable {
  case point
  case comma
  case apostrophe
  case space
  /// A line break or a tab: it is between two numbers, or around one.
  case lineBreak
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
      let isBreak = scalar.value < 0x20 || [0x85, 0x2028, 0x2029].contains(scalar.value)
      self = isBreak ? .lineBreak : .space
    }
  }

  /// Returns the separator of a text of one visible scalar, or nil for other texts.
  init?(of text: String) {
    let seen = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard seen.count == 1, let scalar = seen.first else { return nil }
    self.init(scalar)
  }
}

/// The sizes of the groups of digits in a number: 3 and 3 in `1,234,567`, 3 and 2 in `12,34,567`.
struct GroupSizes: Hashable {
  /// The number of digits in the last group.
  let last: Int
  /// The number of digits in each group between the first and the last; the first has at most as many.
  let inner: Int
}

/// The separators of a language's numbers, learned from ICU's output.
struct NumberSeparators: Sendable {
  /// The separators before the fraction.
  private(set) var decimals: Set<NumberSeparator> = [.momayyez]
  /// The separators between groups.
  ///
  /// Spaces and apostrophes are always among them: they have no other meaning in a number.
  private(set) var groups: Set<NumberSeparator> = [.arabicThousands, .apostrophe, .space]
  /// Whether the language itself has spaces between groups.
  private(set) var hasSpacedGroups = false
  /// The sizes of groups: those that people write everywhere, and the language's own.
  ///
  /// In Anii and Toki Pona the last group has two digits, too: `3 09 58 25`.
  private(set) var groupSizes: Set = [
    GroupSizes(last: 3, inner: 3), GroupSizes(last: 3, inner: 2),
  ]

  init(_ language: LanguageTag) {
    learn(language, "precision-integer percent group-on-aligned")
    learn(language, Self.decimal)
    // Arabic has other separators with Latin digits than with its own; both are read.
    guard let latin = try? language.settingUnicodeExtension("nu", to: "latn") else { return }
    let (own, ownGroups) = (decimals, groups)
    learn(latin, Self.decimal)
    decimals.subtract(ownGroups)
    groups.subtract(own)
  }

  // Also where a language has groups only on request, as POSIX does.
  private static let decimal = ".0 group-on-aligned"

  private mutating func learn(_ language: LanguageTag, _ skeleton: String) {
    guard let format = try? NumberFormat(language, skeleton: skeleton),
      let number = try? format.format(decimal: "1234567.5")
    else { return }
    let bytes = Array(number.text.utf8)
    var whole = bytes[...]
    for field in number.fields {
      let text = String(decoding: bytes[field.range], as: UTF8.self)
      if field.kind == .decimalSeparator { whole = bytes[..<field.range.lowerBound] }
      guard let separator = NumberSeparator(of: text) else { continue }
      if field.kind == .decimalSeparator { decimals.insert(separator) }
      if field.kind == .groupingSeparator {
        groups.insert(separator)
        if separator == .space { hasSpacedGroups = true }
      }
    }
    learnGroupSizes(of: NumberScan(String(decoding: whole, as: UTF8.self)))
  }

  private mutating func learnGroupSizes(of integer: NumberScan) {
    let groups = integer.signs.split { if case .digit = $0.sign { false } else { true } }
    let sizes = groups.map(\.count)
    guard sizes.count > 2 else { return }
    groupSizes.insert(GroupSizes(last: sizes[sizes.count - 1], inner: sizes[sizes.count - 2]))
  }
}
