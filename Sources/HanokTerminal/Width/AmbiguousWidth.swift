/// The number of cells of the characters whose width is ambiguous (UAX #11, class A): `○`, `…`,
/// lines and boxes, Greek and Cyrillic letters.
///
/// Terminals give them one cell unless they were set up for old Chinese, Japanese or Korean fonts.
public enum AmbiguousWidth: Int, Hashable, Sendable {
  /// One cell.
  case narrow = 1
  /// Two cells.
  case wide = 2
}
