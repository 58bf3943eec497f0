import HanokLocalization
import HanokUnicode

/// Letters, digits and signs that don't belong into the language, or can't be seen.
enum LetterRules {
  static func mistakes(in pair: ReviewedPair) -> [Mistake] {
    pair.target.patterns.flatMap { pattern -> [Mistake] in
      let letters = pattern.letters
      let reference = pair.source(of: pattern)
      guard
        letters.contains(where: { $0.scalar.value >= 0x80 || $0.scalar.value < 0x20 })
          || pair.language.zero != "0" || pair.language.script != .latin
      else {
        return EncodingRules.lostLetters(in: pattern, reference) + wordMistakes(pattern, pair)
      }
      return letters.indices.compactMap { single(at: $0, in: pattern, reference, pair) }
        + EncodingRules.mistakes(in: pattern, reference, pair) + wordMistakes(pattern, pair)
        + (pair.isMnemonic
          ? [] : digits(pattern, pair) + ScriptRules.mistakes(in: pattern, reference, pair))
    }
  }

  // MARK: - One letter

  private static func single(
    at index: Int, in pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> Mistake? {
    let letter = pattern.letters[index]
    let range = letter.range
    switch letter.scalar.value {
    case _ where letter.scalar.isRefusedControl:
      return ControlRules.refused(at: index, in: pattern)
    case 0x200B, 0xFEFF:
      // Languages without spaces mark with it where a line may break.
      if letter.scalar == "\u{200B}", ["th", "km", "lo", "my", "ja"].contains(pair.language.code) {
        return nil
      }
      return Mistake(
        .zeroWidthSpace, range, ["subject": .init(letter.scalar.code)], replacement: "")
    // A soft hyphen, invisible operators and annotations, and the filler of Hangul.
    case 0xAD, 0x2061...0x2064, 0xFFF9...0xFFFB, 0x3164:
      if reference?.has(letter.scalar) == true { return nil }
      return Mistake(
        .invisibleCharacter, range, ["subject": .init(letter.scalar.code)], replacement: "")
    // Within a word of an alphabet these have no effect; some join emoji, or the letters of other scripts.
    case 0x34F, 0x180E, 0x115F, 0x1160, 0xFFA0, 0xFE0F, 0xE0001...0xE007F:
      return isInWord(index, in: pattern.letters)
        ? Mistake(
          .invisibleCharacter, range, ["subject": .init(letter.scalar.code)], replacement: "") : nil
    case 0x2028, 0x2029, 0x2800:
      guard let reference, !reference.has(letter.scalar) else { return nil }
      return Mistake(.invisibleCharacter, range, ["subject": .init(letter.scalar.code)])
    case 0x3000 where !pair.language.hasFullWidthMarks:
      return Mistake(
        .fullWidth, range,
        [
          "subject": .init(letter.scalar.code),
          "expected": .init(("\u{20}" as Unicode.Scalar).code),
        ],
        replacement: " ")
    case 0xE000...0xF8FF, 0xF0000...0x10FFFD:
      return Mistake(.privateUse, range, ["subject": .init(letter.scalar.code)])
    case 0xFF61...0xFF9F where !pair.isMnemonic:
      return halfWidthKana(at: index, in: pattern.letters)
    case 0x640 where !pair.isMnemonic:
      // The sign of the Hijri year has one, and so has a letter before a placeholder.
      let isWithin = [index - 1, index + 1].allSatisfy { other in
        pattern.letters.indices.contains(other)
          && pattern.letters[other].scalar.properties.isAlphabetic
      }
      return isWithin ? Mistake(.tatweel, range, replacement: "") : nil
    case 0x4E00...0x9FFF where pair.language.code == "ko" && !pair.isMnemonic:
      if reference?.has(letter.scalar) == true { return nil }
      return Mistake(.wrongScript, range, ["subject": .init(String(letter.scalar))])
    default:
      return pair.isMnemonic ? nil : fullWidth(at: index, in: pattern, reference, pair)
    }
  }

  /// Whether letters in Latin, Cyrillic or Greek are on both sides.
  private static func isInWord(_ index: Int, in letters: [ReviewedPattern.Letter]) -> Bool {
    [index - 1, index + 1].allSatisfy {
      letters.indices.contains($0)
        && [.latin, .cyrillic, .greek].contains(Script(of: letters[$0].scalar))
    }
  }

  /// Returns a half-width letter with its voicing mark, which is a letter of its own: `ｶﾞ` for `ガ`.
  private static func halfWidthKana(
    at index: Int, in letters: [ReviewedPattern.Letter]
  ) -> Mistake? {
    func isMark(_ index: Int) -> Bool {
      letters.indices.contains(index) && (0xFF9E...0xFF9F).contains(letters[index].scalar.value)
    }
    let isKana = index > 0 && (0xFF66...0xFF9D).contains(letters[index - 1].scalar.value)
    if isMark(index), isKana { return nil }
    let end = isMark(index + 1) ? index + 2 : index + 1
    let text = ReviewedWord(letters: letters[index..<end]).text
    return Mistake(
      .halfWidthKana, letters[index].offset..<letters[end - 1].range.upperBound,
      ["subject": .init(text)], replacement: text.folded.normalizedNFC)
  }

  // MARK: - Full and half width

  /// Returns a full-width sign in a language that has none, or an ASCII sign among full-width ones.
  private static func fullWidth(
    at index: Int, in pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
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
      halfWidthMarks.contains(scalar), index > 0, pattern.letters[index - 1].scalar.isWideLetter,
      index + 1 == pattern.letters.count || !isCode(pattern.letters[index + 1].scalar)
    {
      return halfWidth(at: index, in: pattern, reference, pair)
    }
    return nil
  }

  private static let halfWidthMarks: Set<Unicode.Scalar> = ["!", "?", ",", ":", ";", "."]

  /// Returns an ASCII mark after a wide letter; of several in a row, which aren't each a mark of their own,
  /// nothing is repaired, and three stops are an ellipsis.
  private static func halfWidth(
    at index: Int, in pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> Mistake? {
    let letters = pattern.letters
    let scalar = letters[index].scalar
    let next = index + 1 < letters.count ? letters[index + 1].scalar : nil
    if scalar == ".", next == "." { return nil }
    // A pattern such as minutes:seconds has the source’s sign.
    if scalar == ":", next?.isWideLetter == true, reference?.joins(with: ":") == true { return nil }
    let full = fullWidthForm(of: scalar, pair)
    let isCertain =
      next.map { !halfWidthMarks.contains($0) && (scalar != "." || $0.isSpace) } ?? true
    // A full-width mark has its space within.
    let end = next == " " && isCertain ? index + 2 : index + 1
    return Mistake(
      .fullWidth, letters.sourceRange(index..<end, end: pattern.end),
      ["subject": .init(String(scalar)), "expected": .init(full)],
      replacement: isCertain ? full : nil)
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

  /// Returns words with a letter of another script that looks like one of theirs, and a word twice in a
  /// row.
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

  /// Returns a Cyrillic or Greek letter that looks like those of a Latin word, or the other way round.
  ///
  /// `PDF-файл` are two words, and in `Δt` nothing looks like anything else.
  private static func stranger(in word: ReviewedWord) -> ReviewedPattern.Letter? {
    guard word.letters.contains(where: { (0x370...0x52F).contains($0.scalar.value) }) else {
      return nil
    }
    return word.letters.split { !$0.scalar.properties.isAlphabetic }.lazy.compactMap { letters in
      var byScript = Dictionary(grouping: letters) { Script(of: $0.scalar) }
      guard let latin = byScript.removeValue(forKey: .latin),
        let others = byScript.values.max(by: { $0.count < $1.count })
      else { return nil }
      let rare = latin.count >= others.count ? others : latin
      return rare.allSatisfy { lookalikes.contains($0.scalar) } ? rare.first : nil
    }.first
  }

  /// Letters of Latin, Cyrillic and Greek that look like one of another of the three.
  private static let lookalikes = Set(
    "aceopxyijshABCEHIJKMNOPSTXYZv".unicodeScalars + "асеорхуіјѕһАВСЕНІЈКМОРЅТХУ".unicodeScalars
      + "ονρΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars)

  // MARK: - Digits

  /// Returns a digit of another system than the language's, but for those in Latin words and codes.
  private static func digits(_ pattern: ReviewedPattern, _ pair: ReviewedPair) -> [Mistake] {
    lazy var isolated = pattern.isolated[...]
    for word in pattern.words {
      guard let digit = word.letters.first(where: \.isDigit),
        !isUsual(digit.scalar, pair.language),
        !word.letters.contains(where: { $0.scalar.isLatin }), !word.hasJoinedDigits
      else { continue }
      // Code between marks of direction is Latin.
      isolated = isolated.drop { $0.upperBound <= digit.offset }
      if isolated.first?.contains(digit.offset) == true { continue }
      let number = UInt32(digit.scalar.properties.numericValue ?? 0)
      let expected = Unicode.Scalar(pair.language.zero.value + number).map { String($0) } ?? ""
      return [
        Mistake(
          .digits, digit.range,
          ["subject": .init(String(digit.scalar)), "expected": .init(expected)])
      ]
    }
    return []
  }

  /// Whether a digit is of the language's system, or of its script where Latin ones are only more usual;
  /// full-width digits have a check of their own.
  private static func isUsual(_ digit: Unicode.Scalar, _ language: ReviewLanguage) -> Bool {
    let zero = language.zero
    if (zero.value..<zero.value + 10).contains(digit.value)
      || (0xFF10...0xFF19).contains(digit.value)
    {
      return true
    }
    return zero == "0" && [.arabic, .devanagari, .thai, .other].contains(language.script)
  }
}

extension ReviewedWord {
  /// Whether a sign is between two digits, as in versions, dates and addresses, which are typed as they are:
  /// `2.1`, `127.0.0.1:8080`.
  fileprivate var hasJoinedDigits: Bool {
    letters.indices.dropFirst().dropLast().contains {
      [".", ":", "-"].contains(letters[$0].scalar) && letters[$0 - 1].isDigit
        && letters[$0 + 1].isDigit
    }
  }
}

extension ReviewedPattern {
  /// The offsets of the text within isolates that run from left to right.
  fileprivate var isolated: [Range<Int>] {
    var depth = 0
    var start = 0
    return letters.compactMap { letter in
      if letter.scalar == "\u{2066}" {
        if depth == 0 { start = letter.offset }
        depth += 1
      } else if letter.scalar == "\u{2069}", depth > 0 {
        depth -= 1
        if depth == 0 { return start..<letter.offset }
      }
      return nil
    } + (depth > 0 ? [start..<end] : [])
  }

  /// Whether a sign is between two letters: `minutes:seconds`.
  func joins(with scalar: Unicode.Scalar) -> Bool {
    letters.indices.dropFirst().dropLast().contains {
      letters[$0].scalar == scalar && letters[$0 - 1].scalar.properties.isAlphabetic
        && letters[$0 + 1].scalar.properties.isAlphabetic
    }
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
}
