public import HanokTerminal

extension View {
  /// The frame in the window's cells.
  public var frameInWindow: Rect { convert(bounds, to: nil) }

  /// Returns a rectangle of this view in the cells of an ancestor; nil for the window.
  public func convert(_ rect: Rect, to ancestor: View?) -> Rect {
    var rect = rect
    var view = self
    while view !== ancestor, let superview = view.superview {
      rect = rect.offset(x: view.frame.minX, y: view.frame.minY)
      view = superview
    }
    return rect
  }

  /// Returns a cell of the view with its column counted from the other side in Arabic.
  ///
  /// It makes a mouse event's cell, counted from the left, one from the leading side, and back.
  public func mirrored(_ point: Point) -> Point {
    isMirrored ? Point(x: frame.width - 1 - point.x, y: point.y) : point
  }

  /// Returns a rectangle of the view with its columns counted from the other side in Arabic.
  public func mirrored(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(x: frame.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns the topmost view that handles clicks at a point of this view.
  public func hitTest(_ point: Point) -> View? {
    guard isUserInteractionEnabled, !isHidden, bounds.contains(point) else { return nil }
    for view in subviews.reversed() {
      let inside = Point(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inside) { return hit }
    }
    return self
  }
}
