import HanokTerminal

extension View {
  /// The subviews in the order in which Tab moves the focus through them; nil for reading order.
  ///
  /// Subviews that aren't in it follow in reading order, and what they contain is in their place.
  /// They aren't kept alive. Arrows move to the nearest view in their direction, in any order.
  ///
  /// ```swift
  /// form.focusOrder = [nameField, mailField]  // before the help button above them
  /// ```
  public var focusOrder: [View]? {
    get { weakFocusOrder.map { $0.compactMap(\.view) } }
    set {
      weakFocusOrder = newValue.map { $0.map { WeakView(view: $0) } }
      setNeedsFocusUpdate()
    }
  }

  /// The subviews in the order of the focus.
  private var subviewsInFocusOrder: [View] {
    guard let order = focusOrder else { return subviews }
    let first = order.filter { $0.superview === self }
    return first + subviews.filter { view in !first.contains { $0 === view } }
  }
}

/// A part of a view, in its own cells: a cell there is visible, or would be after scrolling.
enum Reach {
  case none
  case part(Rect)
  /// Content of any position can be scrolled into view.
  case all
}

extension View {
  /// Returns the part in which subviews can be seen, from the part of the superview.
  func reach(in reach: Reach) -> Reach {
    var visible = bounds
    if case .part(let part) = reach {
      visible = visible.intersection(part.offset(x: -frame.minX, y: -frame.minY))
    }
    if case .none = reach { return .none }
    if visible.isEmpty { return .none }
    return isScrollable ? .all : .part(visible)
  }

  /// Adds the view and its descendants that can have the focus, in the order of Tab.
  ///
  /// One walk from the top asks each view once; ``Window/canFocus(_:)`` goes up from each.
  func collectFocusable(into views: inout [View], in reach: Reach) {
    if isHidden || !isUserInteractionEnabled { return }
    let own = self.reach(in: reach)
    if case .none = own { return }
    if canBecomeFirstResponder { views.append(self) }
    for view in subviewsInFocusOrder { view.collectFocusable(into: &views, in: own) }
  }
}
