import HanokLocalization
import HanokUnicode

/// The signs and spaces of a text, by the habits of the language.
enum PunctuationRules {
  static func mistakes(in pair: ReviewedPair) -> [Mistake] {
    guard !pair.isMnemonic else { return [] }
    return pair.target.patterns.flatMap { pattern -> [Mistake] in
      guard pattern.hasLetters else { return [] }
      let reference = pair.source(of: pattern)
      return EndRules.mistakes(in: pattern, reference, pair)
        + PairRules.mistakes(in: pattern, reference, pair)
        + signs(pattern, reference, pair)
        + spaces(pattern, reference, pair) + opening(pattern, pair)
    }
  }

  // MARK: - Signs

  /// Three full stops, straight apostrophes, hyphens as dashes.
  private static func signs(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    let letters = pattern.letters
    lazy var isQuoting = letters.count { $0.scalar == "'" } > pattern.straightApostropheCount
    var mistakes: [Mistake] = []
    for index in letters.indices {
      switch letters[index].scalar {
      case "."
      where index + 2 < letters.count && letters[index + 1].scalar == "."
        && letters[index + 2].scalar == "."
        && (index == 0 || letters[index - 1].scalar != "."):
        if reference?.text.contains("...") == true { continue }
        let range = letters.sourceRange(index..<index + 3, end: pattern.end)
        mistakes.append(Mistake(.ellipsis, range, replacement: "…"))
      case "'"
      where index > 0 && index + 1 < letters.count
        && letters[index - 1].scalar.properties.isAlphabetic
        && letters[index + 1].scalar.properties.isAlphabetic:
        // Beside others, it can be half of a pair.
        if isQuoting { continue }
        let range = letters.sourceRange(index..<index + 1, end: pattern.end)
        mistakes.append(Mistake(.apostrophe, range, replacement: "’"))
      case "-"
      where index > 0 && index + 1 < letters.count && letters[index - 1].scalar == " "
        && letters[index + 1].scalar == " ":
        if reference?.text.contains(" - ") == true { continue }
        let range = letters.sourceRange(index..<index + 1, end: pattern.end)
        mistakes.append(Mistake(.dash, range))
      default: break
      }
    }
    return mistakes
  }

  // MARK: - Spaces

  private static let narrow: Unicode.Scalar = "\u{202F}"
  private static let noBreak: Unicode.Scalar = "\u{A0}"

  /// Two spaces, a space before a mark, and French without one.
  private static func spaces(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    let letters = pattern.letters
    var mistakes: [Mistake] = []
    for index in letters.indices.dropFirst() {
      let (previous, scalar) = (letters[index - 1].scalar, letters[index].scalar)
      if scalar == " ", previous == " " {
        // At the start they indent the line.
        let isIndent = index == 1 || letters[index - 2].scalar == "\n"
        let isFurther = index > 1 && letters[index - 2].scalar == " "
        if isIndent || isFurther || reference?.text.contains("  ") == true { continue }
        let count = letters[index...].prefix { $0.scalar == " " }.count
        let range = letters.sourceRange(index..<index + count, end: pattern.end)
        mistakes.append(Mistake(.doubleSpace, range, replacement: ""))
      } else if let mistake = space(before: index, in: pattern, reference, pair),
        !isName(index, in: pattern, reference)
      {
        mistakes.append(mistake)
      }
    }
    return mistakes
  }

  private static func space(
    before index: Int, in pattern: ReviewedPattern, _ reference: ReviewedPattern?,
    _ pair: ReviewedPair
  ) -> Mistake? {
    let letters = pattern.letters
    let (previous, scalar) = (letters[index - 1].scalar, letters[index].scalar)
    guard ["!", "?", ";", ":", ",", "."].contains(scalar) else { return nil }
    let isAtEnd =
      index + 1 == letters.count || letters[index + 1].scalar.isSpace
      || letters[index + 1].scalar.closesQuotation
    guard isAtEnd else { return nil }
    if pair.language.code == "fr", ["!", "?", ";", ":"].contains(scalar) {
      // Canada writes a space before a colon alone.
      if pair.language.tag.region == "CA", scalar != ":" { return nil }
      let isRight = previous == noBreak || previous == narrow
      if isRight || !(previous == " " || previous.properties.isAlphabetic || previous == "»") {
        return nil
      }
      let mark = scalar == ":" ? noBreak : narrow
      let start = previous == " " ? index - 1 : index
      let range = letters.sourceRange(start..<index, end: pattern.end)
      return Mistake(
        .spaceBeforePunctuation, range, ["subject": .init(String(scalar)), "kind": "missing"],
        replacement: String(mark))
    }
    guard reference != nil, previous.isSpace, previous != "\n", index > 1,
      !letters[index - 2].scalar.isSpace,
      reference?.text.contains(" " + String(scalar)) != true,
      // A full stop can begin a word: “.ods”.
      pair.language.code != "fr" || [",", "."].contains(scalar)
    else { return nil }
    // A ratio is written with spaces in some languages: 16 : 9.
    if scalar == ":", letters[index - 2].isDigit,
      letters[(index + 1)...].first(where: { !$0.scalar.isSpace })?.isDigit == true
    {
      return nil
    }
    let range = letters.sourceRange(index - 1..<index, end: pattern.end)
    return Mistake(
      .spaceBeforePunctuation, range, ["subject": .init(String(scalar)), "kind": "extra"],
      replacement: "")
  }

  /// Whether a mark isn't punctuation but the name of a key, or part of code that the source has, too.
  private static func isName(
    _ index: Int, in pattern: ReviewedPattern, _ reference: ReviewedPattern?
  ) -> Bool {
    let scalar = pattern.letters[index].scalar
    let word = pattern.word(at: index)
    if scalar == ";", word.text.first == "&" { return true }
    guard let reference else { return false }
    let isNamed = reference.letters.indices.contains {
      reference.letters[$0].scalar == scalar && reference.isApart(at: $0)
    }
    if isNamed, pattern.isApart(at: index) { return true }
    guard word.letters.startIndex < index else { return false }
    // A label can be the same word in both languages: “Score:”.
    let isLabel = word.letters.startIndex == 0 && word.count > 2 && word.isCapitalized
    return !isLabel && reference.words.contains { $0.text == word.text }
  }

  /// Spanish opens its questions and exclamations.
  private static func opening(_ pattern: ReviewedPattern, _ pair: ReviewedPair) -> [Mistake] {
    guard ["es", "gl", "ast"].contains(pair.language.code) else { return [] }
    return [("?" as Unicode.Scalar, "¿" as Unicode.Scalar), ("!", "¡")].compactMap {
      closing, opening in
      guard
        let last = pattern.letters.indices.last(where: { ends(at: $0, with: closing, pattern) }),
        !pattern.letters.contains(where: { $0.scalar == opening })
      else { return nil }
      return Mistake(
        .openingMarks, pattern.letters[last].range, ["subject": .init(String(opening))])
    }
  }

  /// Whether a mark is after a word, and not in one, as in an address, nor the name of a key.
  private static func ends(
    at index: Int, with mark: Unicode.Scalar, _ pattern: ReviewedPattern
  ) -> Bool {
    let letters = pattern.letters
    guard letters[index].scalar == mark, index > 0, !letters[index - 1].scalar.isSpace,
      !PairRules.openingMarks.contains(letters[index - 1].scalar),
      !["(", "[", "+", "-", "`", "'", "\""].contains(letters[index - 1].scalar)
    else { return false }
    return index + 1 == letters.count || letters[index + 1].scalar.isSpace
      || letters[index + 1].scalar.closesQuotation
  }
}

extension ReviewedPattern {
  /// The number of straight apostrophes between letters.
  fileprivate var straightApostropheCount: Int {
    letters.indices.dropFirst().dropLast().count { index in
      letters[index].scalar == "'" && letters[index - 1].scalar.properties.isAlphabetic
        && letters[index + 1].scalar.properties.isAlphabetic
    }
  }

  /// Returns the word between white space that an index is in.
  fileprivate func word(at index: Int) -> ReviewedWord {
    let start = letters[..<index].lastIndex { $0.scalar.isSpace }.map { $0 + 1 } ?? 0
    let end = letters[index...].firstIndex { $0.scalar.isSpace } ?? letters.count
    return ReviewedWord(letters: letters[start..<end])
  }

  /// Whether a mark follows no word: it is at the start, or after a space or what opens a quotation.
  fileprivate func isApart(at index: Int) -> Bool {
    guard index > 0 else { return true }
    let previous = letters[index - 1].scalar
    return previous.isSpace || PairRules.openingMarks.contains(previous)
      || ["(", "[", "\"", "'", "`"].contains(previous)
  }
}

extension ReviewedWord {
  fileprivate var isCapitalized: Bool { letters.first?.scalar.properties.isUppercase == true }
}

extension Unicode.Scalar {
  /// Whether it is a mark of direction or an isolate, which is invisible.
  var isInvisibleMark: Bool {
    switch value {
    case 0x200E, 0x200F, 0x061C, 0x2066...0x2069, 0x202A...0x202E, 0x2060: true
    default: false
    }
  }
}
