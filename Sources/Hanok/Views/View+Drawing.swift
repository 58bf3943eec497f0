import HanokTerminal

extension View {
  /// Collects the areas that have to be drawn again, and forgets the marks.
  ///
  /// - Parameters:
  ///   - frame: The view's frame, in the screen's cells.
  ///   - clip: The cells in which the superviews let it show.
  func collectDamage(_ damage: inout Damage, frame: Rect, clip: Rect) {
    guard !marks.isDisjoint(with: [.display, .displayBelow]), !isHidden else { return }
    let visible = frame.intersection(clip)
    if marks.contains(.display) { damage.add(visible) }
    for rect in exposed {
      damage.add(rect.offset(x: frame.minX, y: frame.minY).intersection(visible))
    }
    exposed.removeAll(keepingCapacity: true)
    if marks.contains(.displayBelow) {
      for view in subviews where !view.marks.isDisjoint(with: [.display, .displayBelow]) {
        view.collectDamage(
          &damage, frame: view.frame.offset(x: frame.minX, y: frame.minY), clip: visible)
      }
    }
    marks.subtract([.display, .displayBelow])
  }

  /// Forgets what has to be drawn again, where nothing is drawn.
  func forgetDamage() {
    guard !marks.isDisjoint(with: [.display, .displayBelow]), !isHidden else { return }
    exposed.removeAll()
    marks.subtract([.display, .displayBelow])
    for view in subviews { view.forgetDamage() }
  }

  /// Draws the view and those in it, as far as the canvas lets them show.
  func drawTree(on canvas: Canvas) {
    var canvas = canvas
    if let style = groundStyle(over: canvas.style) {
      canvas.style = style
      canvas.fill(bounds)
    }
    draw(in: canvas)
    drawCount += 1
    // Most views lie beside the area that is drawn: no canvas is made for them.
    let visible = canvas.visibleRect
    for view in subviews where !view.isHidden && view.frame.intersects(visible) {
      view.drawTree(on: canvas.inset(to: view.frame))
    }
  }

  /// The style that fills the view; nil where it is transparent.
  private func groundStyle(over style: Style) -> Style? {
    guard background != nil || theme != nil, let shown = traits?.theme else { return nil }
    let ground = theme == nil ? style : shown.ground
    return background.map { ground.applying(shown[keyPath: $0]) } ?? ground
  }
}
