import HanokLocalization
import MessageFormat

/// What only the whole table shows: two styles, two translations of one text, terms.
struct TableRules {
  let language: ReviewLanguage
  /// The terms of the glossary: a source term, and its translations.
  let terms: [ReviewTerm]
  private(set) var mistakes: [String: [Mistake]] = [:]

  init(language: ReviewLanguage, terms: [ReviewTerm]) {
    self.language = language
    self.terms = terms
  }

  /// Reviews the messages of a table beside each other.
  mutating func review(_ targets: [ReviewedMessage], _ sources: [String: ReviewedMessage]) {
    if language.code == "ja" {
      styles(targets)
      longVowels(targets)
    }
    translations(targets, sources)
    if !terms.isEmpty { use(of: terms, targets, sources) }
  }

  private mutating func add(_ mistake: Mistake, to key: String) {
    mistakes[key, default: []].append(mistake)
  }

  // MARK: - Japanese

  private static let polite = [
    "です。", "ます。", "ました。", "ません。", "でした。", "ください。", "ましょう。", "ですか。", "ますか。",
  ]
  private static let plain = ["だ。", "である。", "した。", "する。", "ない。", "なかった。", "れる。", "きる。"]

  /// Returns the sentences of the style that fewer sentences of the table have.
  private mutating func styles(_ targets: [ReviewedMessage]) {
    var found: [(key: String, isPolite: Bool, range: Range<Int>)] = []
    for target in targets {
      for pattern in target.patterns where pattern.letters.contains(where: { $0.scalar == "。" }) {
        let text = pattern.text
        if Self.polite.contains(where: text.contains) {
          found.append((target.key, true, pattern.textRange))
        } else if Self.plain.contains(where: text.hasSuffix) {
          found.append((target.key, false, pattern.textRange))
        }
      }
    }
    let polite = found.count(where: \.isPolite)
    guard polite > 0, polite < found.count else { return }
    let isPoliteUsual = polite * 2 >= found.count
    for sentence in found where sentence.isPolite != isPoliteUsual {
      add(Mistake(.mixedStyle, sentence.range), to: sentence.key)
    }
  }

  /// Returns katakana words that are written without the long vowel that they have elsewhere.
  private mutating func longVowels(_ targets: [ReviewedMessage]) {
    var words: [String: (key: String, range: Range<Int>)] = [:]
    var long: Set<String> = []
    for target in targets {
      for pattern in target.patterns {
        for word in pattern.katakana where word.count > 2 {
          let text = word.text
          if text.last == "ー" {
            long.insert(String(text.dropLast()))
          } else if words[text] == nil {
            words[text] = (target.key, word.range(end: pattern.end))
          }
        }
      }
    }
    for (text, place) in words where long.contains(text) {
      add(
        Mistake(.longVowel, place.range, ["subject": .init(text), "expected": .init(text + "ー")]),
        to: place.key)
    }
  }

  // MARK: - Translations

  /// Returns texts that are translated in two ways, and translations of two texts.
  private mutating func translations(
    _ targets: [ReviewedMessage], _ sources: [String: ReviewedMessage]
  ) {
    var byText: [String: (key: String, target: String)] = [:]
    var byTranslation: [String: (key: String, source: String)] = [:]
    for target in targets where !target.key.hasSuffix(Message.lettersSuffix) {
      guard let source = sources[target.key]?.message.source,
        target.patterns.first?.hasLetters == true
      else { continue }
      let text = target.message.source
      if let first = byText[source] {
        if first.target != text {
          add(Mistake(.inconsistent, nil, ["other": .init(first.key)]), to: target.key)
        }
      } else {
        byText[source] = (target.key, text)
      }
      if let first = byTranslation[text] {
        if first.source != source {
          add(Mistake(.reused, nil, ["other": .init(first.key)]), to: target.key)
        }
      } else {
        byTranslation[text] = (target.key, source)
      }
    }
  }

  private mutating func use(
    of terms: [ReviewTerm], _ targets: [ReviewedMessage], _ sources: [String: ReviewedMessage]
  ) {
    for target in targets where !target.key.hasSuffix(Message.lettersSuffix) {
      guard let own = target.fallback else { continue }
      let text = own.text.lowercased()
      for term in sources[target.key]?.terms(of: terms) ?? [] where !term.isTranslated(in: text) {
        add(
          Mistake(
            .term, own.textRange,
            [
              "subject": .init(term.source),
              "expected": .init(term.translations.joined(separator: ", ")),
            ]),
          to: target.key)
      }
    }
  }
}

extension ReviewedPattern {
  /// The words in katakana.
  fileprivate var katakana: [ReviewedWord] {
    var words: [ReviewedWord] = []
    var start: Int?
    for index in 0...letters.count {
      let isKatakana =
        index < letters.count && (0x30A1...0x30FC).contains(letters[index].scalar.value)
        && letters[index].scalar != "・"
      if isKatakana {
        if start == nil { start = index }
      } else if let first = start {
        words.append(ReviewedWord(letters: letters[first..<index]))
        start = nil
      }
    }
    return words
  }
}
