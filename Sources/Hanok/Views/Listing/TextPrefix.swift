import HanokUnicode

/// The beginning of a text as a person types it, without accents and cases of letters.
///
/// By the language's own order, so `u` begins `Über` in German and `か` begins `カメラ`; `ㅎㄱ`, the
/// initial consonants of syllables, begins `한글`.
nonisolated struct TextPrefix {
  private let collation: Collation?
  private let key: [UInt8]
  /// The consonants, where nothing else was typed.
  private let initials: [Unicode.Scalar]

  private static let initialConsonants = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  /// Syllables of Hangul with the same initial consonant (Unicode Standard, section 3.12).
  private static let syllablesOfInitial: UInt32 = 588

  /// The beginning of a text in a language.
  init(_ text: String, language: LanguageTag) {
    collation = try? Collation(language, strength: .primary, ignoresPunctuation: true)
    key = Self.primaries(of: text, collation)
    let consonants = Self.initialConsonants
    initials =
      text.unicodeScalars.allSatisfy { consonants.contains($0) } ? Array(text.unicodeScalars) : []
  }

  /// Whether a text begins so; a prefix of nothing but punctuation begins none.
  func begins(_ text: String) -> Bool {
    if key.isEmpty { return false }
    return Self.primaries(of: text, collation).starts(with: key) || hasInitials(text)
  }

  /// Returns the key without the zero at its end.
  ///
  /// The key of a text begins with those of its beginnings (ICU's `ucol_getBound`).
  private static func primaries(of text: String, _ collation: Collation?) -> [UInt8] {
    collation.map { Array($0.key(of: text).prefix { $0 != 0 }) } ?? Array(text.utf8)
  }

  private func hasInitials(_ text: String) -> Bool {
    guard !initials.isEmpty else { return false }
    var rest = initials[...]
    for scalar in text.unicodeScalars where scalar != " " {
      guard let wanted = rest.first else { return true }
      guard Self.initial(of: scalar) == wanted else { return false }
      rest.removeFirst()
    }
    return rest.isEmpty
  }

  private static func initial(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return scalar }
    return initialConsonants[Int((scalar.value - 0xAC00) / syllablesOfInitial)]
  }
}
