import HanokTerminal

/// The marks of a view for the end of the turn.
extension View {
  /// Marks the view, so that its subviews are laid out again.
  public func setNeedsLayout() { mark(.layout) }

  /// Marks the view, so that it is drawn again.
  public func setNeedsDisplay() { mark(.display) }

  /// Marks the view, so that its changed parts are drawn again (``View/changedParts()``).
  public func setNeedsPartialDisplay() { mark(.parts) }

  /// Marks the view for measuring: if its size changes, its superview is laid out again.
  public func invalidateIntrinsicContentSize() { mark(.size) }

  /// Marks the view for layout, drawing and measuring: its content has changed.
  public func setNeedsContentUpdate() { mark([.layout, .display, .size]) }

  /// Marks the view for measuring, and its superview for layout.
  ///
  /// Its share of the room may change, even if its size doesn't.
  func limitsDidChange() {
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  /// Marks an area that a subview has exposed, in this view's cells.
  func expose(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    exposed = exposed.count < 16 ? exposed + [rect] : [exposed.reduce(rect) { $0.union($1) }]
    mark(.displayBelow)
  }

  /// Marks the view and all its descendants for drawing.
  func setNeedsDisplayBelow() {
    for view in selfAndDescendants { view.marks.formUnion([.display, .displayBelow]) }
    markAncestors()
  }

  func mark(_ new: ViewMarks) {
    guard !marks.isSuperset(of: new) else { return }
    marks.formUnion(new)
    markAncestors()
  }

  /// Marks all ancestors up to the window, which then updates at the end of the turn.
  func markAncestors() {
    var view = self
    while let superview = view.superview {
      let below = view.marks.below
      if superview.marks.isSuperset(of: below) { return }
      superview.marks.formUnion(below)
      view = superview
    }
    (view as? Window)?.setNeedsUpdate()
  }
}
