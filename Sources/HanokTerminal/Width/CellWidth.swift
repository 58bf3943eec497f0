/// The number of cells of a grapheme cluster: 0, 1 or 2 (the wcwidth specification, 0.8; UAX #11).
///
/// ```
/// a 1    한 2    é 1    👩‍👩‍👧 2    ❤ 1    ❤️ 2    U+200B 0
/// ```
///
/// Controls take none here; their visible replacement on a screen takes one.
public enum CellWidth {
  /// Returns the number of cells of a text, the sum of its clusters.
  public static func of(
    _ text: some StringProtocol, ambiguous: AmbiguousWidth = .narrow
  ) -> Int {
    TextClusters(text).reduce(0) {
      $0 + ClusterWidth($1.unicodeScalars, ambiguous: ambiguous).cells
    }
  }

  /// Returns the number of cells of a cluster, at most two.
  public static func of(_ cluster: Character, ambiguous: AmbiguousWidth = .narrow) -> Int {
    ClusterWidth(cluster.unicodeScalars, ambiguous: ambiguous).cells
  }
}

/// The number of cells of ambiguous characters (UAX #11, class A).
///
/// Examples are `○`, `…`, lines and boxes, Greek and Cyrillic letters.
///
/// Terminals give them one cell unless they are configured for old Chinese, Japanese or Korean
/// fonts.
public enum AmbiguousWidth: Int, Hashable, Sendable {
  /// One cell.
  case narrow = 1
  /// Two cells.
  case wide = 2
}

extension AmbiguousWidth {
  /// The variable by which users set the width for a terminal that is measured wrong, or not at all.
  package static let variable = "HANOK_AMBIGUOUS_WIDTH"

  /// Creates the width that a user has set, or returns nil for any value but `1` and `2`.
  package init?(environment: [String: String]) {
    switch environment[Self.variable] {
    case "1": self = .narrow
    case "2": self = .wide
    default: return nil
    }
  }
}
