import HanokSystem

/// A grapheme cluster for output: controls are replaced by visible characters.
///
/// No control from tables, files or people reaches the terminal.
///
/// ```
/// ESC  ␛      DEL  ␡      U+009B  �      U+202E  �      a mark alone  on U+00A0
/// ```
package struct VisibleCluster: Hashable, Sendable {
  /// The visible text.
  package var text: String { scalar.map { String($0) } ?? severalScalars }
  /// The visible scalar, or nil if there are several, or none.
  let scalar: Unicode.Scalar?
  /// The text of several scalars, otherwise empty, so that a single scalar needs no string.
  private let severalScalars: String
  /// The width in cells; 0 for an invisible cluster, such as U+200B.
  package let width: Int
  /// Whether terminals differ about its width.
  package let isContested: Bool
  /// Whether a terminal may draw it together with the cluster in the cell before it.
  let isClinging: Bool

  /// Whether it may be written from right to left.
  var mayBeRightToLeft: Bool {
    let first = scalar ?? severalScalars.unicodeScalars.first
    return first.map { RightToLeftScalars.mayContain($0.value) } == true
  }

  /// The maximum number of scalars of a cluster; the rest of endless marks is cut off.
  private static let maximumScalars = 32
  /// The number of scalars kept of a longer one, so that it isn't too long with a base either.
  private static let keptScalars = 30

  /// Creates the visible form of a cluster.
  package init(_ cluster: some StringProtocol, ambiguous: AmbiguousWidth = .narrow) {
    let scalars = cluster.unicodeScalars
    if let scalar = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex,
      let width = UsualScalars.width(of: scalar, ambiguous: ambiguous)
    {
      self.init(usual: scalar, width: width)
      return
    }
    guard let first = scalars.first, !VisibleControls.contains(first) else {
      let picture = VisibleControls.substitute(for: scalars.first)
      let width = ClusterWidth(picture.unicodeScalars, ambiguous: ambiguous)
      self.init(text: picture, width: width.cells, isContested: width.isContested)
      return
    }
    // A control is always a cluster of its own, or begins one (UAX #29, GB3 to GB5).
    if scalars.dropFirst(Self.maximumScalars).isEmpty {
      self.init(whole: String(cluster), ambiguous)
    } else {
      let kept = String.UnicodeScalarView(scalars.prefix(Self.keptScalars))
      self.init(whole: String(kept), ambiguous)
    }
  }

  /// The empty cluster.
  package static let nothing = VisibleCluster(text: "", width: 0)

  /// Creates a cluster without controls.
  private init(whole text: String, _ ambiguous: AmbiguousWidth) {
    let width = ClusterWidth(text.unicodeScalars, ambiguous: ambiguous)
    if width.cells == 0, let base = Self.base(under: text) {
      let based = base + text
      let width = ClusterWidth(based.unicodeScalars, ambiguous: ambiguous)
      self.init(text: based, width: width.cells, isContested: width.isContested)
    } else {
      self.init(text: text, width: width.cells, isContested: width.isContested)
    }
  }

  /// Creates a cluster of one of the usual scalars.
  init(usual scalar: Unicode.Scalar, width: Int) {
    self.scalar = scalar
    severalScalars = ""
    self.width = width
    isContested = false
    isClinging = false
  }

  private init(text: String, width: Int, isContested: Bool = false) {
    let scalars = text.unicodeScalars
    scalar = scalars.dropFirst().isEmpty ? scalars.first : nil
    severalScalars = scalar == nil ? text : ""
    self.width = width
    isClinging = scalars.first.map(Self.clings) == true
    self.isContested = isContested || isClinging
  }

  /// Whether a scalar extends the cluster before it, if there is one (UAX #29).
  ///
  /// These are vowels of Thai and Lao, half-width sound marks and skin tones, which take cells of
  /// their own, and scalars that are invisible by themselves.
  private static func clings(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300: false
    case 0xE33, 0xEB3, 0x200D, 0x1F3FB...0x1F3FF: true
    default: scalar.properties.isGraphemeExtend
    }
  }

  /// Returns the base of a mark without one, so that it is visible and takes a cell.
  ///
  /// It is a no-break space (Unicode Standard, section 7.9), or for a jamo vowel or final the
  /// fillers of the jamos before it.
  private static func base(under text: String) -> String? {
    guard let first = text.unicodeScalars.first else { return nil }
    switch first.value {
    // Selectors and similar scalars are invisible by themselves.
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180F, 0x34F: return nil
    case 0x1160...0x11A7, 0xD7B0...0xD7C6: return "\u{115F}"
    case 0x11A8...0x11FF, 0xD7CB...0xD7FB: return "\u{115F}\u{1160}"
    default: break
    }
    return switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: "\u{A0}"
    default: nil
    }
  }
}
