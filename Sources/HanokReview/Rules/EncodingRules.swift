import HanokLocalization
import HanokUnicode
import MessageFormat

/// Letters that another encoding or another normalization form has left.
enum EncodingRules {
  static func mistakes(
    in pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    if let garbled = replaced(pattern, reference) ?? mojibake(pattern, pair.language) {
      return [mistake(garbled, in: pattern)]
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
    return lostText(pattern, reference).map { [mistake($0, in: pattern)] } ?? []
  }

  /// A mistake that is right in a rare name or in code.
  private static func guess(_ letters: Range<Int>, in pattern: ReviewedPattern) -> Mistake {
    var mistake = mistake(letters, in: pattern)
    mistake.severity = .warning
    return mistake
  }

  private static func mistake(_ letters: Range<Int>, in pattern: ReviewedPattern) -> Mistake {
    let text = ReviewedWord(letters: pattern.letters[letters]).text
    var mistake = Mistake(
      .encoding, pattern.letters.sourceRange(letters, end: pattern.end), ["subject": .init(text)])
    mistake.kind = Problem.Kind("mojibake", table: "HanokReview")
    return mistake
  }

  /// Returns a letter that couldn't be read, U+FFFD, or was read as a control character.
  private static func replaced(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern?
  ) -> Range<Int>? {
    let letters = pattern.letters
    let index = letters.indices.first { index in
      letters[index].scalar == "\u{FFFD}" && reference?.has("\u{FFFD}") != true
        || (0x80...0x9F).contains(letters[index].scalar.value) && isLetter(index, in: letters)
    }
    return index.map { $0..<$0 + 1 }
  }

  /// Whether a sign is beside a letter, as part of a word.
  static func isLetter(_ index: Int, in letters: [ReviewedPattern.Letter]) -> Bool {
    [index - 1, index + 1].contains {
      letters.indices.contains($0) && letters[$0].scalar.properties.isAlphabetic
    }
  }

  /// Returns the first letter in UTF-8 that was read in a code page of Windows: `Ã©` for `é`.
  private static func mojibake(
    _ pattern: ReviewedPattern, _ language: ReviewLanguage
  ) -> Range<Int>? {
    let letters = pattern.letters
    for index in letters.indices {
      let lead = letters[index].scalar
      let count = continuationCount(after: lead, language)
      let end = index + 1 + count
      if count > 0, end <= letters.count,
        letters[(index + 1)..<end].allSatisfy({ isContinuation($0.scalar, after: lead) })
      {
        return index..<end
      }
      let previous = index > 0 ? letters[index - 1].scalar : nil
      if index + 1 < letters.count,
        CodePage.isMojibake(lead, letters[index + 1].scalar, after: previous)
          || CodePage.isMisreadEast(letters[index...])
      {
        return index..<index + 2
      }
    }
    return nil
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

  /// The number of bytes that follow a first byte, where it isn't a letter of the language itself.
  private static func continuationCount(
    after lead: Unicode.Scalar, _ language: ReviewLanguage
  ) -> Int {
    switch lead.value {
    case 0xC2, 0xC3, 0xE2: 1
    case 0xC4...0xDF where language.script != .latin: 1
    case 0xE0...0xEF where language.script != .latin: 2
    default: 0
    }
  }

  private static func isContinuation(
    _ scalar: Unicode.Scalar, after lead: Unicode.Scalar
  ) -> Bool {
    if lead.value == 0xE2 { return scalar == "€" || scalar.value == 0x80 }
    return (0x80...0xBF).contains(scalar.value) || lead.value != 0xC2 && signs.contains(scalar)
  }

  /// The signs of Windows-1252 from 0x80, but for those that can follow a letter: `’`, `”`, `›`, `…`.
  private static let signs = Set("€‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•–—˜™šœžŸ".unicodeScalars)

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
