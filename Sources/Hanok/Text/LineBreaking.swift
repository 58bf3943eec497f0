import HanokUnicode

/// The places where the lines of a text may end in a language.
nonisolated struct LineBreaking {
  /// The places where a line may end, or must, in order.
  let breaks: [LineBreaks.Break]

  private static let rules = SharedCache<LanguageTag, LineBreaks>(capacity: 32)

  /// Finds the breaks by UAX #14: Japanese strictly, Thai by dictionary.
  ///
  /// Korean breaks between words, as its books do; UAX #14 alone would break within them, and also
  /// within options of a command line, such as `--no-color`, and numbers in Chinese digits.
  init(_ text: String, language: LanguageTag) {
    let rules = try? Self.rules.value(for: language) { () throws(ICUError) in
      try LineBreaks(language)
    }
    let breaks = (rules?.breaks(in: text) ?? []).filter {
      $0.isMandatory || !Self.isWithinWhole($0.offset, in: text)
    }
    self.breaks =
      language.language == "ko"
      ? breaks.filter { $0.isMandatory || Self.isBetweenWords($0.offset, in: text) } : breaks
  }

  /// Whether a break is within an option, which begins with a hyphen, or a number in Chinese digits.
  private static func isWithinWhole(_ offset: Int, in text: String) -> Bool {
    let scalars = text.unicodeScalars
    let place = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
    guard place < text.endIndex else { return false }
    let before = scalars[..<place]
    if isOfOption(scalars[place]) {
      return before.reversed().prefix(while: isOfOption).last == "-"
    }
    guard hanDigits.contains(scalars[place]), let last = before.last else { return false }
    if hanDigits.contains(last) { return true }
    return ",.".unicodeScalars.contains(last)
      && before.dropLast().last.map(hanDigits.contains) == true
  }

  private static func isOfOption(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "0"..."9", "A"..."Z", "a"..."z": true
    default: false
    }
  }

  /// The digits of CLDR's `hanidec`.
  private static let hanDigits = Set("〇一二三四五六七八九".unicodeScalars)

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
