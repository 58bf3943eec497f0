import HanokTerminal

/// A part of a view, in its own cells: a cell there is visible, or would be after scrolling.
private enum VisiblePart {
  case rect(Rect)
  /// Content of any position can be scrolled into view.
  case all
}

extension View {
  /// Returns the part in which subviews can be seen, from the part of the superview, or nil.
  fileprivate func visiblePart(in part: VisiblePart) -> VisiblePart? {
    var visible = bounds
    if case .rect(let rect) = part {
      visible = visible.intersection(rect.offset(x: -frame.minX, y: -frame.minY))
    }
    if visible.isEmpty { return nil }
    return isScrollable ? .all : .rect(visible)
  }

  /// Adds the view and its descendants that can have the focus, in the order of Tab.
  ///
  /// One walk from the top asks each view once; ``Window/canFocus(_:)`` goes up from each.
  fileprivate func collectFocusable(into views: inout [View], in part: VisiblePart) {
    if isHidden || !isUserInteractionEnabled { return }
    let isFocusable = canBecomeFirstResponder
    if !isFocusable, subviews.isEmpty { return }
    guard let visible = visiblePart(in: part) else { return }
    if isFocusable { views.append(self) }
    for view in subviewsInFocusOrder { view.collectFocusable(into: &views, in: visible) }
  }
}

/// The views that can have the focus.
extension Window {
  /// Whether a view can have the focus: it accepts it, is usable, and visible or scrollable to.
  func canFocus(_ view: View) -> Bool {
    guard view.canBecomeFirstResponder, view.isInteractive, let topView else { return false }
    guard view.isDescendant(of: topView), let part = partAround(view) else { return false }
    return view.visiblePart(in: part) != nil
  }

  /// The views of the topmost layer that can have the focus, in the order of Tab.
  package var focusableViews: [View] { topView.map { focusableViews(in: $0) } ?? [] }

  /// The views among a view of the topmost layer and its descendants that can have the focus.
  func focusableViews(in view: View) -> [View] {
    guard let topView, view.isDescendant(of: topView), view.isInteractive,
      let part = partAround(view)
    else { return [] }
    var views: [View] = []
    view.collectFocusable(into: &views, in: part)
    return views
  }

  /// Returns the visible part of a view's superview, or nil if there is none.
  private func partAround(_ view: View) -> VisiblePart? {
    guard let superview = view.superview else { return view === self ? .all : nil }
    guard let part = partAround(superview) else { return nil }
    return superview.visiblePart(in: part)
  }
}
