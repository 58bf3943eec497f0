/// What is the same in every language: numbers, addresses, options, paths, acronyms.
enum ContentRules {
  static func mistakes(in pair: ReviewedPair) -> [Mistake] {
    guard !pair.isMnemonic else { return [] }
    return pair.target.patterns.flatMap { pattern -> [Mistake] in
      guard let reference = pair.source(of: pattern) else {
        return foreign(in: pattern, beside: nil)
      }
      return codes(pattern, reference) + numbers(pattern, reference, pair)
        + emoji(pattern, reference) + foreign(in: pattern, beside: reference)
    }
  }

  /// Returns the addresses, options, paths and acronyms of the source that a pattern lacks.
  private static func codes(_ pattern: ReviewedPattern, _ reference: ReviewedPattern) -> [Mistake] {
    var text: String?
    var isChecked: Set<String> = []
    return reference.words.compactMap { word -> Mistake? in
      guard let (check, code) = code(of: word), isChecked.insert(code).inserted else { return nil }
      let own = text ?? pattern.text
      text = own
      // A placeholder within is compared by its parts.
      let parts = code.split(separator: Character(ReviewedPattern.placeholder))
      if parts.allSatisfy({ own.contains($0) }) { return nil }
      return Mistake(
        check, pattern.textRange, ["subject": .init(code.replacing("\u{FFFC}", with: "…"))])
    }
  }

  private static func code(of word: ReviewedWord) -> (TranslationCheck, String)? {
    guard mayBeCode(word) else { return nil }
    let text = String(word.text.drop { "([{“‘\"'`‹«<".contains($0) })
    let bare = String(text.reversed().drop { ")]}”’\"'`›»>.,;:!?…".contains($0) }.reversed())
    guard bare.count > 1,
      bare.unicodeScalars.allSatisfy({ $0.value < 0x80 || $0 == ReviewedPattern.placeholder })
    else { return nil }
    if bare.contains("://") { return (.url, bare) }
    if bare.hasPrefix("--"), bare.count > 3 { return (.option, bare) }
    if bare.contains("@"), bare.contains("."), bare.first != "@" { return (.email, bare) }
    if bare.hasPrefix("/") || bare.hasPrefix("~/") || bare.hasPrefix("./"), bare.count > 2 {
      return (.path, bare)
    }
    if bare.count > 2, bare.allSatisfy({ $0.isASCII && ($0.isUppercase || $0.isNumber) }),
      bare.contains(where: \.isLetter)
    {
      return (.acronym, bare)
    }
    return nil
  }

  /// Whether a word has a sign of code, or two capitals; most words have neither.
  private static func mayBeCode(_ word: ReviewedWord) -> Bool {
    var capitals = 0
    for letter in word.letters {
      switch letter.scalar {
      case "/", "@": return true
      case "-": if letter.offset == word.letters.first?.offset { return true }
      case "A"..."Z": capitals += 1
      case "(", "[", "“", "‘", "\"", "{":
        if word.letters.first?.offset == letter.offset { return true }
      default: break
      }
    }
    return capitals > 1
  }

  /// Returns a number of the source in whose place the pattern has another.
  private static func numbers(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern, _ pair: ReviewedPair
  ) -> [Mistake] {
    let theirs = reference.numbers
    guard !theirs.isEmpty else { return [] }
    let own = pattern.numbers
    guard !own.isEmpty,
      let changed = theirs.first(where: { number in !own.contains { $0.value == number.value } }),
      let other = own.first(where: { number in !theirs.contains { $0.value == number.value } })
    else { return [] }
    return [
      Mistake(
        .number, other.range, ["subject": .init(other.value), "expected": .init(changed.value)])
    ]
  }

  /// Returns an emoji of the source that a pattern lacks.
  private static func emoji(_ pattern: ReviewedPattern, _ reference: ReviewedPattern) -> [Mistake] {
    let missing = reference.letters.first { letter in
      letter.scalar.value > 0x2000 && letter.scalar.properties.isEmojiPresentation
        && !pattern.letters.contains { $0.scalar == letter.scalar }
    }
    return missing.map {
      [Mistake(.emoji, pattern.textRange, ["subject": .init(String($0.scalar))])]
    } ?? []
  }

  /// Returns what another format left in the text: `&amp;`, `\n` in letters.
  private static func foreign(in pattern: ReviewedPattern, beside reference: ReviewedPattern?)
    -> [Mistake]
  {
    let letters = pattern.letters
    return letters.indices.compactMap { index -> Mistake? in
      switch letters[index].scalar {
      case "&":
        let name = letters[(index + 1)...].prefix {
          $0.scalar.isASCII && ($0.scalar.properties.isAlphabetic || $0.isDigit || $0.scalar == "#")
        }
        guard (2...8).contains(name.count), name.endIndex < letters.count,
          letters[name.endIndex].scalar == ";"
        else { return nil }
        let entity = "&" + ReviewedWord(letters: name).text + ";"
        if reference?.text.contains(entity) == true { return nil }
        let range = letters.sourceRange(index..<name.endIndex + 1, end: pattern.end)
        return Mistake(
          .htmlEntity, range, ["subject": .init(entity)], replacement: entities[entity])
      case "\\":
        guard index + 1 < letters.count, ["n", "t", "r", "u"].contains(letters[index + 1].scalar),
          let reference, !reference.text.contains("\\")
        else { return nil }
        let range = letters.sourceRange(index..<index + 2, end: pattern.end)
        return Mistake(.escape, range, ["subject": .init("\\" + String(letters[index + 1].scalar))])
      default: return nil
      }
    }
  }

  private static let entities = [
    "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "’", "&#39;": "’",
    "&nbsp;": "\u{A0}",
  ]
}

extension ReviewedPattern {
  /// A number that is written out in digits.
  fileprivate struct Number {
    /// Its digits, in ASCII.
    let value: String
    /// The place in the message's source.
    let range: Range<Int>
  }

  /// The numbers that aren't part of a word in Latin letters.
  fileprivate var numbers: [Number] {
    var numbers: [Number] = []
    var index = 0
    while index < letters.count {
      guard letters[index].isDigit else {
        index += 1
        continue
      }
      let run = letters[index...].prefix(while: \.isDigit)
      let isInWord =
        index > 0 && letters[index - 1].scalar.value < 0x250
        && letters[index - 1].scalar.properties.isAlphabetic
      if !isInWord {
        let value = run.map { "\($0.scalar.properties.numericValue.map(Int.init) ?? 0)" }.joined()
        numbers.append(
          Number(value: value, range: letters.sourceRange(index..<run.endIndex, end: end)))
      }
      index = run.endIndex
    }
    return numbers
  }
}
