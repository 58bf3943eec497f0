public import HanokTerminal

/// A rectangle of the screen that draws itself, and holds others.
///
/// Frames are in the superview's cells. Only views that asked for it are drawn.
open class View: Responder {
  /// Where the view is, in its superview's cells.
  public var frame: Rect = .zero {
    didSet {
      guard frame != oldValue else { return }
      superview?.setNeedsDisplay()
      setNeedsDisplay()
      if frame.size != oldValue.size { setNeedsLayout() }
    }
  }

  /// The view's own cells: its frame with the origin at zero.
  public var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// The views in this one, the last on top.
  public private(set) var subviews: [View] = []
  /// The view that this one is in.
  public private(set) weak var superview: View?
  /// The controller whose view this is.
  weak var controller: ViewController?

  /// Whether the view and all in it are left out.
  public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      superview?.contentDidChange()
    }
  }

  /// Whether the view and all in it take keys and clicks.
  public var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsDisplay() } }
  }

  /// How often the view was drawn: for tests.
  public private(set) var drawCount = 0
  /// What the view was lately asked to fit into, and the sizes it wished for.
  private var measurements: [(room: Size, size: Size)] = []
  private(set) var needsLayout = true
  private(set) var needsDisplay = true

  /// The window that the view is in; nil while it is in none.
  public var window: Window? { self as? Window ?? superview?.window }

  /// What flows down from the window; nil while the view is in none.
  open var traits: Traits? { superview?.traits }

  /// The controller of this view, or the view that this one is in.
  open override var next: Responder? { controller ?? superview }

  /// Puts a view on top of those in this one.
  public func addSubview(_ view: View) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
    view.traitsDidChange()
    contentDidChange()
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let superview else { return }
    window?.willRemove(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.contentDidChange()
  }

  /// The size that the view would like, at most `size`; ask by ``fittingSize(in:)``.
  open func sizeThatFits(_ size: Size) -> Size { size }

  /// Places the views in this one.
  open func layoutSubviews() {}

  /// Draws the view itself; those in it come on top.
  open func draw(in canvas: Canvas) {}

  /// What the view says where nothing is drawn: lines of text, or none.
  open var spokenLines: [AttributedText] { [] }

  /// Takes something that the mouse did, in the view's own cells.
  ///
  /// - Returns: Whether it was taken; otherwise it goes to the superview.
  open func mouse(_ event: MouseEvent) -> Bool { false }

  /// Asks for the views in this one to be placed again.
  public func setNeedsLayout() {
    needsLayout = true
    window?.setNeedsUpdate()
  }

  /// Asks for the view to be drawn again.
  public func setNeedsDisplay() {
    needsDisplay = true
    window?.setNeedsUpdate()
  }

  /// Called when the language or the looks have changed: all is placed and drawn again.
  open func traitsDidChange() {
    measurements = []
    setNeedsLayout()
    setNeedsDisplay()
    for view in subviews { view.traitsDidChange() }
  }
}

/// How large views would like to be.
extension View {
  /// The size that the view would like, at most `size`; remembered until its content changes.
  public func fittingSize(in size: Size) -> Size {
    if let known = measurements.first(where: { $0.room == size }) { return known.size }
    let fitting = sizeThatFits(size)
    // A superview asks twice: how large it may be itself, and when it places the view.
    if measurements.count == 4 { measurements.removeFirst() }
    measurements.append((size, fitting))
    return fitting
  }

  /// Tells that the view may wish for another size now: if it does, those around are placed again.
  public func invalidateIntrinsicContentSize() {
    let former = measurements
    measurements = []
    let isSame = former.allSatisfy { fittingSize(in: $0.room) == $0.size }
    if isSame && !former.isEmpty { return }
    superview?.setNeedsLayout()
    superview?.invalidateIntrinsicContentSize()
  }

  /// Places and draws the view again, and asks how large it would like to be.
  func contentDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

}

extension View {
  /// Places the views in this one and below, wherever that was asked for.
  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Draws what has changed, and what lies on top of that.
  ///
  /// - Parameter damage: What was drawn over so far, in the screen's cells.
  func drawTree(_ canvas: Canvas, isForced: Bool, damage: inout [Rect]) {
    let isCovered = damage.contains { !$0.intersection(canvas.clip).isEmpty }
    let isDrawn = isForced || needsDisplay || isCovered
    needsDisplay = false
    guard !isHidden, !canvas.isEmpty else { return }
    if isDrawn {
      damage.append(canvas.clip)
      canvas.fill(bounds, style: traits?.theme.text ?? .plain)
      draw(in: canvas)
      drawCount += 1
    }
    for view in subviews {
      view.drawTree(canvas.inset(to: view.frame), isForced: isDrawn, damage: &damage)
    }
  }

  /// This view and all below it that show, in reading order.
  public var visibleDescendants: [View] {
    isHidden ? [] : [self] + subviews.flatMap(\.visibleDescendants)
  }

  /// Whether the view and all above it take keys and clicks.
  var isInteractive: Bool {
    isUserInteractionEnabled && !isHidden && (superview?.isInteractive ?? true)
  }

  /// Whether this view is `view` or below it.
  func isDescendant(of view: View) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }

  /// The frame in the window's cells.
  public var frameInWindow: Rect {
    let origin = superview?.frameInWindow.origin ?? .zero
    return superview == nil ? bounds : frame.offset(x: origin.x, y: origin.y)
  }

  /// The topmost view below a point of the window that takes clicks.
  func hitTest(_ point: Point) -> View? {
    guard isInteractive, frameInWindow.contains(point) else { return nil }
    return subviews.reversed().lazy.compactMap { $0.hitTest(point) }.first ?? self
  }
}
