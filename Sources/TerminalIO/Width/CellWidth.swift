/// How many cells a grapheme cluster takes: 0, 1 or 2 (the wcwidth specification, 0.8; UAX #11).
///
/// ```
/// a 1    한 2    é 1    👩‍👩‍👧 2    ❤ 1    ❤️ 2    U+200B 0
/// ```
///
/// Controls take none here; what a screen shows for them takes one.
public enum CellWidth {
  /// The cells of a text: of all its clusters together.
  public static func of(
    _ text: some StringProtocol, ambiguous: AmbiguousWidth = .narrow
  ) -> Int {
    text.reduce(0) { $0 + of($1, ambiguous: ambiguous) }
  }

  /// The cells of a cluster, at most two.
  public static func of(_ cluster: Character, ambiguous: AmbiguousWidth = .narrow) -> Int {
    ClusterWidth(cluster, ambiguous: ambiguous).cells
  }
}
