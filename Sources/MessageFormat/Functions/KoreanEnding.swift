import HanokUnicode

/// The final sound of a text as it is read aloud in Korean.
enum KoreanEnding: Hashable {
  case vowel
  /// The one consonant that some particles treat like a vowel.
  case rieul
  case consonant
  case unknown

  /// Reads the end of a text; closing quotes, brackets and bidi controls are silent.
  ///
  /// Only the end is looked at, as far as it matters: most texts end with a syllable.
  init(of text: String) {
    var read = text[...]
    while let last = read.last, Self.isSilent(last) { read.removeLast() }
    guard let written = read.last else {
      self = .unknown
      return
    }
    let last = String(written).normalizedNFC.first ?? written
    if let scalar = last.unicodeScalars.first, Self.isSyllable(scalar) {
      self.init(final: (scalar.value - 0xAC00) % 28)
    } else if last.unicodeScalars.last?.decimalDigit != nil {
      let scalars = read.unicodeScalars
      self = Self.ending(ofAmount: scalars) ?? Self.ending(ofNumber: scalars)
    } else if let ending = Self.signs[last] {
      self = ending
    } else {
      self = Self.ending(ofLetters: read)
    }
  }

  private static func isSyllable(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value)
  }

  /// Creates the sound of a final consonant: 0 for none, 8 for ㄹ.
  ///
  /// The numbers are those of Unicode, Hangul Syllable Decomposition.
  private init(final: UInt32) {
    self = final == 0 ? .vowel : final == 8 ? .rieul : .consonant
  }

  /// The signs that are read as words: 퍼센트, 도; 원, 달러, 유로, 엔, 파운드, 동, 루블, 루피.
  private static let signs: [Character: KoreanEnding] = [
    "%": .vowel, "％": .vowel, "℃": .vowel, "₩": .consonant, "￦": .consonant, "$": .vowel,
    "＄": .vowel, "€": .vowel, "¥": .consonant, "￥": .consonant, "£": .vowel, "₫": .consonant,
    "₽": .rieul, "₹": .vowel,
  ]

  private static func isSilent(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return true }
    if isSyllable(scalar) { return false }
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .format: return true
    default: return character == "\"" || character == "'"
    }
  }
}

extension KoreanEnding {
  /// The digits: 영 일 이 삼 사 오 육 칠 팔 구.
  private static let digits: [KoreanEnding] = [
    .consonant, .rieul, .vowel, .consonant, .vowel, .vowel, .consonant, .rieul, .rieul, .vowel,
  ]

  /// The words for each fourth power of ten: 만 억 조 경 해 자 양 구 간 정 재 극.
  private static let largeUnits: [KoreanEnding] = [
    .consonant, .consonant, .vowel, .consonant, .vowel, .vowel, .consonant, .vowel, .consonant,
    .consonant, .vowel, .consonant,
  ]

  /// Returns the ending of a currency sign, which is read after its number: ₩5 is 오 원.
  private static func ending(ofAmount text: Substring.UnicodeScalarView) -> KoreanEnding? {
    let sign = text.last {
      $0.decimalDigit == nil && $0 != "," && $0 != "." && !$0.properties.isWhitespace
    }
    guard let sign, sign.properties.generalCategory == .currencySymbol else { return nil }
    return signs[Character(sign)]
  }

  /// Returns the ending of a number.
  ///
  /// A whole number ends with its last digit, or with the unit of its trailing zeros. Fraction
  /// digits are read one by one.
  private static func ending(ofNumber text: Substring.UnicodeScalarView) -> KoreanEnding {
    let number = text.reversed().prefix { $0.decimalDigit != nil || $0 == "," || $0 == "." }
    let values = number.compactMap(\.decimalDigit)
    guard let last = values.first else { return .unknown }
    let isFraction = number.contains(".")
    let zeros = values.prefix { $0 == 0 }.count
    if isFraction || zeros == 0 || zeros == values.count { return digits[last] }
    // 십, 백 and 천 end in a consonant; from 만 on, the unit of four digits is read last.
    if zeros < 4 { return .consonant }
    let unit = zeros / 4 - 1
    return unit < largeUnits.count ? largeUnits[unit] : .unknown
  }

  /// Returns the ending of capital letters, read one by one: 엘, 엠, 엔 end in a consonant, 알 is 아르.
  private static func ending(ofLetters text: Substring) -> KoreanEnding {
    let word = text.reversed().prefix { $0.isASCII && $0.isLetter }
    guard let last = word.first, word.allSatisfy(\.isUppercase) else { return .unknown }
    switch last {
    case "L": return .rieul
    case "M", "N": return .consonant
    default: return .vowel
    }
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script; 京 is a number, too, but not a digit.
  fileprivate var decimalDigit: Int? {
    if isASCII { return ("0"..."9").contains(self) ? Int(value) - 0x30 : nil }
    guard properties.numericType == .decimal else { return nil }
    return properties.numericValue.map { Int($0) }
  }
}
