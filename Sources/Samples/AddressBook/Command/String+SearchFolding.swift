import Hanok

nonisolated extension String {
  /// The text without the differences that a search ignores.
  ///
  /// They are case and width, accents of Latin letters and vowel marks, apostrophes, katakana and
  /// hiragana, and the forms of Arabic's alif, ya and ha.
  ///
  /// ```
  /// Müller → muller    O’Brien → obrien    ヤマダ, ﾔﾏﾀﾞ → やまだ    أحمد → احمد
  /// ```
  var foldedForSearch: String {
    let text = folded
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "'") }) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.compactMap(\.foldedForSearch)))
  }
}

nonisolated extension Unicode.Scalar {
  private static let arabicForms: [UInt32: Unicode.Scalar] = [
    0x0622: "\u{0627}", 0x0623: "\u{0627}", 0x0625: "\u{0627}",
    0x0649: "\u{064A}", 0x0629: "\u{0647}",
  ]

  /// The equivalent letter in a search, or nil for a mark, which it ignores.
  fileprivate var foldedForSearch: Unicode.Scalar? {
    switch value {
    case 0x27, 0x2018, 0x2019, 0x02BC: return nil
    case ..<0x80: return self
    case 0xC0...0x24F, 0x1E00...0x1EFF: return baseLetter
    // The marks of kana change the letter.
    case 0x3099, 0x309A: return self
    case 0x30A1...0x30F6: return Unicode.Scalar(value - 0x60)
    // Arabic's lengthening stroke.
    case 0x0640: return nil
    case 0x0600...0x06FF where Self.arabicForms[value] != nil: return Self.arabicForms[value]
    default: return properties.generalCategory == .nonspacingMark ? nil : self
    }
  }

  /// The ASCII letter below an accent, from the character's name: LATIN SMALL LETTER E WITH ACUTE.
  private var baseLetter: Unicode.Scalar {
    let words = properties.name?.split(separator: " ") ?? []
    guard words.count > 4, words.starts(with: ["LATIN", "SMALL", "LETTER"]), words[4] == "WITH",
      words[3].utf8.count == 1
    else { return self }
    return words[3].lowercased().unicodeScalars.first ?? self
  }
}
