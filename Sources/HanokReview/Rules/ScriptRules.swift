import HanokLocalization
import HanokUnicode

/// A whole text in another script, and marks of another script's punctuation.
enum ScriptRules {
  static func mistakes(
    in pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    otherScript(pattern, reference, pair) + otherForm(pattern, reference, pair)
      + marks(pattern, pair)
  }

  // MARK: - Letters

  /// Returns a text without a letter of the language's script, whose words aren't the source's, too.
  private static func otherScript(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    guard let reference, reference.hasLetters, !pair.target.key.hasSuffix(".value"),
      pair.language.script != .other,
      let script = pattern.onlyScript(but: pair.language.isAtHome),
      // Korean with Han has a finding for each letter.
      pair.language.code != "ko" || script != .han
    else { return [] }
    let source = reference.text.lowercased()
    let isForeign = pattern.words.contains { word in
      let text = word.text
      let isName = script == .latin && !(word.isPlain && text.count > 2 && !word.isKeyName)
      let letters = text.filter(\.isLetter).lowercased()
      return !isName && !letters.isEmpty && !word.isCode && !source.contains(letters)
    }
    guard isForeign else { return [] }
    var mistake = Mistake(.wrongScript, pattern.textRange)
    mistake.kind = Problem.Kind("other-script", table: "HanokReview")
    return [mistake]
  }

  /// The letters of Arabic that Persian writes with others, and the other way round.
  private static let forms: [String: Set<Unicode.Scalar>] = [
    "ar": ["\u{6A9}", "\u{6CC}"], "fa": ["\u{643}", "\u{64A}"],
  ]

  /// Returns the first letter that a keyboard of the other language types.
  private static func otherForm(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    guard let reference, let forms = forms[pair.language.code],
      let letter = pattern.letters.first(where: { forms.contains($0.scalar) }),
      !reference.letters.contains(where: { Script(of: $0.scalar) == .arabic })
    else { return [] }
    return [Mistake(.wrongScript, letter.range, ["subject": .init(String(letter.scalar))])]
  }

  // MARK: - Marks

  private static let arabic: [Unicode.Scalar: Unicode.Scalar] = ["?": "؟", ",": "،", ";": "؛"]
  private static let byLanguage: [String: [Unicode.Scalar: Unicode.Scalar]] = [
    "ar": arabic, "ckb": arabic, "el": ["?": ";"], "fa": arabic, "ps": arabic, "sd": arabic,
    "ko": ["。": ".", "、": ","], "ug": arabic, "ur": arabic,
  ]

  /// Returns Latin marks in a sentence whose script has its own.
  private static func marks(_ pattern: ReviewedPattern, _ pair: ReviewedPair) -> [Mistake] {
    guard let own = byLanguage[pair.language.code] else { return [] }
    let letters = pattern.letters
    func isAtHome(_ scalar: Unicode.Scalar) -> Bool { pair.language.isAtHome(Script(of: scalar)) }
    guard letters.contains(where: { isAtHome($0.scalar) }) else { return [] }
    return letters.indices.dropFirst().compactMap { index -> Mistake? in
      guard let expected = own[letters[index].scalar],
        index + 1 == letters.count || letters[index + 1].scalar.isSpace
          || letters[index + 1].scalar.closesQuotation
      else { return nil }
      // A list of Latin words has Latin commas, and so has code, with its straight quotation marks; a
      // question is asked in the language.
      let previous = letters[index - 1].scalar
      let isOwn =
        isAtHome(previous) || previous == ReviewedPattern.placeholder
        || previous.closesQuotation && previous.value >= 0x80 || Script(of: previous) == .inherited
      guard isOwn || letters[index].scalar == "?" && !previous.isSpace else { return nil }
      return Mistake(
        .foreignMark, letters[index].range,
        ["subject": .init(String(letters[index].scalar)), "expected": .init(String(expected))],
        replacement: String(expected))
    }
  }
}

extension ReviewedPattern {
  /// Returns the script of most letters, where all are foreign; nil where one is at home, or without any.
  fileprivate func onlyScript(but isAtHome: (Script) -> Bool) -> Script? {
    var counts: [Script: Int] = [:]
    for letter in letters where letter.scalar.properties.isAlphabetic {
      let script = Script(of: letter.scalar)
      if isAtHome(script) { return nil }
      if script != .common, script != .inherited { counts[script, default: 0] += 1 }
    }
    return counts.max { $0.value < $1.value }?.key
  }
}

extension ReviewedWord {
  /// Whether it is written as words are, and not as names and acronyms such as `GitHub` and `CSV`.
  fileprivate var isPlain: Bool {
    let letters = text.filter(\.isLetter)
    return letters.count > 2 && letters.dropFirst().allSatisfy(\.isLowercase)
  }
}
