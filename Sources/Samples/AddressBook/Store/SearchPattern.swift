/// A pattern of texts with a word; SQLite matches patterns (`GLOB`) faster than substrings.
///
/// Hangul is matched as an input method leaves it: a first consonant stands for each syllable that begins
/// with it, as `ㄱㅊㅅ` for 김철수 and `삼ㅅ` for 삼성, and the last syllable of several for each one that it
/// may become: `이미` finds 이민재. The numbers are those of Unicode, section 3.12.
struct SearchPattern {
  /// The pattern.
  let text: String

  /// Creates the pattern of a word without differences that a search ignores.
  init(_ word: String) {
    let scalars = Array(word.unicodeScalars)
    var pattern = "*"
    for (place, scalar) in scalars.enumerated() {
      let isUnfinished = place > 0 && place == scalars.count - 1
      pattern +=
        Self.syllables(beginningWith: scalar)
        ?? (isUnfinished ? Self.syllables(becoming: scalar) : nil) ?? Self.escaped(scalar)
    }
    text = pattern + "*"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    "*?[".unicodeScalars.contains(scalar) ? "[\(scalar)]" : String(scalar)
  }

  private static let firstSyllable: UInt32 = 0xAC00
  private static let lastConsonantCount: UInt32 = 28
  private static let vowelCount: UInt32 = 21

  /// Returns the class of a first consonant and of the syllables with it; nil for another letter.
  private static func syllables(beginningWith scalar: Unicode.Scalar) -> String? {
    guard (0x1100...0x1112).contains(scalar.value) else { return nil }
    let count = vowelCount * lastConsonantCount
    let first = firstSyllable + (scalar.value - 0x1100) * count
    return range(first, count, beside: scalar)
  }

  /// Returns the class of the syllables that begin as an open one does; nil for another letter.
  private static func syllables(becoming scalar: Unicode.Scalar) -> String? {
    guard (firstSyllable...0xD7A3).contains(scalar.value) else { return nil }
    let place = scalar.value - firstSyllable
    guard place % lastConsonantCount == 0 else { return nil }
    // ㅗ may become ㅘ, ㅙ and ㅚ, ㅜ likewise three, and ㅡ only ㅢ: they follow each other.
    let more: [UInt32: UInt32] = [8: 3, 13: 3, 18: 1]
    let vowels = 1 + more[place / lastConsonantCount % vowelCount, default: 0]
    return range(scalar.value, vowels * lastConsonantCount)
  }

  private static func range(
    _ first: UInt32, _ count: UInt32, beside other: Unicode.Scalar? = nil
  ) -> String? {
    guard let first = Unicode.Scalar(first), let last = Unicode.Scalar(first.value + count - 1)
    else { return nil }
    return "[\(other.map(String.init) ?? "")\(first)-\(last)]"
  }
}
