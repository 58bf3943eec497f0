import HanokLocalization
import HanokUnicode
import MessageFormat

/// The text of a message beside that of its source.
enum TextRules {
  static func mistakes(in pair: ReviewedPair) -> [Mistake] {
    if let state = state(pair) { return state }
    guard !pair.isMnemonic else { return [] }
    return noted(pair) + same(pair)
      + pair.target.patterns.flatMap { pattern in
        guard let reference = pair.source(of: pattern) else { return [Mistake]() }
        return spaces(pattern, reference, pair) + shape(pattern, reference, pair)
          + capital(pattern, reference, pair)
      }
  }

  /// Returns the patterns that are still in the source language: a form of the message, or all of it.
  private static func same(_ pair: ReviewedPair) -> [Mistake] {
    let found = pair.target.patterns.map { pattern in
      pair.source(of: pattern).map { same(pattern, $0, pair) } ?? []
    }
    if found.allSatisfy({ !$0.isEmpty }) { return found.flatMap(\.self) }
    return found.flatMap(\.self).map { mistake in
      var mistake = mistake
      mistake.kind = Problem.Kind("same-form", table: "HanokReview")
      return mistake
    }
  }

  /// Returns what is wrong with an entry that isn't translated yet; nil for one that is.
  private static func state(_ pair: ReviewedPair) -> [Mistake]? {
    if pair.target.note.isUntranslated { return [Mistake(.untranslated)] }
    guard pair.messages.isEmpty else { return nil }
    if pair.isMnemonic { return [Mistake(.mnemonicMissing)] }
    var mistake = Mistake(.untranslated)
    mistake.kind = Problem.Kind("empty-value", table: "HanokReview")
    return [mistake]
  }

  /// Returns what an entry's note says of its translation: that its source is another one, or that it has
  /// to be read again.
  private static func noted(_ pair: ReviewedPair) -> [Mistake] {
    let note = pair.target.note
    let isChanged = pair.source.map { note.isSource($0.message.source) == false } ?? false
    return (isChanged ? [Mistake(.changedSource)] : [])
      + (note.needsReview ? [Mistake(.needsReview)] : [])
  }

  /// Returns a pattern that is still in the source language.
  private static func same(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern, _ pair: ReviewedPair
  ) -> [Mistake] {
    guard !pair.language.isVersionOfSource, pattern.letters.count == reference.letters.count,
      pattern.letters.elementsEqual(reference.letters, by: { $0.scalar == $1.scalar })
    else { return [] }
    let words = pattern.words.filter { word in
      !word.isCode && !pair.target.key.hasSuffix(".value") && word.hasLowercase && word.count > 2
        && !names.contains(word.text)
    }
    // A word alone can be the same in a language of the same script: “Name”, “Text”.
    guard words.count > (pair.language.script == .latin ? 1 : 0) else { return [] }
    return [Mistake(.sameAsSource, pattern.textRange)]
  }

  /// What keyboards and many programs name alike everywhere.
  fileprivate static let names: Set = [
    "Alt", "Backspace", "BkSp", "Ctrl", "Del", "Delete", "End", "Enter", "Esc", "Escape", "Home",
    "Hyper",
    "Bksp", "Ins", "Insert", "Meta", "Page", "PageDown", "PageUp", "Pause", "PgDn", "PgUp", "Print",
    "PrtSc",
    "Screen", "Shift", "Space", "Super", "Tab", "Up", "Down", "Wi-Fi",
  ]

  /// White space that the source hasn't, or has.
  private static func spaces(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern, _ pair: ReviewedPair
  ) -> [Mistake] {
    guard let first = pattern.letters.first, let last = pattern.letters.last,
      let firstOfSource = reference.letters.first, let lastOfSource = reference.letters.last
    else { return [] }
    var mistakes: [Mistake] = []
    // Where words have no spaces between them, a mark has its space within.
    let hasSpaces = pair.language.code == "ko" || !pair.language.isEastAsian
    if first.scalar.isSpace != firstOfSource.scalar.isSpace, hasSpaces || first.scalar.isSpace {
      let end = pattern.letters.prefix { $0.scalar.isSpace }.count
      let range = pattern.letters.sourceRange(0..<end, end: pattern.end)
      mistakes.append(Mistake(.endSpace, range, replacement: first.scalar.isSpace ? "" : " "))
    }
    if last.scalar.isSpace != lastOfSource.scalar.isSpace, hasSpaces || last.scalar.isSpace {
      let count = pattern.letters.reversed().prefix { $0.scalar.isSpace }.count
      let start = pattern.letters.count - count
      let range = pattern.letters.sourceRange(start..<pattern.letters.count, end: pattern.end)
      mistakes.append(Mistake(.endSpace, range, replacement: last.scalar.isSpace ? "" : " "))
    }
    for (check, scalar) in [(TranslationCheck.lineBreaks, "\n" as Unicode.Scalar), (.tabs, "\t")] {
      let (own, theirs) = (pattern.count(of: scalar), reference.count(of: scalar))
      if own != theirs {
        mistakes.append(
          Mistake(check, pattern.textRange, ["count": .init(own), "expected": .init(theirs)]))
      }
    }
    return mistakes
  }

  /// The length and the sentences.
  private static func shape(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern, _ pair: ReviewedPair
  ) -> [Mistake] {
    var mistakes: [Mistake] = []
    let (length, expected) = (pattern.cells, reference.cells)
    if expected >= 8, length > 2 * expected + 20 {
      mistakes.append(Mistake(.muchLonger, pattern.textRange))
    }
    if expected >= 12, length * 4 < expected {
      mistakes.append(Mistake(.muchShorter, pattern.textRange))
    }
    let (sentences, expectedSentences) = (pattern.sentenceCount, reference.sentenceCount)
    if sentences != expectedSentences, sentences > 0, expectedSentences > 0 {
      mistakes.append(
        Mistake(
          .sentenceCount, pattern.textRange,
          ["count": .init(sentences), "expected": .init(expectedSentences)]))
    }
    return mistakes
  }

  /// Whether text begins with a capital as its source does.
  private static func capital(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern, _ pair: ReviewedPair
  ) -> [Mistake] {
    guard pair.language.hasCase, let first = pattern.letters.first,
      let other = reference.letters.first,
      first.scalar.properties.isAlphabetic, other.scalar.properties.isAlphabetic,
      first.scalar.properties.isUppercase != other.scalar.properties.isUppercase
    else { return [] }
    return [Mistake(.startCapital, first.range)]
  }
}

extension ReviewedPattern {
  /// The number of cells, roughly: two for a wide letter.
  fileprivate var cells: Int { letters.reduce(0) { $0 + ($1.scalar.isWide ? 2 : 1) } }

  /// The number of times that the text has a scalar.
  func count(of scalar: Unicode.Scalar) -> Int { letters.count { $0.scalar == scalar } }

  /// The number of sentence ends before white space or the end.
  fileprivate var sentenceCount: Int {
    letters.indices.count { index in
      guard letters[index].scalar.endsSentence else { return false }
      if letters[index].scalar.value >= 0x3000 { return true }
      return index + 1 == letters.count || letters[index + 1].scalar.isSpace
    }
  }
}

extension ReviewedWord {
  /// Whether it is the name of a key, which many programs leave as it is.
  var isKeyName: Bool { TextRules.names.contains(text) }
}

extension Unicode.Scalar {
  /// Whether it ends a sentence in some language.
  fileprivate var endsSentence: Bool {
    switch self {
    case ".", "!", "?", "。", "！", "？", "؟", "।", "۔": true
    default: false
    }
  }
}
