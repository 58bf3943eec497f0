import HanokTerminal

/// The first responder, and the view that should be it.
final class Focus {
  fileprivate(set) weak var responder: View?
  /// The chosen view; while it can't have the focus, another one has it.
  weak var wanted: View?
  /// Whether views were added, removed or changed since the focus was checked.
  var isInDoubt = true
  /// Whether a view may be able to have the focus that wasn't at the last search.
  var isSearchNeeded = true
  /// Whether text is typed at the insertion point, which is then scrolled into view.
  var isInUse = false
  /// The rectangle of the responder at its last use, from which the nearest view is searched.
  fileprivate var place: Rect?
  /// The superviews of the responder at its last use, the nearest first: it may have been removed.
  fileprivate var containers: [WeakView] = []
  /// The views that could have the focus when it was lost, with their rectangles before they move.
  fileprivate var formerPlaces: [ObjectIdentifier: (view: View, rect: Rect)] = [:]
  /// The position of the responder in its scroll view, after the last layout.
  fileprivate var sight: Sight?

  /// The position of a view in its scroll view.
  fileprivate struct Sight {
    /// The view's rectangle in the scrolled content, independent of the scroll position.
    let place: Rect
    let room: Size
    let isWhole: Bool
  }

  func forget() {
    let former = responder
    (responder, wanted, place, sight) = (nil, nil, nil, nil)
    (containers, formerPlaces) = ([], [:])
    (isInDoubt, isSearchNeeded) = (true, true)
    former?.firstResponderDidChange()
  }

  /// Records the position of the responder, from which the nearest view is searched.
  fileprivate func recordPlace(of view: View) {
    place = view.frameInWindow
    if let superview = view.superview, containers.first?.view !== superview {
      containers = sequence(first: superview, next: \.superview).map { WeakView(view: $0) }
    }
  }
}

extension View {
  /// Whether the view has the focus.
  public var isFirstResponder: Bool { window?.firstResponder === self }

  /// Reports that the view's usability has changed: the focus is checked in this turn.
  public func setNeedsFocusUpdate() { window?.availabilityDidChange() }

  /// Scrolls the insertion point into view at the end of the turn, if the view has the focus.
  ///
  /// A view calls it when something is typed.
  public func scrollInsertionPointToVisible() {
    if isFirstResponder { window?.focus.isInUse = true }
  }

  /// Moves the focus to this view, and scrolls it into view.
  ///
  /// - Returns: Whether it is the first responder now: it must be able to, visible and in the
  ///   topmost layer, and the former one must give up the focus.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard let window else { return false }
    if isFirstResponder { return true }
    // A view that was just added has no frame yet.
    window.place()
    guard window.canFocus(self), window.firstResponder?.canResignFirstResponder != false else {
      return false
    }
    window.moveFocus(to: self, isChosen: true)
    return true
  }

  /// Gives up the focus, which moves to the nearest view that can have it.
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
  /// Cancels a press that can't end any more, and schedules a check of the focus.
  func availabilityDidChange() {
    if let pressed = pressedView, !pressed.isInteractive || pressed.window !== self {
      cancelPress()
    }
    mnemonics.forgetControls()
    focus.isSearchNeeded = true
    // A usable view keeps the focus until the layout: many keys may arrive together, and a layout
    // for each of them costs more than they do.
    if !focus.isInDoubt, !isFirstResponderUsable { focus.isInDoubt = true }
    setNeedsUpdate()
  }

  /// Whether the first responder accepts the focus, and is in the topmost layer.
  private var isFirstResponderUsable: Bool {
    guard let responder = focus.responder, let topView else { return false }
    return responder.canBecomeFirstResponder && responder.isInteractive
      && responder.isDescendant(of: topView)
  }

  /// Moves the focus, and scrolls the view that gets it into view.
  ///
  /// - Parameters:
  ///   - isChosen: Whether the view gets the focus back when it has been unable to have it.
  ///   - isOpening: Whether a screen opens, which shows its top if the view begins there.
  func moveFocus(to view: View?, isChosen: Bool, isOpening: Bool = false) {
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
    reveal(view, view.focusedRect, isOpening: isOpening)
    focus.recordPlace(of: view)
  }

  /// Scrolls a part of a view into view, but when a screen opens not a long one that is seen to begin.
  private func reveal(_ view: View, _ part: Rect, isOpening: Bool = false) {
    for scroller in sequence(first: view, next: \.superview).dropFirst()
    where scroller.isScrollable {
      scroller.layoutIfNeeded()
      let rect = view.convert(part, to: scroller)
      let room = scroller.bounds.height
      // It would be cut all the same, and what is above a long text says what it is of.
      let isLeft = isOpening && rect.height > room && (0..<room).contains(rect.minY)
      if !isLeft { scroller.scrollRectToVisible(rect) }
      scroller.layoutIfNeeded()
    }
  }

  /// Whether the focus is at the right view, as far as that is known without a layout.
  var isFocusInPlace: Bool {
    !focus.isInDoubt && focus.responder === focus.wanted
      && focus.responder?.canBecomeFirstResponder != false
  }

  /// Takes the focus from a view that can't have it any more.
  ///
  /// Called before the layout, so that the nearest view is chosen by the positions that the user has
  /// seen. It is chosen after the layout: a view that was shown in the same turn may be nearer.
  func loseUnusableFocus() {
    if let responder = focus.responder {
      if canFocus(responder) || isKeptWhileBusy(responder) { return }
      if pressedView === responder { cancelPress() }
      recordPlacesOfOthers()
      moveFocus(to: nil, isChosen: false)
    } else {
      // A view that was removed may be gone already.
      guard focus.place != nil, focus.formerPlaces.isEmpty else { return }
      recordPlacesOfOthers()
    }
    focus.isSearchNeeded = true
  }

  private func recordPlacesOfOthers() {
    for view in focusableViews {
      focus.formerPlaces[ObjectIdentifier(view)] = (view, view.frameInWindow)
    }
  }

  /// Moves the focus to the chosen view, or to the nearest one if that can't have it.
  func repairFocus() {
    focus.isInDoubt = false
    loseUnusableFocus()
    if let wanted = focus.wanted, wanted !== focus.responder, canFocus(wanted) {
      moveFocus(to: wanted, isChosen: true)
    } else if focus.responder == nil, focus.isSearchNeeded {
      focus.isSearchNeeded = false
      moveFocus(
        to: successor, isChosen: focus.wanted == nil, isOpening: focus.place == nil)
    }
    focus.formerPlaces = [:]
    if let responder = focus.responder {
      keepInSight(responder)
      focus.recordPlace(of: responder)
    }
  }

  /// The view that gets a lost focus: the nearest in the innermost container of the former one that
  /// has any, so that “Stop” gets the focus of the “Start” beside it.
  private var successor: View? {
    guard focus.place != nil else { return nearest(to: nil, except: nil) }
    let views = focusableViews
    for case let container? in focus.containers.map(\.view) where container.window === self {
      let inside = views.filter { $0.isDescendant(of: container) }
      if !inside.isEmpty { return nearest(to: focus.place, among: inside) }
    }
    return nearest(to: focus.place, among: views)
  }

  /// Scrolls a view that a layout has moved out of sight back into view.
  ///
  /// A view that was scrolled away stays there until something is typed.
  private func keepInSight(_ view: View) {
    let sight = sight(of: view)
    if let former = focus.sight, let sight, former.isWhole, !sight.isWhole,
      former.place != sight.place || former.room != sight.room
    {
      reveal(view, view.focusedRect)
    }
    if focus.isInUse, let point = view.insertionPoint {
      reveal(view, Rect(origin: point, size: Size(width: 1, height: 1)))
    }
    focus.isInUse = false
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

  /// Whether a view keeps the focus while it can't accept it: it is busy, and changes soon.
  private func isKeptWhileBusy(_ view: View) -> Bool {
    let superviews = Array(sequence(first: view, next: \.superview))
    return superviews.last === self && superviews.contains(where: \.isBusy)
      && !superviews.contains(where: \.isHidden)
  }

  /// Returns the view nearest to a rectangle that can have the focus; without one, the first.
  func nearest(to place: Rect?, except: View?) -> View? {
    nearest(to: place, among: focusableViews.filter { $0 !== except })
  }

  private func nearest(to place: Rect?, among views: [View]) -> View? {
    guard let place else { return views.first }
    func distance(_ view: View) -> Int {
      let frame = focus.formerPlaces[ObjectIdentifier(view)]?.rect ?? view.frameInWindow
      return abs(frame.minX + frame.maxX - place.minX - place.maxX)
        + 4 * abs(frame.minY + frame.maxY - place.minY - place.maxY)
    }
    return views.min { distance($0) < distance($1) }
  }

  /// The cell of the terminal's cursor: the visible insertion point of the first responder.
  var cursor: Point? {
    guard let responder = focus.responder, let point = responder.insertionPoint else { return nil }
    let cell = responder.convert(Rect(origin: point, size: Size(width: 1, height: 1)), to: nil)
    let isClipped = sequence(first: responder as View, next: \.superview).contains { view in
      !view.frameInWindow.contains(cell.origin)
    }
    return isClipped || isCovered(cell.origin) ? nil : cell.origin
  }

  /// The shape of the terminal's cursor: the user's where letters are typed.
  var cursorShape: CursorShape {
    focus.responder?.takesLetters == false ? .underline : .standard
  }

  /// Moves the focus to the nearest view in a direction within its group, if there is one.
  func moveFocus(x: Int, y: Int) -> Bool {
    guard let responder = firstResponder else { return false }
    place()
    let from = responder.frameInWindow
    let group = group(of: responder)
    let direction = FocusDirection(x: x, y: y, isMirrored: isMirrored)
    var nearest: (view: View, distance: FocusDistance)?
    for view in group === responder ? focusableViews : focusableViews(in: group) {
      guard let distance = direction.distance(from: from, to: view.frameInWindow) else { continue }
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (view, distance) }
    }
    return nearest?.view.becomeFirstResponder() ?? false
  }
}
