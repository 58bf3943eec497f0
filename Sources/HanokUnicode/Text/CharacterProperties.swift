import CHanokICU

/// The properties of a Unicode scalar that decide its width in cells.
package struct CharacterProperties: Hashable, Sendable {
  /// The East Asian width (UAX #11).
  package enum EastAsianWidth: UInt8, Sendable {
    case neutral
    case ambiguous
    case halfwidth
    case fullwidth
    case narrow
    case wide
  }

  /// The role of a scalar in a Hangul syllable (UAX #29).
  package enum HangulSyllableType: UInt8, Sendable {
    case none
    case leading
    case vowel
    case trailing
    case leadingVowel
    case leadingVowelTrailing
  }

  /// The East Asian width (UAX #11).
  package let eastAsianWidth: EastAsianWidth
  /// The general category (Unicode Standard, section 4.5), in ICU's version of Unicode.
  package let generalCategory: Unicode.GeneralCategory
  /// The role in an Indic syllable.
  package let indicSyllabicCategory: IndicSyllabicCategory
  /// The role in a Hangul syllable.
  package let hangulSyllableType: HangulSyllableType
  /// Whether the scalar is invisible if it isn't supported.
  package let isDefaultIgnorable: Bool
  /// Whether the scalar can begin an emoji sequence (UTS #51).
  package let isExtendedPictographic: Bool
  /// Whether the scalar is an emoji without a variation selector (UTS #51).
  package let isEmojiPresentation: Bool
  /// Whether the scalar is one of the five skin tones.
  package let isEmojiModifier: Bool
  /// Whether two such scalars make a flag.
  package let isRegionalIndicator: Bool
  /// Whether the scalar comes before what it marks, such as U+0600.
  package let isPrependedConcatenationMark: Bool
  /// Whether the scalar joins the consonants around it without a vowel (combining class 9).
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

  /// Creates the category from ICU's number.
  init(icu number: UInt8) {
    self = Self.order.indices.contains(Int(number)) ? Self.order[Int(number)] : .unassigned
  }
}

/// The role of a scalar in an Indic syllable (Indic_Syllabic_Category, UAX #44).
///
/// The cases are in the order of ICU's `UIndicSyllabicCategory`.
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

/// The bidirectional class of a scalar (Bidi_Class, UAX #9).
///
/// The cases are in the order of ICU's `UCharDirection`.
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

  /// Looks up the class of a scalar.
  package init(of scalar: Unicode.Scalar) {
    self = BidiClass(rawValue: cicu_bidi_class(scalar.value)) ?? .otherNeutral
  }
}

/// The direction of the script of a scalar (Script, UAX #24).
package enum ScriptDirection: UInt8, Sendable {
  case leftToRight
  case rightToLeft
  /// It has no script of its own, as digits and punctuation.
  case none

  /// Looks up the direction of a scalar's script.
  package init(of scalar: Unicode.Scalar) {
    self = ScriptDirection(rawValue: cicu_script_direction(scalar.value)) ?? .none
  }
}

extension Unicode.Scalar {
  /// The scalar drawn in a right-to-left run: `)` for `(`; mostly the scalar itself.
  package var mirrored: Unicode.Scalar { Unicode.Scalar(cicu_mirrored(value)) ?? self }
}
