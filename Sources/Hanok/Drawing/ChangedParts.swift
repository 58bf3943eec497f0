import HanokTerminal

/// The parts of a view that have changed since it was last drawn, in its own cells.
struct ChangedParts {
  /// An area whose rows only moved, such as a scrolled one.
  struct Move {
    let rect: Rect
    /// The number of rows that they moved up; negative for down.
    let distance: Int
  }

  /// The areas to draw, after the move.
  var rects: [Rect]
  /// The rows to move instead of drawing them.
  var move: Move?
}
