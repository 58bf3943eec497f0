package import HanokTerminal

/// A direction in which an arrow key moves the focus, in columns and rows.
package struct FocusDirection {
  /// The columns and rows of a step: one of them is 1 or -1, the other 0.
  package let x: Int
  package let y: Int
  package let isMirrored: Bool

  package init(x: Int, y: Int, isMirrored: Bool) {
    (self.x, self.y, self.isMirrored) = (x, y, isMirrored)
  }

  /// Returns the distance of a view in the direction, or nil if it is elsewhere.
  ///
  /// For the horizontal directions, it is also nil if the view is in none of the same rows.
  package func distance(from: Rect, to: Rect) -> FocusDistance? {
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
    return FocusDistance(
      across: max(0, overlap > 0 ? 0 : 1 - overlap), along: gap,
      uncovered: max(0, min(source.count, target.count) - overlap),
      offset: x == 0 && isMirrored
        ? abs(target.upperBound - source.upperBound) : abs(target.lowerBound - source.lowerBound))
  }
}

/// The distance of a view in the direction of an arrow key: the focus moves to the nearest.
///
/// ```
/// [ A ]                 Down moves from A to B, which is below a part of it, and on to C, for
/// [ B, which is wide ]  any widths. Right moves from C to D, and from A and B nowhere: D is
/// [ C ]          [ D ]  in another row. From C, Down moves to E, though it is to the side:
///                [ E ]  no view is below C.
/// ```
///
/// A view ahead, in some of the same columns or rows, precedes one to the side, and the nearest of
/// them is first; of those next to each other the one that overlaps most, then the one whose
/// leading edge (for rows: top) is nearest. Only up and down lead to the side, if no view is ahead:
/// screens are read in rows, and a bar above or below isn't next to the middle.
package struct FocusDistance: Comparable {
  /// The cells to the side, from 1; 0 for a view ahead.
  package let across: Int
  /// The cells between both views in the direction.
  package let along: Int
  /// The cells of the shorter one of both views that don't overlap the other.
  let uncovered: Int
  /// The cells between their leading edges.
  package let offset: Int

  package static func < (left: FocusDistance, right: FocusDistance) -> Bool {
    // A column to the side counts as much as a row ahead, although a row is twice as high.
    (left.across == 0 ? 0 : 1, left.along + left.across, left.uncovered, left.offset)
      < (right.across == 0 ? 0 : 1, right.along + right.across, right.uncovered, right.offset)
  }
}

extension Rect {
  fileprivate var columns: Range<Int> { minX..<max(minX, maxX) }
  fileprivate var rows: Range<Int> { minY..<max(minY, maxY) }
}
