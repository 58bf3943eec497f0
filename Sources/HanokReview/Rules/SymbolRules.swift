import HanokLocalization

/// Emoji and symbols of the source, which a translation has, too.
enum SymbolRules {
  static func mistakes(
    in pattern: ReviewedPattern, _ reference: ReviewedPattern, _ pair: ReviewedPair
  ) -> [Mistake] {
    // Most texts have none.
    guard reference.letters.contains(where: { $0.scalar.value >= 0xA9 }) else { return [] }
    let missing = reference.letters.first { letter in
      isSymbol(letter.scalar, pair)
        && !alternatives(to: letter.scalar, pair).contains(where: pattern.has)
    }
    guard let scalar = missing?.scalar else { return [] }
    let check: TranslationCheck = scalar.properties.isEmojiPresentation ? .emoji : .symbol
    return [Mistake(check, pattern.textRange, ["subject": .init(String(scalar))])]
  }

  /// Whether a scalar is an emoji, or a sign such as ✓ or ●; arrows and triangles point elsewhere in text
  /// from right to left.
  private static func isSymbol(_ scalar: Unicode.Scalar, _ pair: ReviewedPair) -> Bool {
    if signs[scalar] != nil { return true }
    guard scalar.value > 0x2000 else { return false }
    if scalar.properties.isEmojiPresentation { return true }
    guard (0x2300...0x27BF).contains(scalar.value) else { return false }
    return scalar.properties.generalCategory == .otherSymbol
      && !(pair.language.isRightToLeft && (0x25A0...0x25FF).contains(scalar.value))
  }

  /// The signs of right and wrong, which are others in East Asia: ○ and ×.
  private static let marks: [[Unicode.Scalar]] = [
    ["✓", "✔", "○", "◯", "〇", "⭕", "✅"], ["✗", "✘", "×", "✕", "✖", "❌"],
  ]

  /// Signs of lists, products, ways and rights, each with what is written instead of it in some languages.
  private static let signs: [Unicode.Scalar: [Unicode.Scalar]] = [
    "•": ["•", "·", "・", "◦", "‣", "-", "–", "*"], "×": ["×", "x", "X", "х", "✕", "*", "·"],
    "→": ["→", "←", "➔", "⇒", "▶", ">", "›", "-"], "←": ["←", "→", "⇐", "◀", "<", "‹"],
    "©": ["©", "(", "（"],
  ]

  private static func alternatives(
    to scalar: Unicode.Scalar, _ pair: ReviewedPair
  ) -> [Unicode.Scalar] {
    if let signs = signs[scalar] { return signs }
    let eastern = pair.language.isEastAsian ? marks.first { $0.contains(scalar) } : nil
    return eastern ?? [scalar]
  }
}
