import HanokUnicode

/// Emphasis that ends or begins between punctuation and a letter of Korean, Chinese or Japanese.
///
/// CommonMark's delimiter runs depend on the spaces around words, which these languages don't have there:
///
/// ```
/// **“강조”**는      punctuation before the run, a letter after it: no end of emphasis in CommonMark
/// 이것은**(강조)**    a letter before the run, punctuation after it: no start of emphasis
/// ```
///
/// The run gets a mark next to the letter, which the parser takes for punctuation. Only a side at which the
/// emphasis can end or begin for readers counts: not the end after `“`, nor the start before `.`.
nonisolated enum EmphasisBesideCJK {
  /// Returns the offset of the mark for a run of delimiters in UTF-8, or nil for none.
  static func markOffset(ofRun run: Range<Int>, in bytes: [UInt8]) -> Int? {
    guard let before = scalar(before: run.lowerBound, in: bytes),
      let after = scalar(at: run.upperBound, in: bytes)
    else { return nil }
    if isPunctuation(before), isLetter(after) {
      return mayEnd(after: before, at: run.lowerBound, in: bytes) ? run.upperBound : nil
    }
    if isLetter(before), isPunctuation(after) {
      return mayBegin(before: after, at: run.upperBound, in: bytes) ? run.lowerBound : nil
    }
    return nil
  }

  /// Whether emphasis can end after punctuation, which ends before an offset.
  private static func mayEnd(
    after sign: Unicode.Scalar, at offset: Int, in bytes: [UInt8]
  ) -> Bool {
    var (sign, offset) = (sign, offset)
    while true {
      switch side(of: sign) {
      case .begin: return false
      case .end: return true
      case nil: break
      }
      offset -= UTF8.width(sign)
      guard let next = scalar(before: offset, in: bytes) else { return false }
      if !isPunctuation(next) { return !next.properties.isWhitespace }
      sign = next
    }
  }

  /// Whether emphasis can begin before punctuation, which begins at an offset.
  private static func mayBegin(
    before sign: Unicode.Scalar, at offset: Int, in bytes: [UInt8]
  ) -> Bool {
    var (sign, offset) = (sign, offset)
    while true {
      switch side(of: sign) {
      case .begin: return true
      case .end: return false
      case nil: break
      }
      offset += UTF8.width(sign)
      guard let next = scalar(at: offset, in: bytes) else { return false }
      if !isPunctuation(next) { return !next.properties.isWhitespace }
      sign = next
    }
  }

  /// The side of a word at which a sign is.
  private enum Side {
    case begin
    case end
  }

  /// Returns the side of a word at which punctuation is, or nil for a sign at either, such as `"`.
  private static func side(of sign: Unicode.Scalar) -> Side? {
    switch CharacterProperties(sign).generalCategory {
    case .openPunctuation, .initialPunctuation: .begin
    case .closePunctuation, .finalPunctuation: .end
    default: ends.contains(sign) ? .end : sign == "\\" ? .begin : nil
    }
  }

  /// The signs after words and sentences.
  private static let ends = Set(".,:;!?%…。、，．：；！？％｡､".unicodeScalars)

  /// Whether a scalar is punctuation for the parser.
  static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.value > 0x20 && scalar.value < 0x7F && !scalar.properties.isAlphabetic
        && !("0"..."9").contains(scalar)
    }
    switch CharacterProperties(scalar).generalCategory {
    case .dashPunctuation, .openPunctuation, .closePunctuation, .connectorPunctuation,
      .otherPunctuation, .initialPunctuation, .finalPunctuation:
      return true
    default: return false
    }
  }

  /// The first scalar of Hangul; no letter before it is wide.
  private static let firstLetter: UInt32 = 0x1100

  /// Whether a scalar is a letter of Korean, Chinese or Japanese.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < firstLetter { return false }
    let properties = CharacterProperties(scalar)
    let isEastAsian =
      [.wide, .fullwidth, .halfwidth].contains(properties.eastAsianWidth)
      || properties.hangulSyllableType != .none
    guard isEastAsian else { return false }
    switch properties.generalCategory {
    case .otherLetter, .modifierLetter, .uppercaseLetter, .lowercaseLetter, .decimalNumber,
      .letterNumber, .nonspacingMark:
      return true
    default: return false
    }
  }

  /// Returns the scalar at an offset of valid UTF-8, or nil at the end of the line.
  static func scalar(at offset: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    guard offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D else { return nil }
    return String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.first
  }

  /// Returns the scalar before an offset of valid UTF-8, or nil at the start of the line.
  private static func scalar(before offset: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start >= 0 ? scalar(at: start, in: bytes) : nil
  }
}
