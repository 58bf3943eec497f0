public import HanokTerminal

/// A rectangle of the screen that draws itself and holds other views.
///
/// A view is transparent unless it has a ``background``. Frames are in the superview's cells. A view
/// that is marked is laid out or drawn once, at the end of the turn.
open class View: Responder {
  /// The view's place in its superview's cells.
  public var frame: Rect {
    get { storedFrame }
    set {
      let former = storedFrame
      guard newValue != former else { return }
      storedFrame = newValue
      superview?.expose(former)
      setNeedsDisplay()
      if newValue.size != former.size { setNeedsLayout() }
    }
  }

  /// The view's own cells: its frame with the origin at zero.
  public var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// The views in this one, the last on top.
  public var subviews: [View] { storedSubviews }
  /// The view that this one is in.
  public var superview: View? { storedSuperview }
  /// The controller whose view this is.
  weak var controller: ViewController?

  /// Whether the view and all in it are left out.
  public var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard newValue != storedIsHidden else { return }
      storedIsHidden = newValue
      superview?.expose(frame)
      if !isHidden { markAncestors() }
      superview?.setNeedsContentUpdate()
      window?.availabilityDidChange()
    }
  }

  /// Whether the view and all in it take keys and clicks.
  public var isUserInteractionEnabled = true {
    didSet {
      guard isUserInteractionEnabled != oldValue else { return }
      setNeedsDisplayBelow()
      window?.availabilityDidChange()
    }
  }

  /// Whether the view is about to change by itself, so that typed lines have to wait.
  ///
  /// Line mode takes no line meanwhile, and loses none; the focus stays (ARIA, `aria-busy`).
  public var isBusy = false {
    didSet { if isBusy != oldValue { window?.setNeedsUpdate() } }
  }

  /// The style that fills the view and lies under all that is in it; nil for a transparent view.
  public var background: KeyPath<Theme, Style>? {
    get { storedBackground }
    set {
      guard newValue != storedBackground else { return }
      storedBackground = newValue
      setNeedsDisplay()
    }
  }

  /// The theme of the view and all in it, which lies on that theme's ground; nil for the superview's.
  public var theme: Theme? {
    get { ownTheme?.theme }
    set {
      guard newValue != theme else { return }
      ownTheme = newValue.map(OwnTheme.init)
      if window != nil { refreshTraits() }
    }
  }

  /// The cells that stay empty around the views in this one, where it places them.
  public var layoutMargins = DirectionalEdgeInsets.zero {
    didSet { if layoutMargins != oldValue { setNeedsContentUpdate() } }
  }
  /// The limits of the view's width.
  public var widthLimits = LengthLimits.none {
    didSet { if widthLimits != oldValue { limitsDidChange() } }
  }
  /// The limits of the view's height.
  public var heightLimits = LengthLimits.none {
    didSet { if heightLimits != oldValue { limitsDidChange() } }
  }
  /// The view's share of the room that is left in its container; 0 for none.
  public var layoutShare = 0 {
    didSet { if layoutShare != oldValue { superview?.setNeedsContentUpdate() } }
  }
  /// The views with the lowest priority give way first where there is too little room.
  public var layoutPriority = 0 {
    didSet { if layoutPriority != oldValue { superview?.setNeedsContentUpdate() } }
  }

  /// The number of times that the view was drawn: for tests.
  package var drawCount: Int { storedDrawCount }
  var marks: ViewMarks = [.layout, .display, .properties]
  /// The areas that subviews have left, in this view's cells.
  var exposed: [Rect] = []
  var measurements = Measurements()
  private(set) var inheritedTraits: Traits?
  /// Whether leading is right, kept so that placing many views asks once.
  private(set) var isMirrored = false
  var animations: [ViewAnimation] = []
  var accessibility: AccessibilityAttributes?
  var storedContextMenu: StoredMenu?
  private var ownTheme: OwnTheme?
  // Each frame reads these. The compiler proves that accesses to private storage don't overlap (the law
  // of exclusivity); to public storage, the program checks it at each access.
  private var storedFrame = Rect.zero
  private var storedSubviews: [View] = []
  private weak var storedSuperview: View?
  private var storedIsHidden = false
  private var storedBackground: KeyPath<Theme, Style>?
  var storedDrawCount = 0

  /// A view without subviews.
  public override init() { super.init() }

  /// The window that the view is in; nil while it is in none.
  public var window: Window? {
    var view = self
    while let superview = view.superview { view = superview }
    return view as? Window
  }

  /// The traits that flow down from the window; nil while the view is in none.
  open var traits: Traits? { inheritedTraits }

  /// The controller of this view, or the view that this one is in.
  open override var next: Responder? { controller ?? superview }

  /// Returns the size that the view chooses for a proposal.
  ///
  /// Superviews ask by ``View/fittingSize(_:)``. By itself a view takes what is proposed, and nothing
  /// where nothing is.
  open func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  /// Takes what the view shows from what it is a view of, before it is measured and placed.
  ///
  /// It is called once before the view is first placed, then once a turn after
  /// ``setNeedsUpdateProperties()``, and whenever an `@Observable` property that it has read changes.
  open func updateProperties() {}

  /// Places the views in this one.
  open func layoutSubviews() {}

  /// Draws the view itself; those in it are drawn on top of it.
  open func draw(in canvas: Canvas) {}

  /// Returns the parts that have changed since the view was drawn, once it asked for that by
  /// ``setNeedsPartialDisplay()``.
  func changedParts() -> ChangedParts { ChangedParts(rects: [bounds]) }

  /// Takes a mouse event, in the view's own cells.
  ///
  /// - Returns: Whether it was taken; otherwise it goes to the superview.
  open func mouse(_ event: MouseEvent) -> Bool { false }

  /// Called when a press will not be followed by its release: the view was hidden, disabled or removed.
  open func mouseCancelled() {}

  /// Called when the view has entered a window or left it.
  open func didMoveToWindow() {}

  /// Called at the end of each turn in which something has changed, once all is placed and before it
  /// is drawn, while the view observes its window (``Window/addObserver(_:)``).
  open func windowWillUpdate() {}

  /// Called when a trait has changed, such as the language; all is laid out and drawn anew.
  open func traitsDidChange() {}

  /// Whether the view takes text or rows by keys, so that its mnemonic moves the focus to it.
  open var isFocusedByMnemonic: Bool { false }

  /// Whether letters are typed into the view while it has the keys, so that they are no commands then.
  open var takesLetters: Bool { false }

  /// The part of the view that is scrolled into sight when it gets the keys: by itself all of it.
  open var focusedRect: Rect { bounds }

  /// Whether Tab goes past the views in this one in one step; arrows move among them.
  open var isFocusGroup: Bool { false }

  /// The cell where typed text goes while the view is the first responder; nil for none.
  ///
  /// It is in the view's own cells. The terminal's cursor is shown there, so that input methods
  /// compose in place.
  open var insertionPoint: Point? { nil }

  /// The text that the view has no room to show whole; nil where all of it shows.
  open var truncatedText: String? { nil }

  /// Whether what lies outside the view's bounds can be moved into them by ``scrollRectToVisible(_:)``.
  open var isScrollable: Bool { false }

  /// Moves what is in the view so that a rectangle, in the view's own cells, shows.
  open func scrollRectToVisible(_ rect: Rect) {}

  /// Moves what is in the view by columns and rows.
  ///
  /// - Returns: Whether anything moved.
  open func scroll(x: Int, y: Int) -> Bool { false }

  /// The menu that opens at a press of the mouse's right button on the view, or by the menu key or
  /// Shift-F10 while it or a view in it has the keys; nil for none.
  ///
  /// It is asked for when it opens, so that a view may override it: a table's for its chosen row.
  open var contextMenu: Menu? {
    get { storedContextMenu?.menu }
    set { storedContextMenu = newValue.map { StoredMenu($0) } }
  }

  /// The cells of the view that its context menu opens at when it opens by a key: the insertion point,
  /// or else the whole view.
  open var contextMenuRect: Rect {
    insertionPoint.map { Rect(origin: $0, size: Size(width: 1, height: 1)) } ?? bounds
  }

  /// The name of what the context menu is for, for those who don't see it: a table's row.
  open var contextMenuName: Message? { accessibilityLabel }

  // The elements for those who don't see the screen, which subclasses override: View+Accessibility.

  /// Whether the view is an element by itself; what is in it isn't asked then.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { editAccessibility { $0.isElement = newValue } }
  }
  /// Whether what is in the view is left out, since another view has elements in its place, as a
  /// ``CollectionView`` has for its cells.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { editAccessibility { $0.hidesElements = newValue } }
  }
  /// The element's name.
  open var accessibilityLabel: Message? {
    get { accessibility?.label }
    set { editAccessibility { $0.label = newValue } }
  }
  /// The element's value, such as the text of a field.
  open var accessibilityValue: Message? {
    get { accessibility?.value }
    set { editAccessibility { $0.value = newValue } }
  }
  /// The result of using the element, where its name doesn't say it.
  open var accessibilityHint: Message? {
    get { accessibility?.hint }
    set { editAccessibility { $0.hint = newValue } }
  }
  /// The kind and the state of the element.
  open var accessibilityTraits: AccessibilityTraits {
    get { accessibility?.traits ?? [] }
    set { editAccessibility { $0.traits = newValue } }
  }
  /// The letters that use the element; the first is shown, all are accepted.
  open var accessibilityKeys: Message? { nil }
  /// Uses the element as a click on it would.
  ///
  /// - Returns: Whether it could be used.
  open func accessibilityActivate() -> Bool { false }
  /// Replaces the text of the element, and enters it as a typed line.
  ///
  /// - Returns: Whether the element takes text.
  open func accessibilityEnterText(_ text: String) -> Bool { false }
  /// The number of elements that the view stands for, such as a table's rows.
  open var accessibilityElementCount: Int { 0 }
  /// The number of elements that were before the first one and are gone, for a view whose elements come
  /// at the end, as the lines of a log; nil, by itself, for others.
  ///
  /// Line mode says each of them as it comes, and none twice.
  open var accessibilityGoneElementCount: Int? { nil }
  /// The number of the element that the keys are at while the view has them, such as the highlighted
  /// row's; nil for none of them.
  open var focusedAccessibilityElementIndex: Int? { nil }
  /// Returns an element that the view stands for, from 0.
  open func accessibilityElement(at index: Int) -> AccessibilityElement? { nil }
  /// Returns the number of rows among the elements before one; those of a table are headers, too.
  func accessibilityRowCount(before index: Int) -> Int { index }
  /// The letters that lead to elements of the view where it has many; none by itself.
  open var accessibilityIndex: [AccessibilityIndexEntry] { [] }
}

extension View {
  /// Puts a view on top of those in this one.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Puts a view among those in this one; index 0 is the lowest.
  public func insertSubview(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "A view can't be put into itself.")
    if view.superview === self { return moveSubview(view, to: index) }
    view.removeFromSuperview()
    view.storedSuperview = self
    storedSubviews.insert(view, at: min(index, subviews.count))
    view.setNeedsDisplay()
    view.markAncestors()
    setNeedsContentUpdate()
    if let window {
      view.enteredWindow()
      window.focus.isInDoubt = true
    }
  }

  /// A view that stays in this one doesn't leave the window.
  private func moveSubview(_ view: View, to index: Int) {
    storedSubviews.removeAll { $0 === view }
    storedSubviews.insert(view, at: min(index, subviews.count))
    view.setNeedsDisplay()
    setNeedsContentUpdate()
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let superview else { return }
    let window = window
    if !isHidden { superview.expose(frame) }
    // Mostly the last goes, or all from the first on.
    let isFirst = superview.subviews.first === self
    let index = isFirst ? 0 : superview.subviews.lastIndex { $0 === self }
    if let index { superview.storedSubviews.remove(at: index) }
    storedSuperview = nil
    superview.setNeedsContentUpdate()
    if let window {
      leftWindow()
      window.availabilityDidChange()
    }
  }

  private func enteredWindow() {
    let window = window
    // A view that is added meanwhile enters the window by itself.
    let views = selfAndDescendants
    refreshTraits()
    // What is called may take others away again.
    for view in views where view.window === window {
      for animation in view.animations { window?.animator.add(animation) }
      view.didMoveToWindow()
      view.controller?.viewDidEnterWindow()
    }
  }

  private func leftWindow() {
    for view in selfAndDescendants where view.window == nil {
      view.inheritedTraits = nil
      view.didMoveToWindow()
      view.controller?.viewDidLeaveWindow()
    }
  }

  /// Marks all for layout and drawing where a trait has changed.
  ///
  /// A view may add others to views below it meanwhile: each is asked for its views when it has its
  /// traits.
  func refreshTraits() {
    var views: [View] = [self]
    var index = 0
    while index < views.count {
      let view = views[index]
      index += 1
      // One that was taken away meanwhile has none.
      guard view === self || view.superview != nil else { continue }
      view.takeTraits()
      views += view.subviews
    }
    markAncestors()
  }

  private func takeTraits() {
    var traits = superview?.traits
    if let theme { traits?.theme = theme }
    inheritedTraits = traits
    isMirrored = self.traits?.isRightToLeft == true
    measurements = Measurements()
    marks.formUnion([.layout, .display, .layoutBelow, .displayBelow])
    traitsDidChange()
    controller?.traitsDidChange()
  }

  /// The view and all views below it, each before those in it.
  var selfAndDescendants: [View] {
    var views: [View] = [self]
    var index = 0
    while index < views.count {
      views += views[index].subviews
      index += 1
    }
    return views
  }

  /// This view and all below it that aren't hidden, in reading order.
  public var visibleDescendants: [View] {
    var views: [View] = []
    collectVisible(into: &views)
    return views
  }

  private func collectVisible(into views: inout [View]) {
    guard !isHidden else { return }
    views.append(self)
    for view in subviews { view.collectVisible(into: &views) }
  }

  /// Whether the view and all above it take keys and clicks.
  public var isInteractive: Bool {
    sequence(first: self, next: \.superview).allSatisfy {
      $0.isUserInteractionEnabled && !$0.isHidden
    }
  }

  /// Whether this view is another one or below it.
  public func isDescendant(of view: View) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The frame in the window's cells.
  public var frameInWindow: Rect { convert(bounds, to: nil) }

  /// Returns a rectangle of this view in the cells of a view above it; nil for the window.
  public func convert(_ rect: Rect, to ancestor: View?) -> Rect {
    var rect = rect
    var view = self
    while view !== ancestor, let superview = view.superview {
      rect = rect.offset(x: view.frame.minX, y: view.frame.minY)
      view = superview
    }
    return rect
  }

  /// The topmost view that takes clicks at a point of this view.
  public func hitTest(_ point: Point) -> View? {
    guard isUserInteractionEnabled, !isHidden, bounds.contains(point) else { return nil }
    for view in subviews.reversed() {
      let inside = Point(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inside) { return hit }
    }
    return self
  }
}

/// A theme takes hundreds of bytes, and few views have one of their own.
private final class OwnTheme {
  let theme: Theme

  init(theme: Theme) { self.theme = theme }
}
