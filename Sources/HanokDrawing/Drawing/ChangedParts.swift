public import HanokTerminal

/// The parts of a view that have changed since it was last drawn, in its own cells.
public struct ChangedParts {
  /// An area whose rows only moved, such as a scrolled one.
  public struct Move {
    /// The area, in the view's own cells.
    public let rect: Rect
    /// The number of rows that they moved up; negative for down.
    public let distance: Int

    /// Creates a move of an area's rows.
    public init(rect: Rect, distance: Int) {
      self.rect = rect
      self.distance = distance
    }
  }

  /// The areas to draw, after the move.
  public var rects: [Rect]
  /// The rows to move instead of drawing them.
  public var move: Move?

  /// Creates the parts to draw after a move, if any.
  public init(rects: [Rect], move: Move? = nil) {
    self.rects = rects
    self.move = move
  }

  /// Returns the areas to draw of a view with a frame, in the cells of the frame.
  package func rects(in frame: Rect, clippedTo visible: Rect) -> [Rect] {
    rects.map { $0.offset(x: frame.minX, y: frame.minY).intersection(visible) }
  }
}
