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

extension Unicode.GeneralCategory {
  /// The categories in the order of ICU's `UCharCategory`.
  private static let order: [Unicode.GeneralCategory] = [
    .unassigned, .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
    .otherLetter, .nonspacingMark, .enclosingMark, .spacingMark, .decimalNumber, .letterNumber,
    .otherNumber, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format,
    .privateUse, .surrogate, .dashPunctuation, .openPunctuation, .closePunctuation,
    .connectorPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol,
    .otherSymbol, .initialPunctuation, .finalPunctuation,
  ]

  /// The category that ICU calls by a number.
  init(icu number: UInt8) {
    self = Self.order.indices.contains(Int(number)) ? Self.order[Int(number)] : .unassigned
  }
}

/// The part that a scalar plays in a syllable of an Indic script (Indic_Syllabic_Category, UAX #44),
/// in the order of ICU's `UIndicSyllabicCategory`.
package enum IndicSyllabicCategory: UInt8, Sendable {
  case other
  case avagraha
  case bindu
  case brahmiJoiningNumber
  case cantillationMark
  case consonant
  case consonantDead
  case consonantFinal
  case consonantHeadLetter
  case consonantInitialPostfixed
  case consonantKiller
  case consonantMedial
  case consonantPlaceholder
  case consonantPrecedingRepha
  case consonantPrefixed
  case consonantSubjoined
  case consonantSucceedingRepha
  case consonantWithStacker
  case geminationMark
  case invisibleStacker
  case joiner
  case modifyingLetter
  case nonJoiner
  case nukta
  case number
  case numberJoiner
  case pureKiller
  case registerShifter
  case syllableModifier
  case toneLetter
  case toneMark
  case virama
  case visarga
  case vowel
  case vowelDependent
  case vowelIndependent
}

/// What a scalar does in bidirectional text (Bidi_Class, UAX #9), in the order of ICU's
/// `UCharDirection`.
package enum BidiClass: UInt8, Sendable {
  case leftToRight
  case rightToLeft
  case europeanNumber
  case europeanSeparator
  case europeanTerminator
  case arabicNumber
  case commonSeparator
  case paragraphSeparator
  case segmentSeparator
  case whiteSpace
  case otherNeutral
  case leftToRightEmbedding
  case leftToRightOverride
  case arabicLetter
  case rightToLeftEmbedding
  case rightToLeftOverride
  case popDirectionalFormat
  case nonspacingMark
  case boundaryNeutral
  case firstStrongIsolate
  case leftToRightIsolate
  case rightToLeftIsolate
  case popDirectionalIsolate

  /// A scalar's class.
  package init(of scalar: Unicode.Scalar) {
    self = BidiClass(rawValue: cicu_bidi_class(scalar.value)) ?? .otherNeutral
  }
}

extension Unicode.Scalar {
  /// What is drawn instead in a run from right to left: `)` for `(`; mostly the scalar itself.
  package var mirrored: Unicode.Scalar { Unicode.Scalar(cicu_mirrored(value)) ?? self }
}
