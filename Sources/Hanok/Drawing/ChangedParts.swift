import HanokTerminal

/// The parts of a view that have changed since it was drawn, in its own cells.
struct ChangedParts {
  /// An area of which the rows only moved, such as one that was scrolled.
  struct Move {
    let rect: Rect
    /// The number of rows that they moved up; below 0, down.
    let distance: Int
  }

  /// The areas that are drawn again, after the move.
  var rects: [Rect]
  /// The rows that are moved rather than drawn.
  var move: Move?
}
