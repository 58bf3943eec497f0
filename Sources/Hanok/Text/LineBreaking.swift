import HanokUnicode

/// The places where the lines of a text may end in a language.
nonisolated struct LineBreaking {
  /// The places where a line may end, or must, in order.
  let breaks: [LineBreaks.Break]

  private static let rules = SharedCache<LanguageTag, LineBreaks>(capacity: 32)

  /// Finds the breaks by UAX #14: Japanese strictly, Thai by dictionary.
  ///
  /// Korean breaks between words, as its books do; UAX #14 alone would break within them.
  init(_ text: String, language: LanguageTag) {
    let rules = try? Self.rules.value(for: language) { () throws(ICUError) in
      try LineBreaks(language)
    }
    let breaks = rules?.breaks(in: text) ?? []
    self.breaks =
      language.language == "ko"
      ? breaks.filter { $0.isMandatory || Self.isBetweenWords($0.offset, in: text) } : breaks
  }

  /// Whether a break isn't between two letters or numbers (CSS Text, `word-break: keep-all`).
  private static func isBetweenWords(_ offset: Int, in text: String) -> Bool {
    let scalars = text.unicodeScalars
    let place = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
    guard place < text.endIndex, isOfWord(scalars[place]) else { return true }
    return scalars[..<place].last { !isAttached($0) }.map { !isOfWord($0) } ?? true
  }

  /// Marks and formats belong to what is before them.
  private static func isAttached(_ scalar: Unicode.Scalar) -> Bool {
    switch CharacterProperties(scalar).generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch CharacterProperties(scalar).generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
