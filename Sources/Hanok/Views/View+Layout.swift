public import HanokTerminal

/// The sizes that a view has chosen lately, by what was proposed.
nonisolated struct Measurements {
  private struct Entry {
    let proposal: ProposedSize
    let width: Int32
    let height: Int32

    var size: Size { Size(width: Int(width), height: Int(height)) }
  }

  // A superview asks for the ideal, for the minimum, and with the length that it gives. In place,
  // since a stack asks each of its views at each layout.
  private var first: Entry?
  private var second: Entry?
  private var third: Entry?
  private var fourth: Entry?
  /// Those of views deep in containers that ask for several sizes each, the last remembered first.
  private var others: [Entry] = []

  /// A view whose superviews ask for more sizes than this is measured again.
  private static let maximumOthers = 12

  subscript(proposal: ProposedSize) -> Size? {
    if let first, first.proposal == proposal { return first.size }
    if let second, second.proposal == proposal { return second.size }
    if let third, third.proposal == proposal { return third.size }
    if let fourth, fourth.proposal == proposal { return fourth.size }
    for entry in others where entry.proposal == proposal { return entry.size }
    return nil
  }

  mutating func remember(_ size: Size, for proposal: ProposedSize) {
    if let fourth {
      if others.count == Self.maximumOthers { others.removeLast() }
      others.insert(fourth, at: 0)
    }
    (second, third, fourth) = (first, second, third)
    first = Entry(proposal: proposal, width: Int32(size.width), height: Int32(size.height))
  }

  var isEmpty: Bool { first == nil }

  /// Whether a view still chooses the same sizes.
  @MainActor func hold(of view: View) -> Bool {
    if let first, view.fittingSize(first.proposal) != first.size { return false }
    if let second, view.fittingSize(second.proposal) != second.size { return false }
    if let third, view.fittingSize(third.proposal) != third.size { return false }
    if let fourth, view.fittingSize(fourth.proposal) != fourth.size { return false }
    for entry in others where view.fittingSize(entry.proposal) != entry.size { return false }
    return true
  }
}

extension View {
  /// Returns the size that the view chooses for a proposal, within its limits.
  ///
  /// It is remembered until the view's content changes; what is asked for between a change and its
  /// layout is measured each time.
  public func fittingSize(_ proposal: ProposedSize) -> Size {
    let isChanged = marks.contains(.size)
    if !isChanged, let known = measurements[proposal] { return known }
    let (widthLimits, heightLimits) = (widthLimits, heightLimits)
    let offered = ProposedSize(
      width: widthLimits.proposal(proposal.width), height: heightLimits.proposal(proposal.height))
    var chosen = sizeThatFits(offered).clamped
    // An ideal above a limit is asked for again at the limit: a text wraps there.
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

  /// The view's cells without its margins, from the leading side: ``place(_:at:)`` mirrors them.
  public var layoutArea: Rect {
    Rect(
      x: layoutMargins.leading, y: layoutMargins.top, width: frame.width - layoutMargins.width,
      height: frame.height - layoutMargins.height)
  }

  /// Places a subview at a rectangle whose columns are counted from the leading side.
  public func place(_ subview: View, at rect: Rect) {
    let x = isMirrored ? frame.width - rect.maxX : rect.minX
    subview.frame = Rect(x: x, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Places the views in this one and below, wherever that is marked.
  ///
  /// - Returns: Whether any view has placed those in it.
  @discardableResult
  public func layoutIfNeeded() -> Bool {
    var isPlaced = false
    // Placing may change what a view asks for: a text that wraps, rows that come into view.
    for _ in 0..<Self.maximumPasses where !marks.isDisjoint(with: .beforeDrawing) {
      updatePropertiesIfNeeded()
      // Where only this part of a tree is placed, the view that it is in is placed later.
      if settleSizes() { superview?.setNeedsContentUpdate() }
      if layoutMarked() { isPlaced = true }
    }
    return isPlaced
  }

  /// Views that still change each other's sizes after so many passes are left as they are.
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
      // A mark that was set again below, while this branch was on its way.
      if !view.isHidden { marks.formUnion(view.marks.below.intersection(.layoutBelow)) }
    }
    return isPlaced
  }

  /// Measures the views that are marked, those below first.
  ///
  /// - Returns: Whether the view chooses another size than before.
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
    return former.isEmpty || !former.hold(of: self)
  }
}
