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
