public import HanokTerminal

/// A view that scrolls a larger one.
///
/// The content is as wide as the view, and has its own height at that width. The wheel, the
/// indicator and the page keys scroll; a view in it that gets the focus is scrolled into view. At
/// the trailing edge, an indicator shows the visible part:
///
/// ```
/// ┃ the visible part    ╎ the rest
/// ```
open class ScrollView: View {
  /// The view that is scrolled.
  public let contentView: View
  /// The number of content rows above the first visible one.
  public var contentOffset = 0 {
    didSet {
      contentOffset = max(0, min(contentOffset, maximumOffset))
      if contentOffset != oldValue { setNeedsLayout(); setNeedsDisplay() }
    }
  }
  /// The size of the content, in cells.
  public private(set) var contentSize = Size.zero {
    // The indicator shows the visible part of it.
    didSet { if contentSize != oldValue { setNeedsDisplay() } }
  }

  /// Whether a mouse button is pressed on the indicator.
  private var isIndicatorHeld = false

  /// The rows by which the wheel scrolls.
  private static let wheelRows = 3

  /// Creates a view that scrolls another.
  public init(_ contentView: View) {
    self.contentView = contentView
    super.init()
    addSubview(contentView)
  }

  /// Whether a part of the content is outside the view.
  public var isOverflowing: Bool { contentSize.height > frame.height }

  private var maximumOffset: Int { max(0, contentSize.height - frame.height) }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let size = contentView.fittingSize(proposal)
    guard let height = proposal.height, size.height > height else { return size }
    return Size(width: proposal.width ?? size.width + 1, height: height)
  }

  open override func layoutSubviews() {
    // The content shrinks as far as it can before it scrolls, spacers first; texts don't shrink.
    var size = contentView.fittingSize(ProposedSize(bounds.size))
    var width = frame.width
    if size.height > frame.height {
      if frame.width > 1 { width -= 1 }
      size = contentView.fittingSize(ProposedSize(width: width, height: frame.height))
    }
    contentSize = Size(width: width, height: max(frame.height, size.height))
    contentOffset = min(contentOffset, maximumOffset)
    place(
      contentView,
      at: Rect(x: 0, y: -contentOffset, width: width, height: contentSize.height))
  }

  open override func draw(in canvas: Canvas) {
    guard isOverflowing, frame.width > 1 else { return }
    let (traits, symbols) = (canvas.traits, canvas.traits.symbols)
    let thumb = thumb
    let thumbStyle = isFirstResponder ? traits.theme.focusedControl : traits.theme.progress
    for y in 0..<frame.height {
      let isThumb = thumb.contains(y)
      canvas.write(
        isThumb ? symbols.scrollThumb : symbols.scrollTrack, at: Point(x: frame.width - 1, y: y),
        style: isThumb ? thumbStyle : traits.theme.track)
    }
  }

  /// The indicator's rows for the visible part of the content.
  private var thumb: Range<Int> {
    let length = max(1, frame.height * frame.height / contentSize.height)
    let room = frame.height - length
    let start = maximumOffset == 0 ? 0 : (contentOffset * room + maximumOffset / 2) / maximumOffset
    return start..<(start + length)
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .wheel(.up): scroll(x: 0, y: -Self.wheelRows)
    case .wheel(.down): scroll(x: 0, y: Self.wheelRows)
    case .press(.left) where isOnIndicator(event.position): holdIndicator(at: event.position.y)
    case .drag(.left) where isIndicatorHeld: holdIndicator(at: event.position.y)
    case .release(.left) where isIndicatorHeld: releaseIndicator()
    default: false
    }
  }

  open override func mouseCancelled() { isIndicatorHeld = false }

  private func isOnIndicator(_ point: Point) -> Bool {
    isOverflowing && frame.width > 1 && mirrored(point).x == frame.width - 1
  }

  private func holdIndicator(at y: Int) -> Bool {
    isIndicatorHeld = true
    let last = max(1, frame.height - 1)
    contentOffset = (maximumOffset * max(0, min(y, last)) + last / 2) / last
    return true
  }

  private func releaseIndicator() -> Bool {
    isIndicatorHeld = false
    return true
  }

  open override var keyActions: [any KeyAction] {
    ScrollAction.allCases.filter { action in
      isOverflowing && (isFirstResponder || ![.scrollUp, .scrollDown].contains(action))
    }
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    switch keyAction(ScrollAction.self, for: event) {
    case .scrollPageDown: return scrollWithKeys(by: max(1, frame.height - 1))
    case .scrollPageUp: return scrollWithKeys(by: -max(1, frame.height - 1))
    case .scrollToStart: return scrollWithKeys(by: -contentOffset)
    case .scrollToEnd: return scrollWithKeys(by: maximumOffset - contentOffset)
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
  open override var canBecomeFirstResponder: Bool {
    guard isOverflowing else { return false }
    for view in contentView.visibleDescendants where view.canBecomeFirstResponder { return false }
    return true
  }

  open override func firstResponderDidChange() { setNeedsDisplay() }

  open override func scrollRectToVisible(_ rect: Rect) {
    let down = max(0, rect.maxY - frame.height)
    // Of a target higher than the view, the beginning is visible.
    contentOffset += min(down, rect.minY)
  }

  open override func scroll(x: Int, y: Int) -> Bool {
    layoutIfNeeded()
    let before = contentOffset
    contentOffset += max(-ProposedSize.largestLength, min(y, ProposedSize.largestLength))
    return contentOffset != before
  }
}
