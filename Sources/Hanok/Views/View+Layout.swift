public import HanokTerminal

extension View {
  /// Returns the view's size for a proposal, within its limits.
  ///
  /// It is stored until the view's content changes; between a change and its layout, each request
  /// measures again.
  public func fittingSize(_ proposal: ProposedSize) -> Size {
    let isChanged = marks.contains(.size)
    if !isChanged, let known = measurements[proposal] { return known }
    let (widthLimits, heightLimits) = (widthLimits, heightLimits)
    let offered = ProposedSize(
      width: widthLimits.proposal(proposal.width), height: heightLimits.proposal(proposal.height))
    var chosen = sizeThatFits(offered).clamped
    // An ideal above a limit is requested again at the limit: a text wraps there.
    let limited = ProposedSize(
      width: offered.width ?? (chosen.width > widthLimits.maximum ? widthLimits.maximum : nil),
      height: offered.height ?? (chosen.height > heightLimits.maximum ? heightLimits.maximum : nil))
    if limited != offered { chosen = sizeThatFits(limited).clamped }
    let size = Size(
      width: widthLimits.clamped(chosen.width), height: heightLimits.clamped(chosen.height)
    ).clamped
    if !isChanged { measurements.remember(size, for: proposal) }
    return size
  }

  /// The view's cells without its margins, from the leading side; ``place(_:at:)`` mirrors them.
  public var layoutArea: Rect {
    Rect(
      x: layoutMargins.leading, y: layoutMargins.top, width: frame.width - layoutMargins.width,
      height: frame.height - layoutMargins.height)
  }

  /// Sets a subview's frame from a rectangle with columns counted from the leading side.
  public func place(_ subview: View, at rect: Rect) { subview.frame = mirrored(rect) }

  /// Lays out the marked views among this one and its descendants.
  ///
  /// - Returns: Whether any view has laid out its subviews.
  @discardableResult
  public func layoutIfNeeded() -> Bool {
    var isPlaced = false
    // Layout may change requested sizes: a text that wraps, rows that become visible.
    for _ in 0..<Self.maximumPasses where !marks.isDisjoint(with: .beforeDrawing) {
      updatePropertiesIfNeeded()
      // If only this part of a tree is laid out, its superview is laid out later.
      if settleSizes() { superview?.setNeedsContentUpdate() }
      if layoutMarked() { isPlaced = true }
    }
    return isPlaced
  }

  /// The maximum number of passes for views that change each other's sizes.
  private static let maximumPasses = 8

  private func layoutMarked() -> Bool {
    var isPlaced = false
    if marks.contains(.layout) {
      marks.remove(.layout)
      isPlaced = true
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    guard marks.contains(.layoutBelow) else { return isPlaced }
    marks.remove(.layoutBelow)
    for view in subviews where !view.isHidden && view.marks.below.contains(.layoutBelow) {
      if view.layoutMarked() { isPlaced = true }
      // A mark may be set again below while this branch is laid out.
      if !view.isHidden { marks.formUnion(view.marks.below.intersection(.layoutBelow)) }
    }
    return isPlaced
  }

  /// Measures the marked views, descendants first, and returns whether the view's size changed.
  private func settleSizes() -> Bool {
    var isChanged = marks.contains(.size)
    marks.remove(.size)
    if marks.contains(.layoutBelow) {
      for view in subviews where view.marks.below.contains(.layoutBelow) {
        guard view.settleSizes() else { continue }
        isChanged = true
        marks.insert(.layout)
      }
    }
    guard isChanged else { return false }
    let former = measurements
    measurements = Measurements()
    return former.isEmpty || !former.hold { fittingSize($0) }
  }
}
