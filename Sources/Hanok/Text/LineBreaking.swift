import ICU

/// Where the lines of a text may end in a language.
nonisolated struct LineBreaking {
  /// The offsets in UTF-8 bytes where a line may end.
  let optional: Set<Int>
  /// Those where it must.
  let mandatory: Set<Int>

  /// Finds the breaks by UAX #14: Japanese strictly, Thai by dictionary.
  ///
  /// Korean breaks between words, as its books do; UAX #14 alone would break within them.
  init(_ text: String, language: LanguageTag) {
    let breaks = (try? LineBreaks(language))?.breaks(in: text) ?? []
    mandatory = Set(breaks.filter(\.isMandatory).map(\.offset))
    let offsets = breaks.filter { !$0.isMandatory }.map(\.offset)
    if language.language == "ko" {
      let bytes = Array(text.utf8)
      optional = Set(offsets.filter { Self.isBetweenWords(bytes, at: $0) })
    } else {
      optional = Set(offsets)
    }
  }

  private static func isBetweenWords(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard offset > 0, offset < bytes.count else { return true }
    let before = bytes[offset - 1]
    // Both sides within words of letters: Hangul and the like are beyond ASCII.
    return before < 0x80 && !Character(Unicode.Scalar(before)).isLetter
      && !Character(Unicode.Scalar(before)).isNumber
  }
}
