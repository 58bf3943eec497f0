import HanokUnicode

/// The end of a text, its brackets, quotation marks and spaces, by the habits of the language.
enum PunctuationRules {
  static func mistakes(in pair: ReviewedPair) -> [Mistake] {
    guard !pair.isMnemonic else { return [] }
    return pair.target.patterns.flatMap { pattern -> [Mistake] in
      guard pattern.hasLetters else { return [] }
      let reference = pair.source(of: pattern)
      return end(pattern, reference, pair) + brackets(pattern, reference)
        + quotes(pattern, reference, pair) + signs(pattern, reference, pair)
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
      case ".", "。", "｡", "।", "۔", "．":
        index >= 2 && pattern.letters[index - 1].scalar == "." ? .ellipsis : .stop
      case "!", "！": .exclamation
      case "?", "？", "؟", "⁇": .question
      case ";" where pattern.letters.contains { Script.isGreek($0.scalar) }: .question
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

  private enum Script {
    static func isGreek(_ scalar: Unicode.Scalar) -> Bool { (0x370...0x3FF).contains(scalar.value) }
  }

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

  // MARK: - Pairs

  private static let pairs: [Unicode.Scalar: Unicode.Scalar] = [
    ")": "(", "]": "[", "）": "（", "］": "［", "」": "「", "』": "『", "】": "【", "》": "《",
  ]
  private static let openers = Set(pairs.values)

  private static func brackets(_ pattern: ReviewedPattern, _ reference: ReviewedPattern?)
    -> [Mistake]
  {
    guard let index = unbalanced(pattern) else { return [] }
    if let reference, unbalanced(reference) != nil { return [] }
    let range = pattern.letters.sourceRange(index..<index + 1, end: pattern.end)
    return [Mistake(.brackets, range, ["subject": .init(String(pattern.letters[index].scalar))])]
  }

  /// Returns the index of the first bracket without its partner.
  private static func unbalanced(_ pattern: ReviewedPattern) -> Int? {
    var open: [(scalar: Unicode.Scalar, index: Int)] = []
    for (index, letter) in pattern.letters.enumerated() {
      if openers.contains(letter.scalar) {
        open.append((letter.scalar, index))
      } else if let opener = pairs[letter.scalar] {
        guard open.last?.scalar == opener else { return index }
        open.removeLast()
      }
    }
    return open.first?.index
  }

  // MARK: - Quotation marks

  private static let marks: Set<Unicode.Scalar> = [
    "“", "”", "„", "‟", "«", "»", "‹", "›", "‘", "’", "‚", "「", "」", "『", "』", "\"",
  ]

  /// Marks that are usual beside those of CLDR.
  private static let usual: [String: Set<Unicode.Scalar>] = [
    "ar": ["«", "»"], "de": ["»", "«", "›", "‹"], "fr": ["“", "”"], "es": ["“", "”"],
    "pl": ["«", "»"],
    "ru": ["„", "“"], "he": ["״", "׳"],
  ]

  private static func quotes(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    let quotes = pair.language.quotes
    let own = [quotes.opening, quotes.closing, quotes.innerOpening, quotes.innerClosing]
    let allowed = Set(own.flatMap(\.unicodeScalars)).union(usual[pair.language.code] ?? [])
    var isOpen = false
    return pattern.letters.enumerated().compactMap { index, letter -> Mistake? in
      guard marks.contains(letter.scalar) else { return nil }
      if letter.scalar == "\"" {
        isOpen.toggle()
        // In the source language it is code, which every translation has, too.
        guard let reference, !reference.letters.contains(where: { $0.scalar == "\"" }) else {
          return nil
        }
      } else if allowed.contains(letter.scalar) || isApostrophe(index, in: pattern) {
        return nil
      }
      let isOpener = letter.scalar == "\"" ? isOpen : opening.contains(letter.scalar)
      let range = letter.range
      return Mistake(
        .quotes, range,
        [
          "subject": .init(String(letter.scalar)),
          "expected": .init(quotes.opening + "…" + quotes.closing),
        ],
        replacement: isOpener ? quotes.opening : quotes.closing)
    }
  }

  private static let opening: Set<Unicode.Scalar> = ["“", "„", "«", "‹", "‘", "‚", "「", "『"]

  private static func isApostrophe(_ index: Int, in pattern: ReviewedPattern) -> Bool {
    guard pattern.letters[index].scalar == "’", index > 0 else { return false }
    return pattern.letters[index - 1].scalar.properties.isAlphabetic
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
      guard let last = pattern.letters.last(where: { $0.scalar == closing }),
        !pattern.letters.contains(where: { $0.scalar == opening })
      else { return nil }
      return Mistake(
        .openingMarks, last.range, ["subject": .init(String(opening))])
    }
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
