import HanokUnicode

/// Letters, digits and signs that don't belong into the language, or can't be seen.
enum LetterRules {
  static func mistakes(in pair: ReviewedPair) -> [Mistake] {
    pair.target.patterns.flatMap { pattern -> [Mistake] in
      let letters = pattern.letters
      guard
        letters.contains(where: { $0.scalar.value >= 0x80 || $0.scalar.value < 0x20 })
          || pair.language.zero != "0"
      else { return wordMistakes(pattern, pair) }
      return letters.indices.compactMap { single(at: $0, in: pattern, pair) } + composition(pattern)
        + wordMistakes(pattern, pair) + (pair.isMnemonic ? [] : digits(pattern, pair))
    }
  }

  // MARK: - One letter

  private static func single(
    at index: Int, in pattern: ReviewedPattern, _ pair: ReviewedPair
  ) -> Mistake? {
    let letter = pattern.letters[index]
    let range = letter.range
    switch letter.scalar.value {
    case 0..<0x20 where ![0x9, 0xA, 0xD].contains(letter.scalar.value), 0x7F..<0xA0:
      return Mistake(
        .controlCharacter, range, ["subject": .init(code(letter.scalar))], replacement: "")
    case 0x200B, 0xFEFF:
      // Languages without spaces mark with it where a line may break.
      if letter.scalar == "\u{200B}", ["th", "km", "lo", "my", "ja"].contains(pair.language.code) {
        return nil
      }
      return Mistake(
        .zeroWidthSpace, range, ["subject": .init(code(letter.scalar))], replacement: "")
    case 0xE000...0xF8FF, 0xF0000...0x10FFFD:
      return Mistake(.privateUse, range, ["subject": .init(code(letter.scalar))])
    case 0xFF61...0xFF9F where !pair.isMnemonic:
      return Mistake(
        .halfWidthKana, range, ["subject": .init(String(letter.scalar))],
        replacement: String(letter.scalar).folded)
    case 0xC2, 0xC3, 0xE2:
      // UTF-8 that was read as Latin-1 or Windows-1252: `Ã©` for `é`, `â€` for a quotation mark.
      guard index + 1 < pattern.letters.count,
        isContinuation(pattern.letters[index + 1].scalar, letter.scalar)
      else { return nil }
      var mistake = Mistake(.encoding, range)
      mistake.kind = Problem.Kind("mojibake", table: "HanokReview")
      return mistake
    case 0x640 where !pair.isMnemonic:
      return Mistake(.tatweel, range, replacement: "")
    case 0x4E00...0x9FFF where pair.language.code == "ko" && !pair.isMnemonic:
      return Mistake(.wrongScript, range, ["subject": .init(String(letter.scalar))])
    default:
      return pair.isMnemonic ? nil : fullWidth(at: index, in: pattern, pair)
    }
  }

  private static func isContinuation(_ scalar: Unicode.Scalar, _ lead: Unicode.Scalar) -> Bool {
    if lead.value == 0xE2 { return scalar == "€" || scalar.value == 0x80 }
    return (0x80...0xBF).contains(scalar.value)
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  // MARK: - Full and half width

  /// Returns a full-width sign in a language that has none, or an ASCII sign among full-width ones.
  private static func fullWidth(
    at index: Int, in pattern: ReviewedPattern, _ pair: ReviewedPair
  ) -> Mistake? {
    let letter = pattern.letters[index]
    let scalar = letter.scalar
    let range = letter.offset..<letter.offset + UTF8.width(scalar)
    if (0xFF01...0xFF5E).contains(scalar.value), let ascii = Unicode.Scalar(scalar.value - 0xFEE0) {
      let isLetterOrDigit = ascii.properties.isAlphabetic || (0x30...0x39).contains(ascii.value)
      if !pair.language.hasFullWidthMarks || isLetterOrDigit {
        return Mistake(
          .fullWidth, range, ["subject": .init(String(scalar)), "expected": .init(String(ascii))],
          replacement: String(ascii))
      }
    } else if pair.language.hasFullWidthMarks, !pair.target.key.hasSuffix(".value"),
      ["!", "?", ",", ":", ";", "."].contains(scalar),
      index > 0,
      pattern.letters[index - 1].scalar.isWideLetter,
      index + 1 == pattern.letters.count || !isCode(pattern.letters[index + 1].scalar)
    {
      let full = fullWidthForm(of: scalar, pair)
      // A full-width mark has its space within.
      let hasSpace = index + 1 < pattern.letters.count && pattern.letters[index + 1].scalar == " "
      let end = hasSpace ? pattern.letters[index + 1].range.upperBound : range.upperBound
      return Mistake(
        .fullWidth, range.lowerBound..<end,
        ["subject": .init(String(scalar)), "expected": .init(full)], replacement: full)
    }
    return nil
  }

  private static func fullWidthForm(of scalar: Unicode.Scalar, _ pair: ReviewedPair) -> String {
    switch scalar {
    case ".": "。"
    case "," where pair.language.code == "ja": "、"
    default: String(Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar)
    }
  }

  private static func isCode(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 && (scalar.properties.isAlphabetic || (0x30...0x39).contains(scalar.value))
  }

  // MARK: - Words

  /// Returns words with letters of two scripts that look alike, and a word twice in a row.
  private static func wordMistakes(_ pattern: ReviewedPattern, _ pair: ReviewedPair) -> [Mistake] {
    if pair.isMnemonic { return [] }
    var previous: String?
    return pattern.words.compactMap { word -> Mistake? in
      let text = word.text
      defer { previous = text }
      if let stranger = stranger(in: word) {
        let range = stranger.range
        return Mistake(.wrongScript, range, ["subject": .init(String(stranger.scalar))])
      }
      guard let previous, !pair.language.isEastAsian, word.count > 1,
        text.lowercased() == previous.lowercased(), text.allSatisfy(\.isLetter)
      else { return nil }
      return Mistake(.doubleWord, word.range(end: pattern.end), ["subject": .init(text)])
    }
  }

  /// Returns a Cyrillic or Greek letter in a Latin word, or the other way round.
  private static func stranger(in word: ReviewedWord) -> ReviewedPattern.Letter? {
    guard word.letters.contains(where: { (0x370...0x52F).contains($0.scalar.value) }) else {
      return nil
    }
    var counts: [Script: Int] = [:]
    for letter in word.letters where letter.scalar.properties.isAlphabetic {
      counts[Script(of: letter.scalar), default: 0] += 1
    }
    guard let latin = counts[.latin] else { return nil }
    let other: Script = (counts[.cyrillic] ?? 0) >= (counts[.greek] ?? 0) ? .cyrillic : .greek
    let rare: Script = latin >= (counts[other] ?? 0) ? other : .latin
    return word.letters.first { $0.scalar.properties.isAlphabetic && Script(of: $0.scalar) == rare }
  }

  // MARK: - Composition and digits

  /// Returns text that isn't in Normalization Form C.
  private static func composition(_ pattern: ReviewedPattern) -> [Mistake] {
    guard pattern.letters.contains(where: { $0.scalar.composes }) else { return [] }
    let text = pattern.text
    guard !text.unicodeScalars.elementsEqual(text.normalizedNFC.unicodeScalars) else { return [] }
    let place = pattern.letters.first { $0.scalar.composes }?.offset ?? pattern.offset
    return [Mistake(.notNFC, place..<place)]
  }

  /// Returns a digit of another system than the language's, but for those in Latin words and codes.
  private static func digits(_ pattern: ReviewedPattern, _ pair: ReviewedPair) -> [Mistake] {
    let zero = pair.language.zero
    return pattern.words.lazy.compactMap { word -> Mistake? in
      guard let digit = word.letters.first(where: { $0.isDigit }),
        !word.letters.contains(where: { $0.scalar.isLatin })
      else { return nil }
      let value = digit.scalar.value
      // Full-width digits have a check of their own.
      if (zero.value..<zero.value + 10).contains(value) || (0xFF10...0xFF19).contains(value) {
        return nil
      }
      let number = UInt32(digit.scalar.properties.numericValue ?? 0)
      let expected = Unicode.Scalar(zero.value + number).map { String($0) } ?? ""
      return Mistake(
        .digits, digit.range,
        ["subject": .init(String(digit.scalar)), "expected": .init(expected)])
    }.first.map { [$0] } ?? []
  }
}

extension Unicode.Scalar {
  /// Whether it is an ASCII or an accented Latin letter, or a sign of code.
  var isLatin: Bool {
    value < 0x250 && properties.isAlphabetic || ["-", "/", "_", "@", "#", "$"].contains(self)
  }

  /// Whether it is Han, Kana, or their full-width marks.
  fileprivate var isWideLetter: Bool {
    (0x3040...0x30FF).contains(value) || (0x3400...0x9FFF).contains(value)
  }

  /// Whether it can be part of a composed letter: a combining mark or a conjoining jamo.
  fileprivate var composes: Bool {
    value >= 0x300
      && ((0x1100...0x11FF).contains(value) || properties.canonicalCombiningClass != .notReordered)
  }
}
