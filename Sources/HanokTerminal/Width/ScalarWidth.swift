import HanokUnicode

/// The width of a Unicode scalar by itself, and its role in a cluster.
struct ScalarWidth {
  /// 0, 1 or 2.
  let width: Int
  /// Whether joiners and skin tones join it and the next scalar to one picture.
  let isPictographic: Bool
  let isRegionalIndicator: Bool
  let isEmojiModifier: Bool
  let isSpacingMark: Bool
  let isVirama: Bool
  /// Whether it is drawn in the cell of its base, and terminals agree about that.
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

  /// The first pictograph of Unicode 12 and later, which some terminals don't know.
  private static let firstYoungPictograph: UInt32 = 0x1FA70

  private static func width(
    of scalar: Unicode.Scalar, _ properties: CharacterProperties, _ ambiguous: AmbiguousWidth
  ) -> Int {
    switch scalar.value {
    // The soft hyphen is drawn; the leading filler takes the place of a syllable.
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

/// The scalars of most text, whose width is known without a lookup.
///
/// Terminals agree about it, and each is a cluster of its own next to any other of them.
///
/// They are letters, syllables, ideographs and signs of blocks in which nothing combines with the
/// scalar before it.
enum UsualScalars {
  /// Returns the width of a usual scalar, or nil for other scalars.
  static func width(of scalar: Unicode.Scalar, ambiguous: AmbiguousWidth) -> Int? {
    switch scalar.value {
    case 0x20..<0x7F: 1
    // Hangul, kana and the ideographs.
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x4DBF: 2
    // CJK punctuation, and full-width forms.
    case 0x3000...0x3029, 0x3031...0x303C, 0xFF01...0xFF60: 2
    case _ where ambiguous == .wide: nil
    // Latin, Greek and Cyrillic.
    case 0xA0..<0xA9, 0xAA..<0xAD, 0xAF..<0x300, 0x370...0x377, 0x37A...0x37F, 0x384...0x38A: 1
    case 0x38E...0x3A1, 0x3A3...0x482, 0x48A...0x52F, 0x1E00...0x1EFF: 1
    // Letters of Armenian, Hebrew, Arabic and Thai.
    case 0x531...0x556, 0x561...0x586, 0x5D0...0x5EA, 0x620...0x64A, 0xE01...0xE30, 0xE40...0xE46: 1
    // Punctuation, currencies, arrows that aren't emoji, mathematics, lines and blocks.
    case 0x2010...0x2027, 0x2030...0x203B, 0x20A0...0x20C0, 0x2190...0x2193, 0x2200...0x22FF: 1
    case 0x2500...0x25A9, 0x25CB...0x25FA: 1
    default: nil
    }
  }

  /// Whether a scalar is a usual one, which begins a cluster.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    width(of: scalar, ambiguous: .narrow) != nil
  }
}
