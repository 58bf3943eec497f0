import HanokUnicode

/// Brackets and quotation marks, and the spaces within them, by the habits of the language.
enum PairRules {
  static func mistakes(
    in pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    let foreign = quotes(pattern, reference, pair)
    // Beside marks of another language, the language's own have no partners.
    return brackets(pattern, reference) + foreign
      + (foreign.isEmpty ? unpaired(pattern, reference, pair) : []) + guillemets(pattern, pair)
  }

  // MARK: - Brackets

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
    "ar": ["«", "»"], "cs": ["»", "«"], "da": ["»", "«"], "de": ["»", "«", "›", "‹"],
    "es": ["“", "”"], "fi": ["»"], "he": ["״", "׳"], "hr": ["„", "”", "»", "«"], "hu": ["»", "«"],
    "pl": ["«", "»"], "ru": ["„", "“"], "sk": ["»", "«"], "sl": ["»", "«"], "sv": ["»"],
  ]

  private static func quotes(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    // Most texts quote nothing.
    guard pattern.letters.contains(where: { marks.contains($0.scalar) }) else { return [] }
    let quotes = pair.language.quotes
    let own = [quotes.opening, quotes.closing, quotes.innerOpening, quotes.innerClosing]
    let allowed = Set(own.flatMap(\.unicodeScalars)).union(usual[pair.language.code] ?? [])
    // Within its own marks, French quotes with others.
    let isFrench = quotes.opening == "«" && pair.language.code == "fr"
    let space = isFrench ? "\u{A0}" : ""
    var isOpen = false
    var depth = 0
    return pattern.letters.enumerated().compactMap { index, letter -> Mistake? in
      guard marks.contains(letter.scalar) else { return nil }
      if letter.scalar == "«" { depth += 1 }
      if letter.scalar == "»" { depth -= 1 }
      if letter.scalar == "\"" {
        isOpen.toggle()
        // In the source language it is code, which every translation has, too.
        guard let reference, !reference.letters.contains(where: { $0.scalar == "\"" }) else {
          return nil
        }
      } else if allowed.contains(letter.scalar) || isApostrophe(index, in: pattern)
        || isFrench && depth > 0
      {
        return nil
      }
      let isOpener = letter.scalar == "\"" ? isOpen : openingMarks.contains(letter.scalar)
      let range = letter.range
      return Mistake(
        .quotes, range,
        [
          "subject": .init(String(letter.scalar)),
          "expected": .init(quotes.opening + "…" + quotes.closing),
        ],
        replacement: isOpener ? quotes.opening + space : space + quotes.closing)
    }
  }

  static let openingMarks: Set<Unicode.Scalar> = ["“", "„", "«", "‹", "‘", "‚", "「", "『"]

  /// Returns a mark of the language without its partner, where the source's are in pairs.
  private static func unpaired(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    let quotes = pair.language.quotes
    var marks = [(quotes.opening, quotes.closing)]
    // Finnish and Swedish open with the mark that closes.
    if quotes.opening != "«", !["fi", "sv"].contains(pair.language.code) {
      marks.append(("«", "»"))
    }
    return marks.compactMap { opening, closing -> Mistake? in
      guard let opening = Unicode.Scalar(opening), let closing = Unicode.Scalar(closing),
        opening != closing, !openers.contains(opening), closing != "’", opening != "’",
        let surplus = pattern.surplus(opening, closing)
      else { return nil }
      // English marks mean something else in German, whose “ closes.
      let isEnglish = closing == "“" || closing == "”"
      let isInSource =
        reference?.surplus("“", "”") != nil
        || !isEnglish && reference?.surplus(opening, closing) != nil
      if isInSource { return nil }
      var mistake = Mistake(
        .brackets, surplus.range, ["subject": .init(String(surplus.scalar))])
      mistake.kind = Problem.Kind("unpaired-quote", table: "HanokReview")
      return mistake
    }
  }

  /// Returns French marks without no-break spaces within, which Switzerland can do without.
  private static func guillemets(_ pattern: ReviewedPattern, _ pair: ReviewedPair) -> [Mistake] {
    guard pair.language.code == "fr" else { return [] }
    let letters = pattern.letters
    let needsSpace = pair.language.tag.region != "CH"
    return letters.indices.compactMap { index -> Mistake? in
      let isOpener = letters[index].scalar == "«"
      guard isOpener || letters[index].scalar == "»" else { return nil }
      let inner = isOpener ? index + 1 : index - 1
      guard letters.indices.contains(inner) else { return nil }
      let scalar = letters[inner].scalar
      guard scalar == " " || needsSpace && !scalar.isSpace else { return nil }
      let edge = isOpener ? letters[index].range.upperBound : letters[index].offset
      return Mistake(
        .spaceBeforePunctuation, scalar == " " ? letters[inner].range : edge..<edge,
        ["subject": "« »", "kind": "inside"], replacement: "\u{A0}")
    }
  }

  private static func isApostrophe(_ index: Int, in pattern: ReviewedPattern) -> Bool {
    guard pattern.letters[index].scalar == "’", index > 0 else { return false }
    return pattern.letters[index - 1].scalar.properties.isAlphabetic
  }
}

extension ReviewedPattern {
  /// Returns a mark of a pair without its partner: the first that closes, or the last that opens.
  fileprivate func surplus(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar) -> Letter? {
    // Croatian, as others, opens with a low mark, and closes with either of the high ones.
    let high: [Unicode.Scalar] = ["“", "”"]
    let isHigh = high.contains(closing)
    let openers = letters.filter { $0.scalar == opening || isHigh && $0.scalar == "„" }
    let closers = letters.filter {
      $0.scalar == closing || isHigh && $0.scalar != opening && high.contains($0.scalar)
    }
    if openers.count == closers.count { return nil }
    return openers.count > closers.count ? openers.last : closers.first
  }
}
