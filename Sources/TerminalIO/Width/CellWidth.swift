import ICU

/// How many cells a grapheme cluster takes: 0, 1 or 2 (the wcwidth specification, 0.8; UAX #11).
///
/// ```
/// a 1    한 2    é 1    👩‍👩‍👧 2    ❤ 1    ❤️ 2    U+200B 0
/// ```
public enum CellWidth {
  /// The cells of a text: of all its clusters together.
  public static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// The cells of a cluster, at most two.
  public static func of(_ cluster: Character) -> Int {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 {
      if let width = usualWidth(of: first) { return width }
      return ScalarWidth(first).width
    }
    return width(of: scalars, first: first)
  }

  /// The scripts that most text is in need no look-up; nil for the others.
  private static func usualWidth(of scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300: 1
    case 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    default: nil
    }
  }

  private static func width(of scalars: Character.UnicodeScalarView, first: Unicode.Scalar) -> Int {
    let base = ScalarWidth(first)
    if base.isRegionalIndicator { return 2 }
    var width = base.width
    var joinsPictographs = false
    var followsVirama = false
    for scalar in scalars.dropFirst() {
      switch scalar {
      case "\u{200D}":
        // What a joiner joins to a pictograph is drawn within it.
        joinsPictographs = base.isPictographic
      case "\u{FE0F}": if EmojiVariations.contains(first) { width = 2 }
      case "\u{FE0E}": if EmojiVariations.contains(first), !base.isEmojiPresentation { width = 1 }
      case _ where joinsPictographs: continue
      default:
        let part = ScalarWidth(scalar)
        if part.isEmojiModifier && base.isPictographic { continue }
        if part.isSpacingMark || followsVirama {
          width += max(part.width, part.isSpacingMark ? 1 : 0)
        }
        followsVirama = part.isVirama
      }
    }
    return min(2, width)
  }
}
