import HanokUnicode

/// Brackets and quotation marks, by the habits of the language.
enum PairRules {
  static func mistakes(
    in pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    brackets(pattern, reference) + quotes(pattern, reference, pair)
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
    "ar": ["«", "»"], "da": ["»", "«"], "de": ["»", "«", "›", "‹"], "es": ["“", "”"],
    "fi": ["»"], "fr": ["“", "”"], "he": ["״", "׳"], "pl": ["«", "»"], "ru": ["„", "“"],
    "sv": ["»"],
  ]

  private static func quotes(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    // Most texts quote nothing.
    guard pattern.letters.contains(where: { marks.contains($0.scalar) }) else { return [] }
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
      let isOpener = letter.scalar == "\"" ? isOpen : openingMarks.contains(letter.scalar)
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

  static let openingMarks: Set<Unicode.Scalar> = ["“", "„", "«", "‹", "‘", "‚", "「", "『"]

  private static func isApostrophe(_ index: Int, in pattern: ReviewedPattern) -> Bool {
    guard pattern.letters[index].scalar == "’", index > 0 else { return false }
    return pattern.letters[index - 1].scalar.properties.isAlphabetic
  }
}
