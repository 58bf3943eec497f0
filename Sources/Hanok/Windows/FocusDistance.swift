import HanokTerminal

/// A direction in which an arrow key moves the focus, in columns and rows.
nonisolated struct FocusDirection {
  /// The columns and rows of a step: one of them is 1 or -1, the other 0.
  let x: Int
  let y: Int
  /// Whether lines begin at the right.
  let isRightToLeft: Bool

  /// Returns the distance of a view that lies in the direction; nil where it lies elsewhere, and to
  /// the sides also where it is in none of the same rows.
  func distance(from: Rect, to: Rect) -> FocusDistance? {
    let gap =
      if x != 0 {
        x > 0 ? to.minX - from.maxX : from.minX - to.maxX
      } else {
        y > 0 ? to.minY - from.maxY : from.minY - to.maxY
      }
    if gap < 0 { return nil }
    let (source, target) = x == 0 ? (from.columns, to.columns) : (from.rows, to.rows)
    let overlap =
      min(source.upperBound, target.upperBound)
      - max(source.lowerBound, target.lowerBound)
    if x != 0, overlap <= 0 { return nil }
    let isMirrored = x == 0 && isRightToLeft
    return FocusDistance(
      across: max(0, overlap > 0 ? 0 : 1 - overlap), along: gap,
      uncovered: max(0, min(source.count, target.count) - overlap),
      offset: isMirrored
        ? abs(target.upperBound - source.upperBound) : abs(target.lowerBound - source.lowerBound))
  }
}

/// How far the focus goes to a view in the direction of an arrow key: the least is meant.
///
/// ```
/// [ A ]                 Down goes from A to B, which lies below some of it, and on to C,
/// [ B, which is wide ]  whatever their widths are. Right goes from C to D, and from A and
/// [ C ]          [ D ]  B nowhere: D is in another row.
///                [ E ]  From C, Down goes to E, though it lies aside: nothing is below C.
/// ```
///
/// What lies straight ahead, in some of the same columns or rows, comes before what lies aside, and
/// the nearest of it first; of those side by side the one that overlaps most, then the one whose
/// leading edge (for rows: top) is nearest. Only up and down lead aside, where nothing is ahead:
/// screens are read in rows, and a bar above or below isn't beside what is in the middle.
nonisolated struct FocusDistance: Comparable {
  /// The cells to the side, from 1; 0 for what lies straight ahead.
  let across: Int
  /// The cells between both in the direction.
  let along: Int
  /// The cells of the shorter one of both that aren't beside the other.
  let uncovered: Int
  /// The cells between their leading edges.
  let offset: Int

  static func < (left: FocusDistance, right: FocusDistance) -> Bool {
    // A column aside counts as much as a row ahead, which looks twice as long.
    (left.across == 0 ? 0 : 1, left.along + left.across, left.uncovered, left.offset)
      < (right.across == 0 ? 0 : 1, right.along + right.across, right.uncovered, right.offset)
  }
}

nonisolated extension Rect {
  fileprivate var columns: Range<Int> { minX..<max(minX, maxX) }
  fileprivate var rows: Range<Int> { minY..<max(minY, maxY) }
}
