public import HanokLocalization
import HanokTerminal

/// The drawing of a tree of views; each draws itself in ``View/draw(in:)``.
extension View {
  /// Collects the areas that must be drawn again, and removes the marks.
  ///
  /// - Parameters:
  ///   - frame: The view's frame, in the screen's cells.
  ///   - clip: The cells that the superviews don't clip.
  func collectDamage(_ damage: inout Damage, frame: Rect, clip: Rect) {
    guard !marks.isDisjoint(with: .drawing), !isHidden else { return }
    let visible = frame.intersection(clip)
    if marks.contains(.display) {
      damage.add(visible)
    } else if marks.contains(.parts) {
      collectChangedParts(&damage, frame: frame, visible: visible)
    }
    for rect in exposed {
      damage.add(rect.offset(x: frame.minX, y: frame.minY).intersection(visible))
    }
    exposed = []
    if marks.contains(.displayBelow) {
      for view in subviews where !view.marks.isDisjoint(with: .drawing) {
        view.collectDamage(
          &damage, frame: view.frame.offset(x: frame.minX, y: frame.minY), clip: visible)
      }
    }
    marks.subtract(.drawing)
  }

  private func collectChangedParts(_ damage: inout Damage, frame: Rect, visible: Rect) {
    let change = changedParts()
    let parts = change.rects(in: frame, clippedTo: visible)
    if let move = change.move {
      let rect = move.rect.offset(x: frame.minX, y: frame.minY)
      if rect.intersection(visible) == rect, !isCovered(move.rect) {
        return damage.add(Damage.Move(rect: rect, distance: move.distance, parts: parts))
      }
      damage.add(rect.intersection(visible))
    }
    for part in parts { damage.add(part) }
  }

  /// Whether a view that is drawn later covers an area of this one.
  private func isCovered(_ area: Rect) -> Bool {
    func covers(_ view: View, _ rect: Rect) -> Bool {
      !view.isHidden && view.frame.intersects(rect)
    }
    if subviews.contains(where: { covers($0, area) }) { return true }
    var view = self
    var rect = area
    while let superview = view.superview {
      rect = rect.offset(x: view.frame.minX, y: view.frame.minY)
      let later = superview.subviews.drop { $0 !== view }.dropFirst()
      if later.contains(where: { covers($0, rect) }) { return true }
      view = superview
    }
    return false
  }

  /// Removes the marks without drawing.
  func forgetDamage() {
    guard !marks.isDisjoint(with: .drawing), !isHidden else { return }
    exposed = []
    marks.subtract(.drawing)
    for view in subviews { view.forgetDamage() }
  }

  /// Draws the view and its subviews, clipped to the canvas.
  func drawTree(on canvas: Canvas) {
    if background != nil || theme != nil, let ground = groundStyle(over: canvas.style) {
      var filled = canvas
      filled.style = ground
      filled.fill(bounds)
      drawParts(on: filled)
    } else {
      drawParts(on: canvas)
    }
  }

  private func drawParts(on canvas: Canvas) {
    draw(in: canvas)
    drawCount += 1
    // Most views are outside the area that is drawn: they need no canvas.
    let visible = canvas.leftToRight.visibleRect
    for view in subviews where !view.isHidden && view.frame.intersects(visible) {
      view.drawTree(on: canvas.subview(view.frame, traits: view.traits ?? canvas.traits))
    }
  }

  /// Returns a message in full if one line of a width can't show all of it, or nil.
  ///
  /// It is the ``truncatedText`` of a view of such a line.
  public func truncatedText(of message: Message?, in width: Int) -> String? {
    guard let message, let traits,
      traits.layout(message, width: width, maximumLines: 1).isTruncated
    else { return nil }
    return traits.localizer.string(message)
  }

  /// Returns the style that fills a view that isn't transparent.
  private func groundStyle(over style: Style) -> Style? {
    guard let shown = traits?.theme else { return nil }
    let ground = theme == nil ? style : shown.ground
    return background.map { ground.applying(shown[keyPath: $0]) } ?? ground
  }
}
