import HanokLocalization
import HanokUnicode
import MessageFormat

/// The room on the screen, and the letters that choose a control.
enum TerminalRules {
  static func mistakes(in pair: ReviewedPair) -> [Mistake] {
    pair.isMnemonic ? mnemonics(pair) : width(pair) + clash(pair)
  }

  /// Returns a text that is wider than its `@width`, in the widest of its variants.
  private static func width(_ pair: ReviewedPair) -> [Mistake] {
    guard let bound = pair.target.note.width ?? pair.source?.note.width else { return [] }
    let message = ParsedMessage(pair.target.message)
    let samples = MessageSamples(
      of: message, formatter: pair.language.formatter, plurals: pair.language.plurals,
      parameters: pair.source?.message.parameters ?? [])
    let widest = samples.samples.map { sample in
      let text = pair.language.formatter.string(
        message, MessageArguments(sample.arguments))
      return (variant: sample.variant, cells: text.cellCount)
    }.max { $0.cells < $1.cells }
    guard let widest, widest.cells > bound, pair.target.patterns.indices.contains(widest.variant)
    else { return [] }
    let pattern = pair.target.patterns[widest.variant]
    return [
      Mistake(
        .tooWide, pattern.textRange, ["count": .init(widest.cells), "expected": .init(bound)])
    ]
  }

  // MARK: - Mnemonics

  private static func mnemonics(_ pair: ReviewedPair) -> [Mistake] {
    guard let pattern = pair.target.patterns.first, let first = pattern.letters.first else {
      return []
    }
    let label = pair.siblings.targets[String(pair.target.key.dropLast(Message.lettersSuffix.count))]
    return notInLabel(first, label, pair) + twice(pattern, pair)
  }

  /// Returns the shown letter where the label doesn't have it, in languages that are typed as written.
  private static func notInLabel(
    _ letter: ReviewedPattern.Letter, _ label: ReviewedMessage?, _ pair: ReviewedPair
  ) -> [Mistake] {
    guard !pair.language.isEastAsian, let label,
      let text = label.patterns.first?.text, pair.source != nil,
      text.unicodeScalars.contains(where: { pair.language.isAtHome(Script(of: $0)) }),
      !hasLetter(letter.scalar, text, pair.language),
      sourceHasItInLabel(pair), !answersQuestion(pair)
    else { return [] }
    let range = letter.range
    return [
      Mistake(
        .mnemonicNotInLabel, range, ["subject": .init(String(letter.scalar)), "label": .init(text)])
    ]
  }

  /// Whether a label has a letter, whatever its case and accent: `ε` in `Έξοδος`, `i` in `İptal`.
  private static func hasLetter(
    _ letter: Unicode.Scalar, _ label: String, _ language: ReviewLanguage
  ) -> Bool {
    // Turkish and Azerbaijani write I for a large ı.
    if letter == "ı", ["az", "tr"].contains(language.code), label.contains("I") { return true }
    let name = letter.nameOfBase
    return label.unicodeScalars.contains { $0 == letter || $0.nameOfBase == name }
  }

  /// Whether the source's letter begins a word of its own label: otherwise another reason chose it.
  private static func sourceHasItInLabel(_ pair: ReviewedPair) -> Bool {
    guard let letter = pair.source?.patterns.first?.letters.first?.scalar,
      let label = pair.siblings.sources[
        String(pair.target.key.dropLast(Message.lettersSuffix.count))]?.patterns
        .first
    else { return false }
    let initials = label.words.compactMap(\.letters.first?.scalar.properties.lowercaseMapping)
    return initials.contains(letter.properties.lowercaseMapping)
  }

  /// Whether the letter is the yes or no to a question, which is another letter in each language:
  /// “Leave” has y, and beside it “Keep playing” has n.
  private static func answersQuestion(_ pair: ReviewedPair) -> Bool {
    let own = letters(of: pair.source)
    guard !own.isDisjoint(with: ["y", "n"]) else { return false }
    let beside = pair.siblings.mnemonics(beside: pair.target.key).reduce(into: own) {
      $0.formUnion(letters(of: pair.siblings.sources[$1]))
    }
    return beside.isSuperset(of: ["y", "n"])
  }

  /// Returns a letter that chooses another control beside this one, too, which the source tells apart.
  private static func twice(_ pattern: ReviewedPattern, _ pair: ReviewedPair) -> [Mistake] {
    guard pair.source != nil else { return [] }
    let own = letters(of: pair.source)
    for key in pair.siblings.mnemonics(before: pair.target.key) {
      guard own.isDisjoint(with: letters(of: pair.siblings.sources[key])) else { continue }
      let theirs = letters(of: pair.siblings.targets[key])
      if let letter = pattern.letters.first(where: {
        theirs.contains($0.scalar.properties.lowercaseMapping)
      }) {
        let range = letter.range
        return [
          Mistake(
            .mnemonicTwice, range, ["subject": .init(String(letter.scalar)), "other": .init(key)])
        ]
      }
    }
    return []
  }

  private static func letters(of message: ReviewedMessage?) -> Set<String> {
    Set((message?.patterns.first?.letters ?? []).map(\.scalar.properties.lowercaseMapping))
  }

  /// Returns a choice whose words are those of another one beside it.
  private static func clash(_ pair: ReviewedPair) -> [Mistake] {
    let keys = pair.target.key + Message.lettersSuffix
    guard pair.source != nil, pair.siblings.targets[keys] != nil,
      let pattern = pair.target.patterns.first
    else { return [] }
    let text = pattern.text
    for other in pair.siblings.mnemonics(before: keys) {
      let key = String(other.dropLast(Message.lettersSuffix.count))
      guard let beside = pair.siblings.targets[key]?.patterns.first, beside.text == text,
        pair.siblings.sources[key]?.patterns.first?.text != pair.source?.patterns.first?.text
      else { continue }
      return [Mistake(.lineModeClash, pattern.textRange, ["other": .init(key)])]
    }
    return []
  }
}

extension Unicode.Scalar {
  /// Letters of Cyrillic whose names don't say of which letter they are.
  private static let cyrillic: [Unicode.Scalar: Unicode.Scalar] = [
    "ё": "е", "ї": "і", "й": "и", "ў": "у", "ґ": "г",
  ]

  /// The name of the small letter without accents: LATIN SMALL LETTER E for É.
  fileprivate var nameOfBase: String {
    let small = properties.lowercaseMapping.unicodeScalars.first ?? self
    let name = (Self.cyrillic[small] ?? small).properties.name ?? String(small)
    return name.firstRange(of: " WITH ").map { String(name[..<$0.lowerBound]) } ?? name
  }
}

extension String {
  /// The number of cells that the text occupies in most terminals (UAX #11).
  package var cellCount: Int {
    reduce(0) { count, character in
      guard let first = character.unicodeScalars.first else { return count }
      let category = first.properties.generalCategory
      if [.format, .nonspacingMark, .enclosingMark, .control].contains(category) { return count }
      let isEmoji =
        first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}")
      return count + (first.isWide || isEmoji ? 2 : 1)
    }
  }
}
