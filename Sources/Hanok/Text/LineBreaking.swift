import HanokUnicode

/// Where the lines of a text may end in a language.
nonisolated struct LineBreaking {
  /// The offsets in UTF-8 bytes where a line may end.
  let optional: Set<Int>
  /// Those where it must.
  let mandatory: Set<Int>

  private static let rules = SharedCache<LanguageTag, LineBreaks>(capacity: 32)

  /// Finds the breaks by UAX #14: Japanese strictly, Thai by dictionary.
  ///
  /// Korean breaks between words, as its books do; UAX #14 alone would break within them.
  init(_ text: String, language: LanguageTag) {
    let rules = try? Self.rules.value(for: language) { () throws(ICUError) in
      try LineBreaks(language)
    }
    let breaks = rules?.breaks(in: text) ?? []
    mandatory = Set(breaks.filter(\.isMandatory).map(\.offset))
    let offsets = breaks.filter { !$0.isMandatory }.map(\.offset)
    optional = Set(language.language == "ko" ? Self.betweenWords(offsets, text) : offsets)
  }

  /// The breaks that don't stand between two letters or numbers (CSS Text, `word-break: keep-all`).
  private static func betweenWords(_ offsets: [Int], _ text: String) -> [Int] {
    let scalars = text.unicodeScalars
    return offsets.filter { offset in
      let place = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
      guard place < text.endIndex, isOfWord(scalars[place]) else { return true }
      return scalars[..<place].last { !isAttached($0) }.map { !isOfWord($0) } ?? true
    }
  }

  /// Marks and formats belong to what they stand behind.
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
