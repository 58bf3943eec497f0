import ICU

/// The width of a Unicode scalar by itself, and what it does within a cluster.
struct ScalarWidth {
  let width: Int
  let isPictographic: Bool
  let isRegionalIndicator: Bool
  let isEmojiModifier: Bool
  let isEmojiPresentation: Bool
  let isSpacingMark: Bool
  let isVirama: Bool

  init(_ scalar: Unicode.Scalar) {
    let properties = CharacterProperties(scalar)
    isPictographic = properties.isExtendedPictographic
    isRegionalIndicator = properties.isRegionalIndicator
    isEmojiModifier = properties.isEmojiModifier
    isEmojiPresentation = properties.isEmojiPresentation
    isVirama = properties.isVirama
    let category = scalar.properties.generalCategory
    isSpacingMark = category == .spacingMark
    width = Self.width(of: scalar, properties, category)
  }

  private static func width(
    of scalar: Unicode.Scalar, _ properties: CharacterProperties,
    _ category: Unicode.GeneralCategory
  ) -> Int {
    switch scalar.value {
    // The soft hyphen is drawn; the leading filler holds the place of a syllable.
    case 0xAD: return 1
    case 0x115F: return 2
    // Vowels and finals of conjoining jamo stand within the syllable's cells.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    switch category {
    case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator, .control,
      .surrogate:
      return 0
    case .spacingMark: return 0
    case .format where !properties.isPrependedConcatenationMark: return 0
    default: break
    }
    if properties.isDefaultIgnorable { return 0 }
    if properties.isRegionalIndicator || properties.isEmojiModifier { return 2 }
    if WideScalars.contains(scalar) { return 2 }
    switch properties.eastAsianWidth {
    case .wide, .fullwidth: return 2
    default: return 1
    }
  }
}

/// Scalars that became wide after Unicode 15.0, which ICU 72 knows: hexagrams and trigrams are
/// wide since Unicode 16.
enum WideScalars {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D356, 0x1D360...0x1D376:
      true
    default: false
    }
  }
}
