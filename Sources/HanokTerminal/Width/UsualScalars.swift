/// The scalars that most text is made of: their width is known without a look-up, terminals agree
/// about it, and each is a cluster of its own beside any other of them.
///
/// They are letters, syllables, ideographs and signs of blocks in which nothing combines with what
/// is before it.
enum UsualScalars {
  /// The cells that a scalar takes; nil for the others.
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
    // Punctuation, currencies, arrows that are no emoji, mathematics, lines and blocks.
    case 0x2010...0x2027, 0x2030...0x203B, 0x20A0...0x20C0, 0x2190...0x2193, 0x2200...0x22FF: 1
    case 0x2500...0x25A9, 0x25CB...0x25FA: 1
    default: nil
    }
  }

  /// Whether a scalar is one of them: then a cluster begins with it.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    width(of: scalar, ambiguous: .narrow) != nil
  }
}
