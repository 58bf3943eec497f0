import HanokTableSyntax

/// Letters that were read in the wrong encoding.
package enum GarbledText {
  /// Returns the mistake of the first letters that were read in the wrong encoding, or nil without any.
  ///
  /// - Parameters:
  ///   - reference: The pattern that this one translates.
  ///   - isLatin: Whether the language is written in Latin letters. Others have none of the letters that
  ///     a byte of UTF-8 becomes.
  package static func mistake(
    in pattern: ReviewedPattern, _ reference: ReviewedPattern?, isLatin: Bool
  ) -> Mistake? {
    (replaced(pattern, reference) ?? mojibake(pattern, isLatin: isLatin))
      .map { mistake(at: $0, in: pattern) }
  }

  /// Returns the mistake of garbled letters.
  package static func mistake(at letters: Range<Int>, in pattern: ReviewedPattern) -> Mistake {
    let text = ReviewedWord(letters: pattern.letters[letters]).text
    var mistake = Mistake(
      .encoding, pattern.letters.sourceRange(letters, end: pattern.end), ["subject": .init(text)])
    mistake.kind = ProblemKind("mojibake", table: "HanokReview")
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
  package static func isLetter(_ index: Int, in letters: [ReviewedPattern.Letter]) -> Bool {
    [index - 1, index + 1].contains {
      letters.indices.contains($0) && letters[$0].scalar.properties.isAlphabetic
    }
  }

  /// Returns the first letter in UTF-8 that was read in a code page of Windows: `Ã©` for `é`.
  private static func mojibake(
    _ pattern: ReviewedPattern, isLatin: Bool
  ) -> Range<Int>? {
    let letters = pattern.letters
    for index in letters.indices {
      let lead = letters[index].scalar
      let count = continuationCount(after: lead, isLatin: isLatin)
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

  /// The number of bytes that follow a first byte, where it isn't a letter of the language itself.
  private static func continuationCount(
    after lead: Unicode.Scalar, isLatin: Bool
  ) -> Int {
    switch lead.value {
    case 0xC2, 0xC3, 0xE2: 1
    case 0xC4...0xDF where !isLatin: 1
    case 0xE0...0xEF where !isLatin: 2
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
}
