/// The widths from versions of Unicode later than that of ICU 72 (15.0).
///
/// They are all widths of wcwidth 0.8.2 (Unicode 17.0) that ICU's properties lack.
enum LaterScalars {
  /// Returns the width of a scalar, or nil if it is in ICU's properties.
  static func width(of scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    // Most text is below the first limit and between these.
    case 0..<0x897: nil
    case 0x3200..<0x4DC0, 0x4E00..<0x10D69: nil
    case 0x897...0x1AEB: marks(scalar.value)
    case 0x2630...0x31EF, 0x4DC0...0x4DFF: symbols(scalar.value)
    case 0x10D69...0x11F5A, 0x1611E...0x1612F, 0x1E5EE...0x1E6F5: marks(scalar.value)
    case 0x16FF2...0x18DF2: letters(scalar.value)
    case 0x1D300...0x1D376, 0x1F6D8...0x1FAEF: symbols(scalar.value)
    default: nil
    }
  }

  /// Whether a scalar is a spacing vowel sign that ICU's properties lack.
  static func isSpacingMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x113B8: false
    // 16.0: Tulu-Tigalari, Ahom, Gurung Khema.
    case 0x113B8...0x113BA, 0x113C2, 0x113C5, 0x113C7...0x113CA, 0x113CC...0x113CD, 0x113CF: true
    case 0x1171E, 0x1612A...0x1612C: true
    // 17.0: Sharada.
    case 0x11B61, 0x11B65, 0x11B67: true
    default: false
    }
  }

  /// Returns the width of marks, which take no cell of their own.
  private static func marks(_ value: UInt32) -> Int? {
    switch value {
    // 16.0: Arabic, Garay, Tulu-Tigalari, Kawi, Gurung Khema, Ol Onal.
    case 0x897, 0x10D69...0x10D6D, 0x10EFC, 0x113B8...0x113C0, 0x113C2, 0x113C5: 0
    case 0x113C7...0x113CA, 0x113CC...0x113D0, 0x113D2, 0x113E1...0x113E2: 0
    case 0x11F5A, 0x1611E...0x1612F, 0x1E5EE...0x1E5EF: 0
    // 17.0: combining marks, Arabic, Sharada, Tai Yo.
    case 0x1ACF...0x1ADD, 0x1AE0...0x1AEB, 0x10EFA...0x10EFB, 0x11B60...0x11B67: 0
    case 0x1E6E3, 0x1E6E6, 0x1E6EE...0x1E6EF, 0x1E6F5: 0
    default: nil
    }
  }

  private static func letters(_ value: UInt32) -> Int? {
    switch value {
    // 16.0: Khitan Small Script.
    case 0x18CFF: 2
    // 17.0: ideographic signs, Tangut and its components.
    case 0x16FF2...0x16FF6, 0x187F8...0x187FF, 0x18D09...0x18D1E, 0x18D80...0x18DF2: 2
    default: nil
    }
  }

  private static func symbols(_ value: UInt32) -> Int? {
    switch value {
    // 15.1: ideographic description characters.
    case 0x2FFC...0x2FFF, 0x31EF: 2
    // 16.0: trigrams and hexagrams, CJK strokes, Tai Xuan Jing, counting rods; wide since then.
    case 0x2630...0x2637, 0x268A...0x268F, 0x31E4...0x31E5, 0x4DC0...0x4DFF: 2
    case 0x1D300...0x1D356, 0x1D360...0x1D376: 2
    // 16.0: emoji.
    case 0x1FA89, 0x1FA8F, 0x1FABE, 0x1FAC6, 0x1FADC, 0x1FADF, 0x1FAE9: 2
    // 17.0: emoji.
    case 0x1F6D8, 0x1FA8A, 0x1FA8E, 0x1FAC8, 0x1FACD, 0x1FAEA, 0x1FAEF: 2
    default: nil
    }
  }
}
