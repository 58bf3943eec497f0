import HanokLocalization
import HanokUnicode
import MessageFormat

/// What only one language gets wrong.
enum LanguageRules {
  static func mistakes(in pair: ReviewedPair) -> [Mistake] {
    guard !pair.isMnemonic else { return [] }
    switch pair.language.code {
    case "ko": return pair.target.patterns.flatMap { written($0) + fixed($0) + counters($0) }
    case "ar": return dual(pair)
    default: return []
    }
  }

  // MARK: - Korean

  /// Both forms of a particle, of which `:ko:josa` writes the right one.
  private static let pairs: [String] = [
    "은(는)", "는(은)", "(은)는", "이(가)", "가(이)", "(이)가", "을(를)", "를(을)", "(을)를", "와(과)", "과(와)", "(으)로",
    "으로(로)",
    "로(으로)", "아(야)", "은/는", "이/가", "을/를", "와/과", "과/와", "(이)라", "(이)나",
  ]

  private static func written(_ pattern: ReviewedPattern) -> [Mistake] {
    guard pattern.letters.contains(where: { $0.scalar == "(" || $0.scalar == "/" }) else {
      return []
    }
    let text = pattern.text
    guard let found = pairs.first(where: text.contains), let range = text.firstRange(of: found)
    else { return [] }
    let start = text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
    let place = pattern.letters.sourceRange(
      start..<start + found.unicodeScalars.count, end: pattern.end)
    return [Mistake(.particleWrittenOut, place, ["subject": .init(found)])]
  }

  private static let particles: Set<String> = [
    "은", "는", "이", "가", "을", "를", "과", "와", "로", "으로", "이다", "다", "이며", "이고", "라", "이라",
  ]
  /// Marks that may be between a value and its particle.
  private static let between: Set<Unicode.Scalar> = ["”", "’", "」", "』", "\"", "'"]

  /// Returns a particle that is right after some values only.
  private static func fixed(_ pattern: ReviewedPattern) -> [Mistake] {
    let letters = pattern.letters
    return letters.indices.compactMap { index -> Mistake? in
      guard letters[index].scalar == ReviewedPattern.placeholder else { return nil }
      var start = index + 1
      while start < letters.count, between.contains(letters[start].scalar) { start += 1 }
      let run = letters[start...].prefix { (0xAC00...0xD7A3).contains($0.scalar.value) }
      let particle = ReviewedWord(letters: run).text
      guard particles.contains(particle) else { return nil }
      if pattern.isInflected(at: letters[index].offset) { return nil }
      // 제5과 is a lesson, whose word is 과.
      if particle == "과", index > 0, letters[index - 1].scalar == "제" { return nil }
      return Mistake(
        .particleFixed, letters.sourceRange(start..<run.endIndex, end: pattern.end),
        ["subject": .init(particle)])
    }
  }

  private static let numerals: Set<Unicode.Scalar> = ["한", "두", "세", "네"]
  private static let counters: Set<Unicode.Scalar> = ["개", "명", "번", "장", "쌍", "권", "마"]

  /// Returns a counter that is joined to a number in words: `세개` for `세 개`.
  private static func counters(_ pattern: ReviewedPattern) -> [Mistake] {
    pattern.words.compactMap { word -> Mistake? in
      let letters = Array(word.letters)
      guard letters.count >= 2, numerals.contains(letters[0].scalar),
        counters.contains(letters[1].scalar),
        letters.count == 2 || particles.contains(ReviewedWord(letters: letters[2...]).text)
      else { return nil }
      return Mistake(.unspacedCounter, word.range(end: pattern.end), ["subject": .init(word.text)])
    }
  }

  // MARK: - Arabic

  /// Returns a dual that writes its number: the noun's form says it.
  private static func dual(_ pair: ReviewedPair) -> [Mistake] {
    pair.target.patterns.flatMap { pattern in
      zip(pattern.keys, pair.target.selectors).compactMap { key, selector -> Mistake? in
        guard key == .literal("two"), case .plural(.cardinal) = selector.rule,
          let argument = selector.argument,
          !pattern.variables.isDisjoint(with: [argument, selector.variable])
        else { return nil }
        return Mistake(.dualByNumber, pattern.textRange, ["subject": .init(argument)])
      }
    }
  }
}

extension ReviewedPattern {
  /// Whether the placeholder at an offset writes a particle of its own.
  fileprivate func isInflected(at offset: Int) -> Bool {
    elements.contains { element in
      guard case .expression(let expression) = element, expression.range.lowerBound == offset else {
        return false
      }
      return expression.function?.name == "ko:josa"
    }
  }
}
