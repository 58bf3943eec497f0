import HanokLocalization
import HanokUnicode

/// Quotation marks, by the habits of the language.
enum QuoteRules {
  /// Returns the marks of another language; they are repaired in pairs or not at all, since half a pair
  /// doesn't show what the other half is.
  static func mistakes(
    in pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    var marks = pattern.quotationMarks
    if marks.isEmpty { return [] }
    // In the source language a straight mark is code, which every translation has, too.
    if reference?.has("\"") ?? true { marks.removeAll { pattern.letters[$0].scalar == "\"" } }
    let foreign = foreign(marks, in: pattern, pair)
    guard !foreign.isEmpty else { return [] }
    let repairs = foreign == marks ? repairs(of: marks, in: pattern, pair) : [:]
    let quotes = pair.language.quotes
    return foreign.map { index in
      let letter = pattern.letters[index]
      var mistake = Mistake(
        .quotes, letter.range,
        [
          "subject": .init(String(letter.scalar)),
          "expected": .init(quotes.opening + "…" + quotes.closing),
        ])
      if let (own, other) = repairs[index] {
        mistake.range = own.range
        mistake.replacement = own.text
        mistake.others = [other]
      }
      return mistake
    }
  }

  /// Usual marks that CLDR doesn't have.
  private static let usual: [String: Set<Unicode.Scalar>] = [
    "ar": ["«", "»"], "bg": ["«", "»"], "cs": ["»", "«"], "da": ["»", "«"],
    "de": ["»", "«", "›", "‹"],
    "es": ["“", "”"], "et": ["”"], "fi": ["»"], "he": ["״", "׳", "„", "“", "”"],
    "hr": ["„", "”", "»", "«"],
    "hu": ["»", "«"], "ko": ["「", "」", "『", "』"], "lv": ["«", "»"], "nl": ["“", "”"],
    "pl": ["«", "»"],
    "ru": ["„", "“"], "sk": ["»", "«"], "sl": ["»", "«"], "sr": ["„", "“", "”"], "sv": ["»"],
    "uk": ["“", "”"], "zh": ["“", "”"],
  ]

  private static func foreign(
    _ marks: [Int], in pattern: ReviewedPattern, _ pair: ReviewedPair
  ) -> [Int] {
    let quotes = pair.language.quotes
    let own = [quotes.opening, quotes.closing, quotes.innerOpening, quotes.innerClosing]
    let allowed = Set(own.flatMap(\.unicodeScalars)).union(usual[pair.language.code] ?? [])
    // Within its own marks, French quotes with others.
    let isFrench = quotes.opening == "«" && pair.language.code == "fr"
    var depth = 0
    return marks.filter { index in
      let scalar = pattern.letters[index].scalar
      if scalar == "«" { depth += 1 }
      if scalar == "»" { depth -= 1 }
      return scalar == "\"" || !allowed.contains(scalar) && !(isFrench && depth > 0)
    }
  }

  // MARK: - Repairs

  private typealias Edit = TranslationFinding.Replacement

  /// The pairs of all languages, each the mark that opens and the one that closes.
  private static let pairs: Set<[Unicode.Scalar]> = [
    ["\"", "\""], ["“", "”"], ["„", "“"], ["„", "”"], ["”", "”"], ["«", "»"], ["»", "«"],
    ["‹", "›"], ["‘", "’"], ["‚", "‘"], ["‚", "’"], ["「", "」"], ["『", "』"],
  ]

  /// Returns what replaces each mark, and what replaces its partner; none unless all are in plain pairs.
  private static func repairs(
    of marks: [Int], in pattern: ReviewedPattern, _ pair: ReviewedPair
  ) -> [Int: (Edit, Edit)] {
    guard marks.count.isMultiple(of: 2) else { return [:] }
    let letters = pattern.letters
    let quotes = pair.language.quotes
    let isSpaced = quotes.opening == "«" && pair.language.code == "fr"
    let space = isSpaced ? "\u{A0}" : ""
    var repairs: [Int: (Edit, Edit)] = [:]
    for at in stride(from: 0, to: marks.count, by: 2) {
      let (first, last) = (marks[at], marks[at + 1])
      var (start, end) = (first + 1, last)
      if isSpaced {
        while start < end, letters[start].scalar.isSpace { start += 1 }
        while end > start, letters[end - 1].scalar.isSpace { end -= 1 }
      }
      guard pairs.contains([letters[first].scalar, letters[last].scalar]), start < end,
        !letters[start].scalar.isSpace, !letters[end - 1].scalar.isSpace,
        first == 0 || !letters[first - 1].scalar.continuesWord
      else { return [:] }
      let opening = Edit(
        range: letters.sourceRange(first..<start, end: pattern.end), text: quotes.opening + space)
      let closing = Edit(
        range: letters.sourceRange(end..<last + 1, end: pattern.end), text: space + quotes.closing)
      repairs[first] = (opening, closing)
      repairs[last] = (closing, opening)
    }
    return repairs
  }
}

extension ReviewedPattern {
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "“", "”", "„", "‟", "«", "»", "‹", "›", "‘", "’", "‚", "「", "」", "『", "』", "\"": true
    default: false
    }
  }

  /// The indices of the marks that quote: not apostrophes, primes, nor the mark of Hebrew abbreviations.
  var quotationMarks: [Int] {
    // Most texts quote nothing.
    guard letters.contains(where: { Self.isMark($0.scalar) }) else { return [] }
    var single = 0
    var isStraightOpen = false
    var isDoubleOpen = false
    return letters.indices.filter { index in
      let scalar = letters[index].scalar
      let isAfterDigit = index > 0 && letters[index - 1].isDigit
      switch scalar {
      case "‚": single += 1
      case "‘", "’":
        if isWithinWord(index) { return false }
        if single > 0 {
          single -= 1
        } else if scalar == "‘" {
          single += 1
        } else {
          return false
        }
      case "\"":
        if isWithinWord(index), !isStraightOpen || Script(of: letters[index - 1].scalar) == .hebrew
        {
          return false
        }
        if isAfterDigit, !isStraightOpen { return false }
        isStraightOpen.toggle()
      case "”":
        if isAfterDigit, !isDoubleOpen { return false }
        isDoubleOpen.toggle()
      case "“", "„": isDoubleOpen = true
      default: return Self.isMark(scalar)
      }
      return true
    }
  }

  /// Whether letters of an alphabet are on both sides.
  private func isWithinWord(_ index: Int) -> Bool {
    guard index > 0, index + 1 < letters.count else { return false }
    return [index - 1, index + 1].allSatisfy {
      letters[$0].scalar.properties.isAlphabetic && !letters[$0].scalar.isWide
    }
  }
}

extension Unicode.Scalar {
  /// Whether a mark after it is within a word, where words have spaces between them.
  fileprivate var continuesWord: Bool {
    !isWide && (properties.isAlphabetic || properties.numericType != nil)
  }
}
