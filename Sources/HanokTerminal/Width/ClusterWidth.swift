/// The number of cells of a grapheme cluster, and whether terminals agree about it.
///
/// It follows the wcwidth specification: a scalar after a base adds its own width, is part of the
/// base, or changes its width, up to a maximum of two.
struct ClusterWidth {
  /// 0, 1 or 2.
  private(set) var cells = 0
  /// Whether terminals are known to differ: those that count scalars, those with older tables.
  private(set) var isContested = false

  /// The last scalar with cells of its own, which determines the effect of the next ones.
  private var base: ScalarWidth?
  /// The base, as long as a variation selector can change it.
  private var selectable: Unicode.Scalar?
  private var followsVirama = false
  /// Whether the next scalar is joined to a pictograph, and drawn within it.
  private var isJoined = false

  init(_ scalars: some Collection<Unicode.Scalar>, ambiguous: AmbiguousWidth) {
    guard let first = scalars.first else { return }
    if scalars.index(after: scalars.startIndex) < scalars.endIndex {
      for scalar in scalars { take(scalar, ambiguous) }
      cells = min(2, cells)
    } else if let width = UsualScalars.width(of: first, ambiguous: ambiguous) {
      cells = width
    } else {
      let part = ScalarWidth(first, ambiguous: ambiguous)
      (cells, isContested) = (part.width, part.isContested)
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar, _ ambiguous: AmbiguousWidth) {
    if isJoined {
      isJoined = false
      return
    }
    switch scalar {
    case "\u{200D}":
      isContested = true
      isJoined = !followsVirama && base?.isPictographic == true
    case "\u{FE0E}", "\u{FE0F}": select(scalar)
    default: add(ScalarWidth(scalar, ambiguous: ambiguous), scalar)
    }
  }

  /// Makes the base an emoji (U+FE0F) or text (U+FE0E) if it can be either.
  private mutating func select(_ selector: Unicode.Scalar) {
    guard let scalar = selectable else { return }
    if EmojiVariations.contains(scalar) {
      isContested = true
      if selector == "\u{FE0F}" { cells = 2 } else if base?.width == 2 { cells -= 1 }
    }
    if selector == "\u{FE0F}" { selectable = nil }
  }

  private mutating func add(_ part: ScalarWidth, _ scalar: Unicode.Scalar) {
    if let base {
      if !part.isSimpleMark || base.isPictographic { isContested = true }
      let isSecondOfFlag = part.isRegionalIndicator && base.isRegionalIndicator
      if isSecondOfFlag || part.isEmojiModifier && base.isPictographic { return }
    } else {
      isContested = isContested || part.isContested
    }
    if part.width > 0 {
      cells = followsVirama ? 2 : cells + part.width
      base = part
      selectable = scalar
      followsVirama = false
    } else {
      // A spacing vowel sign is next to its base.
      if part.isSpacingMark, !part.isVirama, base != nil { cells = 2 }
      if part.isVirama { isContested = true }
      followsVirama = part.isVirama
    }
  }
}
