import HanokUnicode

/// The line break opportunities of a text in a language.
struct LineBreaking {
  /// The offsets where a line may or must end, ascending.
  let breaks: [LineBreaks.Break]

  private static let rules = SharedCache<LanguageTag, LineBreaks>(capacity: 32)

  /// Finds the breaks by UAX #14: strict for Japanese, by dictionary for Thai.
  ///
  /// Korean breaks between words, as in printed books, except beside the kana of Japanese names and
  /// texts, which have no spaces; UAX #14 alone would break within words, and also within command
  /// line options, such as `--no-color`, and numbers in Chinese digits.
  init(_ text: String, language: LanguageTag) {
    let rules = try? Self.rules.value(for: language) { () throws(ICUError) in
      try LineBreaks(language)
    }
    let hasHanNumbers = language.description.contains("-nu-hanidec")
    let breaks = (rules?.breaks(in: text) ?? []).compactMap {
      Self.outsideOfWholes($0, in: text, hasHanNumbers: hasHanNumbers)
    }
    self.breaks =
      language.language == "ko"
      ? breaks.filter { $0.isMandatory || Self.isBetweenWords($0.offset, in: text) } : breaks
  }

  /// Returns the break, unless it is within a command line option or a number in Chinese digits.
  ///
  /// An option begins with hyphens. UAX #14 permits no break before a hyphen: after Chinese
  /// characters, which have no space between words, the break after an option's hyphens moves
  /// before them.
  private static func outsideOfWholes(
    _ lineBreak: LineBreaks.Break, in text: String, hasHanNumbers: Bool
  ) -> LineBreaks.Break? {
    let scalars = text.unicodeScalars
    let place = text.utf8.index(text.utf8.startIndex, offsetBy: lineBreak.offset)
    guard !lineBreak.isMandatory, place < text.endIndex else { return lineBreak }
    let before = scalars[..<place]
    guard isOfOption(scalars[place]) else {
      let isWithinNumber = hasHanNumbers && isWithinHanNumber(scalars[place], after: before)
      return isWithinNumber ? nil : lineBreak
    }
    let start = before.reversed().prefix(while: isOfOption).reversed()
    let last = before.dropLast(start.count).last
    let isOption = start.starts(with: ["-", "-"]) || start.first == "-" && last == " "
    guard isOption else { return lineBreak }
    guard start.allSatisfy({ $0 == "-" }), let last, last.value >= firstWideScalar,
      CharacterProperties(last).generalCategory != .openPunctuation
    else { return nil }
    return LineBreaks.Break(offset: lineBreak.offset - start.count, isMandatory: false)
  }

  /// The first sign or letter of East Asia (Unicode, CJK Symbols and Punctuation).
  private static let firstWideScalar: UInt32 = 0x3000

  private static func isWithinHanNumber(
    _ next: Unicode.Scalar, after before: Substring.UnicodeScalarView
  ) -> Bool {
    guard hanDigits.contains(next), let last = before.last else { return false }
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
    guard let last = scalars[..<place].last(where: { !isAttached($0) }) else { return true }
    return !isOfWord(last) || isKana(last) || isKana(scalars[place])
  }

  /// Whether a scalar is a letter of Japanese alone: hiragana, katakana, and its halfwidth forms.
  private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: true
    default: false
    }
  }

  /// Marks and formats belong to the preceding character.
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
