import HanokUnicode
import MessageFormat

/// Letters that another encoding or another normalization form has left.
enum EncodingRules {
  static func mistakes(in pattern: ReviewedPattern, _ pair: ReviewedPair) -> [Mistake] {
    mojibake(pattern, pair.language) + composition(pattern, pair.target)
  }

  /// Returns the first letter in UTF-8 that was read as Latin-1 or Windows-1252: `Ã©` for `é`.
  private static func mojibake(
    _ pattern: ReviewedPattern, _ language: ReviewLanguage
  ) -> [Mistake] {
    let letters = pattern.letters
    let first = letters.indices.first { index in
      let count = continuationCount(after: letters[index].scalar, language)
      let rest = letters[(index + 1)...].prefix(count)
      return count > 0 && rest.count == count
        && rest.allSatisfy { isContinuation($0.scalar, after: letters[index].scalar) }
    }
    return first.map { index in
      var mistake = Mistake(.encoding, letters[index].range)
      mistake.kind = Problem.Kind("mojibake", table: "HanokReview")
      return [mistake]
    } ?? []
  }

  /// The number of bytes that follow a first byte, where it isn't a letter of the language itself.
  private static func continuationCount(
    after lead: Unicode.Scalar, _ language: ReviewLanguage
  ) -> Int {
    switch lead.value {
    case 0xC2, 0xC3, 0xE2: 1
    case 0xC4...0xDF where language.script != .latin: 1
    case 0xE0...0xEF where language.script != .latin: 2
    default: 0
    }
  }

  private static func isContinuation(
    _ scalar: Unicode.Scalar, after lead: Unicode.Scalar
  ) -> Bool {
    if lead.value == 0xE2 { return scalar == "€" || scalar.value == 0x80 }
    return (0x80...0xBF).contains(scalar.value) || lead.value != 0xC2 && signs.contains(scalar)
  }

  /// The signs of Windows-1252 from 0x80, but for those that can follow a letter: `’`, `”`, `›`, `…`.
  private static let signs = Set("€‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•–—˜™šœžŸ".unicodeScalars)

  /// Returns text that isn't in Normalization Form C.
  private static func composition(
    _ pattern: ReviewedPattern, _ target: ReviewedMessage
  ) -> [Mistake] {
    let letters = pattern.letters
    guard let first = letters.firstIndex(where: { $0.scalar.composes }),
      let last = letters.last(where: { $0.scalar.composes })
    else { return [] }
    // The letter before a mark is composed with it.
    let start = letters[max(first - 1, 0)].offset
    let range = start..<last.range.upperBound
    let text = String(decoding: Array(target.message.source.utf8)[range], as: UTF8.self)
    let composed = text.normalizedNFC
    guard !text.unicodeScalars.elementsEqual(composed.unicodeScalars) else { return [] }
    return [Mistake(.notNFC, range, replacement: composed)]
  }
}

extension Unicode.Scalar {
  /// Whether it can be part of a composed letter: a combining mark or a conjoining jamo.
  fileprivate var composes: Bool {
    value >= 0x300
      && ((0x1100...0x11FF).contains(value) || properties.canonicalCombiningClass != .notReordered)
  }
}
