/// A grapheme cluster as it is shown: what a terminal would obey is shown by something to see.
///
/// Nothing that comes from tables, files or people reaches the terminal as a control.
///
/// ```
/// ESC  ␛      DEL  ␡      U+009B  �      U+202E  �      a mark alone  on U+00A0
/// ```
package struct VisibleCluster: Hashable, Sendable {
  /// What is shown.
  package let text: String
  /// How many cells it takes: none for what shows nothing, as U+200B.
  package let width: Int
  /// Whether terminals differ about its width.
  package let isContested: Bool

  /// The longest cluster that is shown whole, in scalars; of marks without end the rest is cut off.
  private static let maximumScalars = 32

  /// Makes a cluster visible.
  package init(_ cluster: some StringProtocol, ambiguous: AmbiguousWidth = .narrow) {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first, !VisibleControls.contains(first) else {
      self.init(text: VisibleControls.substitute(for: scalars.first), width: 1)
      return
    }
    // A control is always a cluster of its own, or begins one (UAX #29, GB3 to GB5).
    let end = scalars.index(
      scalars.startIndex, offsetBy: Self.maximumScalars, limitedBy: scalars.endIndex)
    self.init(whole: String(end.map { cluster[..<$0] } ?? cluster[...]), ambiguous)
  }

  /// A cluster without controls.
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

  private init(text: String, width: Int, isContested: Bool = false) {
    self.text = text
    self.width = width
    self.isContested = isContested
  }

  /// What a mark without a base stands on, so that it is seen and takes a cell: a no-break space
  /// (Unicode Standard, section 7.9), and a jamo vowel or final the filler of a leading consonant.
  private static func base(under text: String) -> String? {
    guard let first = text.unicodeScalars.first else { return nil }
    switch first.value {
    // Selectors and the like show nothing by themselves.
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180F, 0x34F: return nil
    case 0x1161...0x11FF, 0xD7B0...0xD7FB: return "\u{115F}"
    default: break
    }
    return switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: "\u{A0}"
    default: nil
    }
  }
}
