public import HanokTerminal

/// A rectangle of the screen that draws itself and contains other views.
///
/// “Write a view” in <doc:ViewsAndLayout> shows one of your own.
///
/// A view is transparent unless it has a ``background``. Frames are in the superview's cells. A
/// marked view is laid out or drawn once, at the end of the turn.
open class View: Responder {
  /// The view's rectangle in its superview's cells.
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

  /// The subviews, the last on top.
  public var subviews: [View] { storedSubviews }
  /// The view that contains this one.
  public var superview: View? { storedSuperview }
  /// The controller whose view this is.
  weak var controller: ViewController?

  /// Whether the view and its subviews are hidden.
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

  /// Whether the view and its subviews handle keys and clicks.
  public var isUserInteractionEnabled = true {
    didSet {
      guard isUserInteractionEnabled != oldValue else { return }
      setNeedsDisplayBelow()
      window?.availabilityDidChange()
    }
  }

  /// Whether the view is about to change by itself, so that typed lines must wait.
  ///
  /// Line mode handles no line meanwhile, and loses none; the focus is unchanged (ARIA,
  /// `aria-busy`). Work that ``ViewController/task(isBusy:_:)`` runs makes the screen busy by itself.
  public var isBusy = false { didSet { if isBusy != oldValue { window?.setNeedsUpdate() } } }

  /// The style that fills the view, below its subviews; nil for a transparent view.
  public var background: KeyPath<Theme, Style>? {
    get { storedBackground }
    set {
      guard newValue != storedBackground else { return }
      storedBackground = newValue
      setNeedsDisplay()
    }
  }

  /// The theme of the view and its subviews, including its background; nil for the superview's.
  public var theme: Theme? {
    get { ownTheme?.theme }
    set {
      guard newValue != theme else { return }
      ownTheme = newValue.map(OwnTheme.init)
      if window != nil { refreshTraits() }
    }
  }

  /// The empty cells around the subviews, if the view lays them out.
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
  /// The view's share of the remaining length in its container; 0 for none.
  public var layoutShare = 0 {
    didSet { if layoutShare != oldValue { superview?.setNeedsContentUpdate() } }
  }
  /// The priority: views with the lowest shrink first if there is too little room.
  public var layoutPriority = 0 {
    didSet { if layoutPriority != oldValue { superview?.setNeedsContentUpdate() } }
  }

  /// The number of times that the view was drawn, for tests.
  package internal(set) var drawCount = 0
  var marks: ViewMarks = [.layout, .display, .properties]
  /// The areas that subviews have exposed, in this view's cells.
  var exposed: [Rect] = []
  var measurements = Measurements()
  private(set) var inheritedTraits: Traits?
  /// Whether leading is right, stored so that the layout of many views reads it once.
  public private(set) var isMirrored = false
  var animations: [ViewAnimation] = []
  var accessibility = AccessibilityAttributes() { didSet { window?.setNeedsUpdate() } }
  /// The subviews in the order of Tab, or nil for reading order.
  var weakFocusOrder: [WeakView]?
  private var ownMenu: OwnMenu?
  private var ownTheme: OwnTheme?
  // Each frame reads these. The compiler proves that accesses to private storage don't overlap (the
  // law of exclusivity); for public storage, the program checks each access.
  private var storedFrame = Rect.zero
  private var storedSubviews: [View] = []
  private weak var storedSuperview: View?
  private var storedIsHidden = false
  private var storedBackground: KeyPath<Theme, Style>?

  /// Creates a view without subviews.
  public override init() { super.init() }

  /// The window of the view, or nil.
  public var window: Window? {
    var view = self
    while let superview = view.superview { view = superview }
    return view as? Window
  }

  /// The traits inherited from the window, or nil outside a window.
  open var traits: Traits? { inheritedTraits }

  /// The controller of this view, or its superview.
  open override var next: Responder? { controller ?? superview }

  /// Returns the view's size for a proposal.
  ///
  /// Superviews call ``View/fittingSize(_:)``. By default a view has the proposed size, and is
  /// empty without a proposal.
  open func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  /// Updates the view from its own state, or that of a view around it, before it is measured; a view
  /// reads no model.
  ///
  /// It is called once before the view's first layout, then once a turn after
  /// ``View/setNeedsUpdateProperties()``, and after each change of an `@Observable` property that it has
  /// read.
  open func updateProperties() {}

  /// Lays out the subviews.
  open func layoutSubviews() {}

  /// Draws the view itself, of which a cell is visible; its subviews are drawn on top of it.
  ///
  /// A sign and a text after it, which is cut at the view's width:
  ///
  /// ```swift
  /// let line = canvas.traits.line(message, width: frame.width - 2)
  /// canvas.write(canvas.traits.symbols.bullet, at: .zero)
  /// canvas.write(line, at: Point(x: 2, y: 0))
  /// ```
  open func draw(in canvas: Canvas) {}

  /// Returns the parts that have changed since the view was drawn.
  ///
  /// It is called after ``View/setNeedsPartialDisplay()``.
  open func changedParts() -> ChangedParts { ChangedParts(rects: [bounds]) }

  /// Handles a mouse event, in the view's own cells.
  ///
  /// By default, the wheel scrolls the view (``View/scroll(x:y:)``).
  ///
  /// - Returns: Whether it was handled; otherwise it goes to the superview.
  open func mouse(_ event: MouseEvent) -> Bool {
    event.wheelRows.map { scroll(x: 0, y: $0) } ?? false
  }

  /// Called when a press will have no release: the view was hidden, disabled or removed.
  open func mouseCancelled() {}

  /// Called after the view was added to a window or removed from it.
  open func didMoveToWindow() {}

  /// Called at the end of each turn with changes, between layout and drawing.
  ///
  /// The view must observe its window (``Window/addObserver(_:)``).
  open func windowWillUpdate() {}

  /// Called after a change of a trait, such as the language; the view is laid out and drawn again.
  open func traitsDidChange() {}

  /// The actions that keys perform in the view now, besides its ``Responder/keyCommands``, for help.
  open var keyActions: [any KeyAction] { [] }

  /// Whether keys enter text or choose rows, so that the view's mnemonic moves the focus to it.
  open var isFocusedByMnemonic: Bool { false }

  /// Whether letters are typed into the focused view, so that they aren't commands then.
  open var takesLetters: Bool { false }

  /// Whether letters and digits search for rows of the focused view, so that they are neither
  /// mnemonics nor letter commands of the screen then (``TypeAhead``).
  ///
  /// The view's own letters come from its ``KeyBindings`` and its ``Responder/keyCommands``.
  open var searchesLetters: Bool { false }

  /// Inserts characters that arrived together, if letters are typed into the view.
  ///
  /// A program may be busy while a user types, and another program may type for the user.
  ///
  /// - Returns: Whether it inserted all of them; otherwise, as by default, each of them is a key:
  ///   a view with its own use for some letters returns false if the text has one.
  open func typed(_ text: String) -> Bool { false }

  /// The part of the view that is scrolled into view when it gets the focus; by default all of it.
  open var focusedRect: Rect { bounds }

  /// Whether the subviews are one stop for Tab; arrows move among them.
  open var isFocusGroup: Bool { false }

  /// The cell of typed text while the view is the first responder; nil for none.
  ///
  /// It is in the view's own cells. The terminal's cursor is there, so that input methods compose
  /// in place.
  open var insertionPoint: Point? { nil }

  /// The text that is too long for the view, or nil if all of it is visible.
  open var truncatedText: String? { nil }

  /// Whether keys use the view that it doesn't get itself, so that it needs no focus.
  open var isUsedByOtherKeys: Bool { !keyCommands.isEmpty }

  /// Whether ``scrollRectToVisible(_:)`` can scroll content outside the view's bounds into them.
  open var isScrollable: Bool { false }

  /// Scrolls the content so that a rectangle, in the view's own cells, is visible.
  open func scrollRectToVisible(_ rect: Rect) {}

  /// Scrolls the content by columns and rows.
  ///
  /// - Returns: Whether the view scrolled.
  open func scroll(x: Int, y: Int) -> Bool { false }

  /// The view's context menu; nil for none.
  ///
  /// It opens at a press of the right mouse button on the view, or by the menu key or Shift-F10
  /// while the view or a subview has the focus. It is requested when it opens, so that a view may
  /// override it: a table returns that of its current row.
  open var contextMenu: Menu? {
    get { ownMenu?.menu }
    set { ownMenu = newValue.map(OwnMenu.init) }
  }

  /// The cells at which a key opens the context menu: the insertion point, or else the whole view.
  open var contextMenuRect: Rect {
    insertionPoint.map { Rect(origin: $0, size: Size(width: 1, height: 1)) } ?? bounds
  }

  /// The name of the context menu's target for accessibility: a table's row.
  open var contextMenuName: Message? { accessibilityElement.label }

  // The accessibility element, which subclasses describe.

  /// Whether the view is an element; its subviews are ignored then.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  /// Whether the subviews are ignored, since another view has elements for them.
  ///
  /// An example is a ``CollectionView``, which has those of its cells.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }
  /// Describes the view as an element for line mode, tests and screen readers.
  ///
  /// The element has what the owner of the view has set, such as
  /// ``View/accessibilityLabel``. A view adds what it knows of itself.
  open func describe(_ element: inout AccessibilityElement) {}

  /// The name that the owner of the view has set; nil for the view's own.
  public var accessibilityLabel: Message? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// The value that the owner of the view has set; nil for the view's own.
  public var accessibilityValue: Message? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// The result of using the view that its owner has set; nil for the view's own.
  public var accessibilityHint: Message? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// The kind of the view that its owner has set, besides the view's own.
  public var accessibilityTraits: AccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  /// Uses the element, like a click on it.
  ///
  /// - Returns: Whether it was usable.
  open func accessibilityActivate() -> Bool { false }
  /// Replaces the text of the element, and enters it like a typed line.
  ///
  /// - Returns: Whether the element accepts text.
  open func accessibilityEnterText(_ text: String) -> Bool { false }
  /// The number of the view's elements, such as a table's rows.
  open var accessibilityElementCount: Int { 0 }
  /// The number of elements that were removed before the first one; nil, by default, for none.
  ///
  /// It is for a view with elements added at the end, such as the lines of a log. Line mode writes
  /// each of them once.
  open var accessibilityGoneElementCount: Int? { nil }
  /// The index of the element with the focus while the view has it, such as the highlighted row's.
  ///
  /// Nil for none of them.
  open var focusedAccessibilityElementIndex: Int? { nil }
  /// Returns an element of the view by its index.
  open func accessibilityElement(at index: Int) -> AccessibilityElement? { nil }
  /// Returns the number of rows among the elements before one; a table's headers aren't rows.
  open func accessibilityRowCount(before index: Int) -> Int { index }
  /// The letters that lead to elements of a view with many; by default none.
  open var accessibilityIndex: [AccessibilityIndexEntry] { [] }
}

extension View {
  /// Adds a view on top of the other subviews.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Inserts a view among the subviews; index 0 is the lowest.
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
      window.mnemonics.forgetControls()
      view.enteredWindow()
      // A focus that is in place stays until the layout.
      if window.firstResponder == nil || !window.isFocusInPlace { window.focus.isInDoubt = true }
    }
  }

  /// Moves a subview, which doesn't leave the window.
  private func moveSubview(_ view: View, to index: Int) {
    storedSubviews.removeAll { $0 === view }
    storedSubviews.insert(view, at: min(index, subviews.count))
    view.setNeedsDisplay()
    setNeedsContentUpdate()
    window?.mnemonics.forgetControls()
  }

  /// Removes the view from its superview.
  public func removeFromSuperview() {
    guard let superview else { return }
    let window = window
    if !isHidden { superview.expose(frame) }
    // Usually the last one is removed, or all from the first on.
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
    // The methods called here may remove other views.
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

  /// Marks all views with changed traits for layout and drawing.
  ///
  /// A view may add subviews to its descendants meanwhile: the subviews of each are read after its
  /// traits are set.
  func refreshTraits() {
    var views: [View] = [self]
    var index = 0
    while index < views.count {
      let view = views[index]
      index += 1
      // A view that was removed meanwhile has no traits.
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

  /// The view and all its descendants, each before its subviews.
  var selfAndDescendants: [View] {
    var views: [View] = [self]
    var index = 0
    while index < views.count {
      views += views[index].subviews
      index += 1
    }
    return views
  }

  /// This view and all descendants that aren't hidden, in reading order.
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

  /// Whether the view and all its ancestors handle keys and clicks.
  public var isInteractive: Bool {
    var view = self
    while view.isUserInteractionEnabled, !view.isHidden {
      guard let superview = view.superview else { return true }
      view = superview
    }
    return false
  }

  /// Whether this view is another one or its descendant.
  public func isDescendant(of view: View) -> Bool {
    var ancestor: View? = self
    while let current = ancestor, current !== view { ancestor = current.superview }
    return ancestor != nil
  }
}

/// A theme occupies hundreds of bytes, and few views have one of their own.
private final class OwnTheme {
  let theme: Theme

  init(theme: Theme) { self.theme = theme }
}

/// Most views have no menu.
private final class OwnMenu {
  let menu: Menu

  init(menu: Menu) { self.menu = menu }
}

/// A weak reference to a view, for collections of views that don't keep them alive.
struct WeakView {
  weak var view: View?
}
