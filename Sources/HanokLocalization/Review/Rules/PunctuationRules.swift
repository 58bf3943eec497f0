import HanokUnicode

/// The end of a text, its signs and spaces, by the habits of the language.
enum PunctuationRules {
  static func mistakes(in pair: ReviewedPair) -> [Mistake] {
    guard !pair.isMnemonic else { return [] }
    return pair.target.patterns.flatMap { pattern -> [Mistake] in
      guard pattern.hasLetters else { return [] }
      let reference = pair.source(of: pattern)
      return end(pattern, reference, pair) + PairRules.mistakes(in: pattern, reference, pair)
        + signs(pattern, reference, pair)
        + spaces(pattern, reference, pair) + opening(pattern, pair)
    }
  }

  // MARK: - The end

  /// What a text ends with.
  private enum End: String {
    case stop = "."
    case exclamation = "!"
    case question = "?"
    case colon = ":"
    case ellipsis = "…"
    case comma = ","
    case nothing = ""
  }

  private static func ending(of pattern: ReviewedPattern) -> (end: End, index: Int) {
    var index = pattern.letters.count - 1
    while index > 0,
      closers.contains(pattern.letters[index].scalar) || pattern.letters[index].scalar.isSpace
        || pattern.letters[index].scalar.isInvisibleMark
    {
      index -= 1
    }
    guard index >= 0 else { return (.nothing, 0) }
    let end: End =
      switch pattern.letters[index].scalar {
      case ".", "。", "｡", "।", "۔", "．", "։", "።", "။", "។", "།":
        index >= 2 && pattern.letters[index - 1].scalar == "." ? .ellipsis : .stop
      case "!", "！": .exclamation
      case "?", "？", "؟", "⁇": .question
      case ";" where pattern.letters.contains { Script(of: $0.scalar) == .greek }: .question
      case ":", "：": .colon
      case "…", "⋯": .ellipsis
      case ",", "、", "，", "،": .comma
      default: .nothing
      }
    return (end, index)
  }

  private static let closers: Set<Unicode.Scalar> = [
    ")", "]", "”", "’", "»", "›", "」", "』", "）", "】", "\"", "'", "“", "‘",
  ]

  /// Languages that end a sentence with a space alone.
  private static let withoutStop: Set = ["th", "lo", "km", "my"]

  private static func end(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    // The word for an option's value is no sentence.
    guard let reference, reference.hasLetters, !pair.target.key.hasSuffix(".value") else {
      return []
    }
    let (own, index) = ending(of: pattern)
    let (theirs, indexOfSource) = ending(of: reference)
    if own == theirs || reference.endsInCode(at: indexOfSource) { return [] }
    // Japanese asks by a particle.
    if pair.language.code == "ja", own == .stop, theirs == .question, index > 0,
      pattern.letters[index - 1].scalar == "か"
    {
      return []
    }
    // What the source has within its sentence can follow a colon: “For example: ko”.
    if own == .nothing, theirs == .stop, pattern.hasColon { return [] }
    let isFree = withoutStop.contains(pair.language.code) && (own == .nothing || theirs == .nothing)
    if isFree { return [] }
    let range = pattern.letters.sourceRange(index..<index + 1, end: pattern.end)
    return [
      Mistake(
        .endPunctuation, range,
        ["subject": .init(own.rawValue), "expected": .init(theirs.rawValue)])
    ]
  }

  // MARK: - Signs

  /// Three full stops, straight apostrophes, hyphens as dashes.
  private static func signs(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    let letters = pattern.letters
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
      } else if let mistake = space(before: index, in: pattern, reference, pair) {
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
      || closers.contains(letters[index + 1].scalar)
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
    let range = letters.sourceRange(index - 1..<index, end: pattern.end)
    return Mistake(
      .spaceBeforePunctuation, range, ["subject": .init(String(scalar)), "kind": "extra"],
      replacement: "")
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
      !PairRules.openingMarks.contains(letters[index - 1].scalar)
    else { return false }
    return index + 1 == letters.count || letters[index + 1].scalar.isSpace
      || closers.contains(letters[index + 1].scalar)
  }
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

extension ReviewedPattern {
  /// Whether the last sign isn't that of a sentence: `"key" = "value";`.
  fileprivate func endsInCode(at index: Int) -> Bool {
    guard letters.indices.contains(index) else { return false }
    let scalar = letters[index].scalar
    if scalar == "…", index > 0 { return letters[index - 1].scalar == "=" }
    return scalar == ";" || scalar == "}" || scalar == "{"
  }

  /// Whether a colon introduces what the text ends with.
  fileprivate var hasColon: Bool {
    guard let colon = letters.lastIndex(where: { $0.scalar == ":" || $0.scalar == "：" }) else {
      return false
    }
    return !letters[colon...].contains { [".", "。", "！", "？", "?"].contains($0.scalar) }
  }
}
