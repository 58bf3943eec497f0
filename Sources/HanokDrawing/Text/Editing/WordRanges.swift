import HanokUnicode

/// The words of a language in a text (UAX #29): Thai, Chinese and Japanese by dictionary.
enum WordRanges {
  private static let rules = SharedCache<LanguageTag, WordBreaks>(capacity: 32)

  /// Returns the words and numbers of a text, in UTF-8 bytes, without the spaces and signs between.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func words(of text: String, language: LanguageTag) -> [Range<Int>] {
    let rules = try? Self.rules.value(for: language) { () throws(ICUError) in
      try WordBreaks(language)
    }
    return (rules?.segments(of: text) ?? []).filter(\.isWord).map(\.range)
  }
}
