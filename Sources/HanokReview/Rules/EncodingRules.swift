import HanokLocalization
import HanokUnicode
import MessageFormat

/// Letters that another encoding or another normalization form has left.
enum EncodingRules {
  static func mistakes(
    in pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    let isLatin = pair.language.script == .latin
    if let garbled = GarbledText.mistake(in: pattern, reference, isLatin: isLatin) {
      return [garbled]
    }
    if let garbled = misread(pattern, reference, pair.language) {
      return [guess(garbled, in: pattern)]
    }
    return lostLetters(in: pattern, reference) + composition(pattern, pair.target)
  }

  /// Returns the first question mark that an encoding without the letter has left: `J?zyk`.
  static func lostLetters(
    in pattern: ReviewedPattern, _ reference: ReviewedPattern?
  ) -> [Mistake] {
    if let lost = lost(pattern, reference) { return [guess(lost, in: pattern)] }
    return lostText(pattern, reference).map { [GarbledText.mistake(at: $0, in: pattern)] } ?? []
  }

  /// A mistake that is right in a rare name or in code.
  private static func guess(_ letters: Range<Int>, in pattern: ReviewedPattern) -> Mistake {
    var mistake = GarbledText.mistake(at: letters, in: pattern)
    mistake.severity = .warning
    return mistake
  }

  /// Returns a letter that was read in the code page of Western Europe: `þ` for the Turkish `ş`.
  ///
  /// Names in the source have such letters, too, and foreign words have one of those that French or Danish
  /// have: only two different ones are suspicious.
  private static func misread(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ language: ReviewLanguage
  ) -> Range<Int>? {
    guard let wrong = CodePage.misread[language.code] else { return nil }
    let letters = pattern.letters
    let found = Set(
      letters.lazy.map(\.scalar).filter { wrong.contains($0) && reference?.has($0) != true })
    guard !found.isEmpty else { return nil }
    return letters.indices.first { index in
      let scalar = letters[index].scalar
      guard found.contains(scalar), found.count > 1 || !CodePage.foreign.contains(scalar) else {
        return false
      }
      if scalar.properties.isLowercase || scalar.properties.isUppercase { return true }
      // A sign is one unless it is within a word: `m³`.
      return index > 0 && index + 1 < letters.count
        && letters[index - 1].scalar.properties.isAlphabetic
        && letters[index + 1].scalar.properties.isAlphabetic
    }.map { $0..<$0 + 1 }
  }

  /// Returns a question mark within a word, unless the source has one, too, in code.
  private static func lost(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern?
  ) -> Range<Int>? {
    guard pattern.has("?"), let reference, !reference.joins(with: "?") else { return nil }
    for word in pattern.words where !word.isCode {
      let letters = word.letters
      for index in letters.indices.dropFirst().dropLast() where letters[index].scalar == "?" {
        let (before, after) = (letters[index - 1].scalar, letters[index + 1].scalar)
        // Before a capital, a sentence ends without a space.
        if before.properties.isAlphabetic, after.properties.isLowercase {
          return index..<index + 1
        }
      }
    }
    return nil
  }

  /// Returns a text of nothing but question marks.
  private static func lostText(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern?
  ) -> Range<Int>? {
    guard let reference, reference.hasLetters, !pattern.hasLetters,
      pattern.letters.count(where: { $0.scalar == "?" }) > 1,
      pattern.letters.allSatisfy({ $0.scalar == "?" || $0.scalar.isSpace })
    else { return nil }
    return pattern.letters.indices
  }

  /// Returns text that isn't in Normalization Form C.
  private static func composition(
    _ pattern: ReviewedPattern, _ target: ReviewedMessage
  ) -> [Mistake] {
    let letters = pattern.letters
    guard let first = letters.firstIndex(where: { $0.scalar.composes }),
      let last = letters.last(where: { $0.scalar.composes })
    else { return [] }
    // The letter before a mark is composed with it.
    let start = letters[max(first - 1, 0)].offset
    let range = start..<last.range.upperBound
    let text = String(decoding: Array(target.message.source.utf8)[range], as: UTF8.self)
    let composed = text.normalizedNFC
    guard !text.unicodeScalars.elementsEqual(composed.unicodeScalars) else { return [] }
    return [Mistake(.notNFC, range, replacement: composed)]
  }
}

extension Unicode.Scalar {
  /// Whether it can be part of a composed letter: a combining mark or a conjoining jamo.
  fileprivate var composes: Bool {
    value >= 0x300
      && ((0x1100...0x11FF).contains(value) || properties.canonicalCombiningClass != .notReordered)
  }
}
