import HanokTerminal

/// The view that keys go to, and the one that they should go to.
final class Focus {
  /// The view that keys go to first.
  fileprivate(set) weak var responder: View?
  /// The view that was chosen: where it can't take keys for a moment, another one has them meanwhile.
  weak var wanted: View?
  /// Whether views came, went or changed since the focus was looked after.
  var isInDoubt = true
  /// Whether a view may take the keys that couldn't when one was looked for last.
  var isSearchNeeded = true
  /// The place of the responder at its last use, from which the nearest is looked for.
  fileprivate var place: Rect?
  /// The place of the responder in what scrolls it, after the last layout.
  fileprivate var sight: Sight?

  /// The place of a view in what scrolls it.
  fileprivate struct Sight {
    /// The view's rectangle in the scrolled content, which scrolling doesn't change.
    let place: Rect
    /// The room of the scroller.
    let room: Size
    /// Whether all of the view shows.
    let isWhole: Bool
  }

  /// Leaves the keys with nobody.
  func forget() {
    let former = responder
    (responder, wanted, place, sight) = (nil, nil, nil, nil)
    (isInDoubt, isSearchNeeded) = (true, true)
    former?.firstResponderDidChange()
  }
}

extension View {
  /// Whether keys go to this view first.
  public var isFirstResponder: Bool { window?.firstResponder === self }

  /// Reports that the view can be used now, or no longer: the focus is looked after in this turn.
  public func setNeedsFocusUpdate() { window?.availabilityDidChange() }

  /// Makes keys go to this view first, and scrolls it into view.
  ///
  /// - Returns: Whether it is the first responder now: it must be able to, seen and in the topmost
  ///   layer, and the present one must give up the keys.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard let window else { return false }
    if isFirstResponder { return true }
    // A view that was just added has no place yet.
    window.place()
    guard window.canFocus(self), window.firstResponder?.canResignFirstResponder != false else {
      return false
    }
    window.moveFocus(to: self, isChosen: true)
    return true
  }

  /// Gives up the keys; they go to the nearest view that takes them.
  ///
  /// - Returns: Whether this view isn't the first responder now.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    guard let window, isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    window.moveFocus(to: window.nearest(to: frameInWindow, except: self), isChosen: true)
    return true
  }
}

extension Window {
  /// Whether a view can have the keys: it takes them, can be used, and shows or can be scrolled to.
  func canFocus(_ view: View) -> Bool {
    guard view.canBecomeFirstResponder, view.isInteractive, let topView else { return false }
    return view.isDescendant(of: topView) && isReachable(view)
  }

  /// Whether a cell of the view shows, or would if what it lies in were scrolled.
  private func isReachable(_ view: View) -> Bool {
    var rect = view.bounds
    var view = view
    while let superview = view.superview, !rect.isEmpty {
      rect = rect.offset(x: view.frame.minX, y: view.frame.minY)
      rect = superview.isScrollable ? superview.bounds : rect.intersection(superview.bounds)
      view = superview
    }
    return view === self && !rect.isEmpty
  }

  /// The views of the topmost layer that can have the keys, in reading order.
  var focusableViews: [View] {
    var views: [View] = []
    for view in topView?.visibleDescendants ?? [] where view.canBecomeFirstResponder {
      if canFocus(view) { views.append(view) }
    }
    return views
  }

  func moveFocus(to view: View?, isChosen: Bool) {
    if isChosen { focus.wanted = view }
    guard view !== focus.responder else { return }
    let former = focus.responder
    focus.responder = view
    focus.sight = nil
    former?.firstResponderDidChange()
    former?.setNeedsDisplay()
    view?.firstResponderDidChange()
    view?.setNeedsDisplay()
    guard let view else { return }
    reveal(view)
    focus.place = view.frameInWindow
  }

  private func reveal(_ view: View) {
    var superview = view.superview
    while let scroller = superview {
      if scroller.isScrollable {
        scroller.layoutIfNeeded()
        scroller.scrollRectToVisible(view.convert(view.focusedRect, to: scroller))
        scroller.layoutIfNeeded()
      }
      superview = scroller.superview
    }
  }

  /// Whether the keys go where they should, as far as that is known without a layout.
  var isFocusInPlace: Bool {
    !focus.isInDoubt && focus.responder === focus.wanted
      && focus.responder?.canBecomeFirstResponder != false
  }

  /// Whether the view that had the keys last has them still, or none had them.
  var canKeepFocus: Bool {
    guard focus.place != nil else { return true }
    return focus.responder.map { canFocus($0) || isKeptWhileBusy($0) } ?? false
  }

  /// Gives the keys to the view that was chosen, or to the nearest one if that can't take them.
  func repairFocus() {
    focus.isInDoubt = false
    if let responder = focus.responder, !canFocus(responder), !isKeptWhileBusy(responder) {
      if pressedView === responder { cancelPress() }
      moveFocus(to: nil, isChosen: false)
      focus.isSearchNeeded = true
    }
    if let wanted = focus.wanted, wanted !== focus.responder, canFocus(wanted) {
      moveFocus(to: wanted, isChosen: true)
    } else if focus.responder == nil, focus.isSearchNeeded {
      focus.isSearchNeeded = false
      moveFocus(to: nearest(to: focus.place, except: nil), isChosen: focus.wanted == nil)
    }
    if let responder = focus.responder {
      keepInSight(responder)
      focus.place = responder.frameInWindow
    }
  }

  /// Scrolls a view that showed back into view where a layout has moved it; what was scrolled away
  /// stays there.
  private func keepInSight(_ view: View) {
    let sight = sight(of: view)
    if let former = focus.sight, let sight, former.isWhole, !sight.isWhole,
      former.place != sight.place || former.room != sight.room
    {
      reveal(view)
    }
    focus.sight = self.sight(of: view)
  }

  private func sight(of view: View) -> Focus.Sight? {
    let views = Array(sequence(first: view, next: \.superview))
    guard let index = views.firstIndex(where: \.isScrollable), index > 0 else { return nil }
    let (content, scroller) = (views[index - 1], views[index])
    let shown = view.convert(view.bounds, to: scroller)
    return Focus.Sight(
      place: view.convert(view.bounds, to: content), room: scroller.bounds.size,
      isWhole: shown.intersection(scroller.bounds) == shown)
  }

  /// Whether a view keeps the keys that it can't take now: it is busy, and changes in a moment.
  private func isKeptWhileBusy(_ view: View) -> Bool {
    let superviews = Array(sequence(first: view, next: \.superview))
    return superviews.last === self && superviews.contains(where: \.isBusy)
      && !superviews.contains(where: \.isHidden)
  }

  /// The view nearest to a place that can have the keys; without a place, the first.
  func nearest(to place: Rect?, except: View?) -> View? {
    let views = focusableViews.filter { $0 !== except }
    guard let place else { return views.first }
    func distance(_ view: View) -> Int {
      let frame = view.frameInWindow
      return abs(frame.minX + frame.maxX - place.minX - place.maxX)
        + 4 * abs(frame.minY + frame.maxY - place.minY - place.maxY)
    }
    return views.min { distance($0) < distance($1) }
  }

  /// The cell of the terminal's cursor: the insertion point of the first responder where it shows.
  var cursor: Point? {
    guard let responder = focus.responder, let point = responder.insertionPoint else { return nil }
    let cell = responder.convert(Rect(origin: point, size: Size(width: 1, height: 1)), to: nil)
    let isClipped = sequence(first: responder as View, next: \.superview).contains { view in
      !view.frameInWindow.contains(cell.origin)
    }
    return isClipped || isCovered(cell.origin) ? nil : cell.origin
  }

  /// Moves the keys to the next group of views in reading order, or to the one before; from the last
  /// it goes to the first.
  func moveFocus(by step: Int) {
    place()
    let views = focusableViews
    var groups: [[View]] = []
    for view in views {
      if let last = groups.last?.first, group(of: last) === group(of: view) {
        groups[groups.count - 1].append(view)
      } else {
        groups.append([view])
      }
    }
    guard !groups.isEmpty else { return }
    let current = groups.firstIndex { $0.contains { $0 === firstResponder } }
    let index = current.map { ($0 + step + groups.count) % groups.count } ?? 0
    let next = groups[index].first { isSelectedOfGroup($0) } ?? groups[index].first
    if index != current { next?.becomeFirstResponder() }
  }

  private func isSelectedOfGroup(_ view: View) -> Bool {
    view.accessibilityTraits.contains(.selected)
  }

  /// The outermost view that holds a view and is gone past in one step, or the view itself.
  private func group(of view: View) -> View {
    sequence(first: view, next: \.superview).filter(\.isFocusGroup).last ?? view
  }

  /// Moves the keys to the nearest view in a direction, within the group of the present one.
  ///
  /// - Returns: Whether there is one.
  func moveFocus(x: Int, y: Int) -> Bool {
    guard let responder = firstResponder else { return false }
    place()
    let from = responder.frameInWindow
    let group = group(of: responder)
    let direction = FocusDirection(x: x, y: y, isRightToLeft: traits?.isRightToLeft == true)
    var nearest: (view: View, distance: FocusDistance)?
    for view in focusableViews where group === responder || view.isDescendant(of: group) {
      guard let distance = direction.distance(from: from, to: view.frameInWindow) else { continue }
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (view, distance) }
    }
    return nearest?.view.becomeFirstResponder() ?? false
  }
}
