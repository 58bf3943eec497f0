public import HanokTerminal

/// A view that scrolls a larger one.
///
/// The content is as wide as the view, and has its own height at that width. The wheel, the page
/// keys and a ``ScrollIndicator`` at the trailing edge scroll; a view in it that gets the focus is
/// scrolled into view.
open class ScrollView: View {
  /// The view that is scrolled.
  public let contentView: View
  /// The number of content rows above the first visible one.
  public var contentOffset = 0 {
    didSet {
      contentOffset = viewport.top
      if contentOffset != oldValue { setNeedsLayout(); setNeedsDisplay() }
    }
  }
  /// The size of the content, in cells.
  public private(set) var contentSize = Size.zero {
    // The indicator shows the visible part of it.
    didSet { if contentSize != oldValue { setNeedsDisplay() } }
  }

  /// Whether an indicator at the trailing edge shows the position; it needs a column.
  ///
  /// Set it to false for a view within another that scrolls: two indicators side by side are
  /// confusing.
  public var showsVerticalScrollIndicator = true {
    didSet { if showsVerticalScrollIndicator != oldValue { setNeedsContentUpdate() } }
  }

  private var indicator = ScrollIndicator()

  /// Creates a view that scrolls another.
  public init(_ contentView: View) {
    self.contentView = contentView
    super.init()
    addSubview(contentView)
  }

  /// Whether a part of the content is outside the view.
  public var isOverflowing: Bool { viewport.isOverflowing }

  private var viewport: Viewport {
    Viewport(top: contentOffset, length: frame.height, contentLength: contentSize.height)
  }

  /// The first cell of the indicator, from the leading side, or nil for none.
  private var indicatorOrigin: Point? {
    isOverflowing && indicatorWidth(in: frame.width) > 0 ? Point(x: frame.width - 1, y: 0) : nil
  }

  /// Returns the cells of the indicator of content that is too long.
  private func indicatorWidth(in width: Int) -> Int {
    showsVerticalScrollIndicator && width > 1 ? 1 : 0
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let size = contentView.fittingSize(proposal)
    guard let height = proposal.height, size.height > height else { return size }
    let width = proposal.width ?? size.width + (showsVerticalScrollIndicator ? 1 : 0)
    return Size(width: width, height: height)
  }

  open override func layoutSubviews() {
    // The content shrinks as far as it can before it scrolls, spacers first; texts don't shrink.
    var size = contentView.fittingSize(ProposedSize(bounds.size))
    var width = frame.width
    if size.height > frame.height {
      width -= indicatorWidth(in: width)
      size = contentView.fittingSize(ProposedSize(width: width, height: frame.height))
    }
    contentSize = Size(width: width, height: max(frame.height, size.height))
    contentOffset = viewport.top
    place(
      contentView,
      at: Rect(x: 0, y: -contentOffset, width: width, height: contentSize.height))
  }

  open override func draw(in canvas: Canvas) {
    guard let indicatorOrigin else { return }
    indicator.draw(viewport, at: indicatorOrigin, isFocused: isFirstResponder, in: canvas)
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    let top = indicator.top(
      for: event, at: mirrored(event.position), from: indicatorOrigin, of: viewport)
    guard let top else { return super.mouse(event) }
    contentOffset = top
    return true
  }

  open override func mouseCancelled() { indicator.cancel() }

  open override var keyActions: [any KeyAction] {
    ScrollAction.allCases.filter { action in
      isOverflowing && (isFirstResponder || ![.scrollUp, .scrollDown].contains(action))
    }
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    switch keyAction(ScrollAction.self, for: event) {
    case .scrollPageDown: return scrollWithKeys(by: viewport.page)
    case .scrollPageUp: return scrollWithKeys(by: -viewport.page)
    case .scrollToStart: return scrollWithKeys(by: -contentOffset)
    case .scrollToEnd: return scrollWithKeys(by: viewport.maximumTop)
    case .scrollDown where isFirstResponder: return scroll(x: 0, y: 1)
    case .scrollUp where isFirstResponder: return scroll(x: 0, y: -1)
    default: return super.keyPressed(event)
    }
  }

  /// Scrolls, and moves the focus to a visible view if the focused one is no longer visible.
  private func scrollWithKeys(by rows: Int) -> Bool {
    guard scroll(x: 0, y: rows) else { return false }
    layoutIfNeeded()
    guard let responder = window?.firstResponder, responder.isDescendant(of: contentView),
      !isInSight(responder)
    else { return true }
    let seen = contentView.visibleDescendants.filter { $0.canBecomeFirstResponder && isInSight($0) }
    let offset = contentOffset
    _ = (rows > 0 ? seen.first : seen.last)?.becomeFirstResponder()
    contentOffset = offset
    return true
  }

  private func isInSight(_ view: View) -> Bool {
    view.convert(view.bounds, to: self).intersects(bounds)
  }

  open override var isScrollable: Bool { true }

  /// Whether the view can have the focus: if its content overflows and contains no such view.
  ///
  /// Content that is used by the keys of a field scrolls with them.
  open override var canBecomeFirstResponder: Bool {
    guard isOverflowing, !contentView.isUsedByOtherKeys else { return false }
    for view in contentView.visibleDescendants where view.canBecomeFirstResponder { return false }
    return true
  }

  open override func firstResponderDidChange() { setNeedsDisplay() }

  open override func scrollRectToVisible(_ rect: Rect) {
    var viewport = viewport
    let top = contentOffset + rect.minY
    viewport.reveal(top..<top + rect.height)
    contentOffset = viewport.top
  }

  open override func scroll(x: Int, y: Int) -> Bool {
    layoutIfNeeded()
    var viewport = viewport
    defer { contentOffset = viewport.top }
    return viewport.scroll(by: y)
  }
}
