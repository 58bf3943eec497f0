import CHanokICU

/// The properties of a Unicode scalar that decide how many cells it takes.
package struct CharacterProperties: Hashable, Sendable {
  /// UAX #11.
  package enum EastAsianWidth: UInt8, Sendable {
    case neutral
    case ambiguous
    case halfwidth
    case fullwidth
    case narrow
    case wide
  }

  /// The part that a scalar plays in a Hangul syllable (UAX #29).
  package enum HangulSyllableType: UInt8, Sendable {
    case none
    case leading
    case vowel
    case trailing
    case leadingVowel
    case leadingVowelTrailing
  }

  /// UAX #11's width class.
  package let eastAsianWidth: EastAsianWidth
  /// What kind of character it is (Unicode Standard, section 4.5), as this ICU's Unicode has it.
  package let generalCategory: Unicode.GeneralCategory
  /// The part in an Indic syllable.
  package let indicSyllabicCategory: IndicSyllabicCategory
  /// The part in a Hangul syllable.
  package let hangulSyllableType: HangulSyllableType
  /// Whether the scalar shows nothing where it isn't supported.
  package let isDefaultIgnorable: Bool
  /// Whether it may begin an emoji sequence (UTS #51).
  package let isExtendedPictographic: Bool
  /// Whether it is an emoji without a variation selector (UTS #51).
  package let isEmojiPresentation: Bool
  /// Whether it is one of the five skin tones.
  package let isEmojiModifier: Bool
  /// Whether two of it make a flag.
  package let isRegionalIndicator: Bool
  /// Whether it is a sign that comes before what it marks, as U+0600.
  package let isPrependedConcatenationMark: Bool
  /// Whether it kills a vowel, joining the consonants around it (canonical combining class 9).
  package let isVirama: Bool

  /// Looks up a scalar's properties.
  package init(_ scalar: Unicode.Scalar) {
    let properties = cicu_character_properties(scalar.value)
    eastAsianWidth = EastAsianWidth(rawValue: properties.east_asian_width) ?? .neutral
    hangulSyllableType = HangulSyllableType(rawValue: properties.hangul_syllable_type) ?? .none
    generalCategory = Unicode.GeneralCategory(icu: properties.general_category)
    indicSyllabicCategory =
      IndicSyllabicCategory(rawValue: properties.indic_syllabic_category) ?? .other
    isDefaultIgnorable = properties.is_default_ignorable
    isExtendedPictographic = properties.is_extended_pictographic
    isEmojiPresentation = properties.is_emoji_presentation
    isEmojiModifier = properties.is_emoji_modifier
    isRegionalIndicator = properties.is_regional_indicator
    isPrependedConcatenationMark = properties.is_prepended_concatenation_mark
    isVirama = properties.is_virama
  }
}
