import HanokUnicode

/// The width of a Unicode scalar by itself, and what it does within a cluster.
struct ScalarWidth {
  /// 0, 1 or 2.
  let width: Int
  /// Whether joiners and skin tones make one picture of it and what follows.
  let isPictographic: Bool
  let isRegionalIndicator: Bool
  let isEmojiModifier: Bool
  let isSpacingMark: Bool
  let isVirama: Bool
  /// Whether it is within the cell of its base, and terminals agree about that.
  let isSimpleMark: Bool
  /// Whether terminals differ about it when it is alone.
  let isContested: Bool

  init(_ scalar: Unicode.Scalar, ambiguous: AmbiguousWidth) {
    let properties = CharacterProperties(scalar)
    isRegionalIndicator = properties.isRegionalIndicator
    isPictographic = properties.isExtendedPictographic || isRegionalIndicator
    isEmojiModifier = properties.isEmojiModifier
    let syllabic = properties.indicSyllabicCategory
    isVirama = syllabic == .virama || syllabic == .invisibleStacker
    let category = properties.generalCategory
    isSpacingMark = category == .spacingMark || LaterScalars.isSpacingMark(scalar)
    let later = LaterScalars.width(of: scalar)
    let width = later ?? Self.width(of: scalar, properties, ambiguous)
    self.width = width
    isSimpleMark = width == 0 && (category == .nonspacingMark || category == .enclosingMark)
    let isWidened = ambiguous == .wide && properties.eastAsianWidth == .ambiguous
    isContested =
      isWidened || isPictographic && (width == 1 || scalar.value >= Self.firstYoungPictograph)
      || isEmojiModifier || isRegionalIndicator || width == 0 || later != nil
      || category == .unassigned || category == .privateUse || category == .format
      || properties.hangulSyllableType != .none && scalar.value < 0xAC00
  }

  /// Pictographs from here on came with Unicode 12 and later, which some terminals don't know.
  private static let firstYoungPictograph: UInt32 = 0x1FA70

  private static func width(
    of scalar: Unicode.Scalar, _ properties: CharacterProperties, _ ambiguous: AmbiguousWidth
  ) -> Int {
    switch scalar.value {
    // The soft hyphen is drawn; the leading filler holds the place of a syllable.
    case 0xAD: return 1
    case 0x115F: return 2
    // Vowels and finals of conjoining jamo are within the syllable's cells.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .lineSeparator, .paragraphSeparator,
      .control, .surrogate:
      return 0
    case .format where !properties.isPrependedConcatenationMark: return 0
    default: break
    }
    if properties.isDefaultIgnorable { return 0 }
    if properties.isRegionalIndicator || properties.isEmojiModifier { return 2 }
    return switch properties.eastAsianWidth {
    case .wide, .fullwidth: 2
    case .ambiguous: ambiguous.rawValue
    default: 1
    }
  }
}
