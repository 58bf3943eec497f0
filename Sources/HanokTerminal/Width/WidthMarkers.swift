/// Clusters whose widths differ between terminals, one for each kind of difference.
///
/// A terminal whose widths of all of them equal those of `CellWidth` agrees with it, and needs no
/// care with other clusters of their kind (ucs-detect's survey of terminals, November 2025).
package enum WidthMarkers {
  /// The clusters.
  package static let all =
    [
      // Emoji that a variation selector makes wide, and narrow.
      "\u{2764}\u{FE0F}", "1\u{FE0F}\u{20E3}",
      // Sequences that are one picture.
      "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}",
      "\u{1F44D}\u{1F3FD}", "\u{1F1F0}\u{1F1F7}",
      // Syllables: Hangul of its letters, Devanagari with its conjuncts and vowel signs, Thai, Tamil.
      "\u{1112}\u{1161}\u{11AB}", "\u{915}\u{94D}\u{937}", "\u{915}\u{93F}", "\u{E01}\u{E33}",
      "\u{BA8}\u{BBF}",
      // A mark on a letter, and a wide character of recent years.
      "e\u{301}", "\u{1FAE8}",
    ] + ambiguous

  /// Characters of ambiguous width: of a box, of punctuation, a sign, and one in a circle.
  ///
  /// Some terminals have tables in which only some kinds are wide.
  package static let ambiguous = ["\u{2502}", "\u{2026}", "\u{25CF}", "\u{2460}"]

  /// Returns the width of ambiguous characters, or nil if none was measured.
  ///
  /// One wide character makes all of them wide: then signs are ASCII, and a narrow character in two
  /// cells leaves a blank, but a wide character in one cell would cover the next one.
  static func ambiguousWidth(of markers: [String], measured: [Int?]) -> AmbiguousWidth? {
    let widths = zip(markers, measured).compactMap { ambiguous.contains($0) ? $1 : nil }
    return widths.max().map { $0 > 1 ? .wide : .narrow }
  }

  /// Whether a terminal's widths equal ours; false if it didn't report them.
  ///
  /// - Parameter width: The width that ambiguous characters have in our layouts.
  static func agree(with measured: [Int?], ambiguous width: AmbiguousWidth) -> Bool {
    measured.count == all.count
      && zip(all, measured).allSatisfy { CellWidth.of($0, ambiguous: width) == $1 }
  }
}
