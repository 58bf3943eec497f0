/// The letters that are typed for Hangul syllables (Unicode Standard, section 3.12).
///
/// ```
/// 허  ㅎㅓ      값  ㄱㅏㅂㅅ      ㅘ  ㅗㅏ
/// ```
enum HangulLetters {
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars)
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

  /// The letters that two keys type.
  private static let compounds: [Unicode.Scalar: String] = [
    "ㅘ": "ㅗㅏ", "ㅙ": "ㅗㅐ", "ㅚ": "ㅗㅣ", "ㅝ": "ㅜㅓ", "ㅞ": "ㅜㅔ", "ㅟ": "ㅜㅣ", "ㅢ": "ㅡㅣ",
    "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ",
    "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
  ]

  /// Returns the letters of a syllable, or of a part of one, as keys type them; none of other text.
  static func letters(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    parts(of: scalar.value, scalar).flatMap { part in
      compounds[part].map { Array($0.unicodeScalars) } ?? [part]
    }
  }

  /// Returns the initial consonant, the vowel and the final consonants.
  private static func parts(of value: UInt32, _ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch value {
    case 0xAC00...0xD7A3:
      let number = Int(value - 0xAC00)
      let final = number % (finals.count + 1)
      let vowel = number / (finals.count + 1) % vowels.count
      let initial = number / (finals.count + 1) / vowels.count
      return [initials[initial], vowels[vowel]] + (final == 0 ? [] : [finals[final - 1]])
    // Letters that join to syllables, as in decomposed text.
    case 0x1100...0x1112: return [initials[Int(value - 0x1100)]]
    case 0x1161...0x1175: return [vowels[Int(value - 0x1161)]]
    case 0x11A8...0x11C2: return [finals[Int(value - 0x11A8)]]
    case 0x3131...0x3163: return [scalar]
    default: return []
    }
  }
}
