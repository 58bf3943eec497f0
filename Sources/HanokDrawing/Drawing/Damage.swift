package import HanokTerminal

/// The areas of a screen that must be drawn again.
package struct Damage {
  /// An area whose rows moved, in the screen's cells.
  package struct Move {
    package let rect: Rect
    /// The number of rows that they moved up; negative for down.
    package let distance: Int
    /// The areas in it to draw after the move.
    package let parts: [Rect]

    package init(rect: Rect, distance: Int, parts: [Rect]) {
      (self.rect, self.distance, self.parts) = (rect, distance, parts)
    }
  }

  /// The areas, in the screen's cells: few, and with little overlap.
  package private(set) var rects: [Rect] = []
  private var moves: [Move] = []

  /// The maximum number of areas; more are merged: a larger area is cheaper than many walks.
  private static let maximumCount = 24

  /// Creates a value without areas.
  package init() {}

  /// Adds an area; two areas that form a rectangle are merged.
  package mutating func add(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    for index in rects.indices.reversed() {
      let union = rects[index].union(rect)
      guard Self.area(union) <= Self.area(rects[index]) + Self.area(rect) else { continue }
      rects.remove(at: index)
      return add(union)
    }
    rects.append(rect)
    if rects.count > Self.maximumCount { rects = [rects.reduce(rects[0]) { $0.union($1) }] }
  }

  package mutating func add(_ move: Move) { moves.append(move) }

  /// Moves rows on a screen; rows that can't be moved are drawn again.
  ///
  /// Rows in which another area has changed don't move: the change would move with them.
  package mutating func move(on screen: inout Screen) {
    for (index, move) in moves.enumerated() {
      let isAlone =
        !rects.contains { $0.intersects(move.rect) }
        && !moves[(index + 1)...].contains { $0.rect.intersects(move.rect) }
      if isAlone, screen.moveRows(of: move.rect, by: move.distance) {
        for part in move.parts { add(part) }
      } else {
        add(move.rect)
      }
    }
    moves.removeAll()
  }

  private static func area(_ rect: Rect) -> Int { rect.width * rect.height }

  /// Returns the areas, widened where their edges would cut a wide cluster.
  ///
  /// Each area drawn alone then shows the same as all drawn together.
  ///
  /// ```
  /// damage  |글자|    in  한글자  with 글 in columns 1–2 of the area's edge   →  |한글자|
  /// ```
  package func widened(for screen: Screen) -> [Rect] {
    rects.map { rect in
      var widened = rect
      // An edge that one row has moved may cut a cluster of another row.
      while true {
        let before = widened
        widen(&widened, for: screen)
        if widened == before { return widened }
      }
    }
  }

  private func widen(_ rect: inout Rect, for screen: Screen) {
    var (left, right) = (rect.minX, rect.maxX)
    for y in rect.minY..<rect.maxY {
      // Under a torn cluster, the other half's own cell is hidden: the whole row is drawn.
      if screen.isTorn(row: y) { (left, right) = (0, screen.size.width) }
      if left > 0, screen[left, y].isContinuation { left -= 1 }
      if right < screen.size.width, screen[right, y].isContinuation { right += 1 }
    }
    rect = Rect(x: left, y: rect.minY, width: right - left, height: rect.height)
  }
}
