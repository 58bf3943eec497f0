/// The work that is left to do for a view, at the end of the turn.
nonisolated struct ViewMarks: OptionSet {
  let rawValue: UInt8

  /// The view places its subviews.
  static let layout = ViewMarks(rawValue: 1)
  /// A view below has a mark of layout or of size.
  static let layoutBelow = ViewMarks(rawValue: 2)
  /// The view is drawn.
  static let display = ViewMarks(rawValue: 4)
  /// A view below is drawn.
  static let displayBelow = ViewMarks(rawValue: 8)
  /// The view may choose another size.
  static let size = ViewMarks(rawValue: 16)
  /// The view takes its properties from a model.
  static let properties = ViewMarks(rawValue: 32)
  /// A view below takes its properties from a model.
  static let propertiesBelow = ViewMarks(rawValue: 64)
  /// The view is drawn where it finds that it has changed.
  static let parts = ViewMarks(rawValue: 128)

  /// The marks of a view that has something to draw.
  static let drawing: ViewMarks = [.display, .displayBelow, .parts]

  /// The work that is done before anything is drawn.
  static let beforeDrawing: ViewMarks = [
    .layout, .layoutBelow, .size, .properties, .propertiesBelow,
  ]

  /// The marks that a superview has to know of.
  var below: ViewMarks {
    var below: ViewMarks = []
    if !isDisjoint(with: [.layout, .layoutBelow, .size]) { below.insert(.layoutBelow) }
    if !isDisjoint(with: .drawing) { below.insert(.displayBelow) }
    if !isDisjoint(with: [.properties, .propertiesBelow]) { below.insert(.propertiesBelow) }
    return below
  }
}

extension View {
  /// Marks the view, so that its subviews are placed again.
  public func setNeedsLayout() { mark(.layout) }

  /// Marks the view, so that it is drawn again.
  public func setNeedsDisplay() { mark(.display) }

  /// Marks the view, so that those of its parts are drawn again that it finds to be changed
  /// (``View/changedParts()``).
  func setNeedsPartialDisplay() { mark(.parts) }

  /// Marks the view, whose content may ask for another size: if it does, those around are placed again.
  public func invalidateIntrinsicContentSize() { mark(.size) }

  /// Marks the view for layout, drawing and measuring: its content has changed.
  public func setNeedsContentUpdate() { mark([.layout, .display, .size]) }

  /// Marks the view for measuring, and those around it for placing: its share of their room may be
  /// another one, also where its size is the same.
  func limitsDidChange() {
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  /// Marks an area that a subview has left, in this view's cells.
  func expose(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    exposed = exposed.count < 16 ? exposed + [rect] : [exposed.reduce(rect) { $0.union($1) }]
    mark(.displayBelow)
  }

  /// Marks the view and all views below it for drawing.
  func setNeedsDisplayBelow() {
    for view in selfAndDescendants { view.marks.formUnion([.display, .displayBelow]) }
    markAncestors()
  }

  func mark(_ new: ViewMarks) {
    guard !marks.isSuperset(of: new) else { return }
    marks.formUnion(new)
    markAncestors()
  }

  /// Leaves a trail of marks up to the window, which then updates at the end of the turn.
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
